import { Box, chakra, defineStyle, type HTMLChakraProps, Span } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useOpenWhenWide } from '../../../lib/use-open-when-wide.ts'
import { ApplyButton } from './apply-button.tsx'

/** Below this width the filters lie over the page: as the theme's lgDown. */
const NARROW = '(max-width: 63.99rem)'
/** The sheet's first line, which closes it. */
const TOP = '3.25rem'

const sheet = defineStyle({
  '& > summary > .closes': { display: 'none' },
  lgDown: {
    '&[open] > summary': {
      position: 'fixed',
      insetInline: 0,
      top: 0,
      // Above the map's own controls, and a chosen clinic.
      zIndex: 1200,
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'full',
      height: TOP,
      paddingInline: '4',
      background: 'wash',
      listStyle: 'none',
    },
    '&[open] > summary > .closes': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      marginInlineStart: 'auto',
    },
    '&[open] > div': {
      position: 'fixed',
      insetInline: 0,
      insetBlock: `${TOP} 0`,
      zIndex: 1200,
      display: 'flex',
      flexDirection: 'column',
      background: 'paper',
    },
  },
})
const fields = defineStyle({
  lgDown: {
    flex: '1 1 0',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: '4',
    paddingBlock: '2',
  },
})
const bar = defineStyle({
  lgDown: { padding: '2', paddingInline: '4', borderTopWidth: '1px', borderColor: 'edge' },
})

interface FilterSheetProps extends Omit<HTMLChakraProps<'details'>, 'ref'> {
  summary: ReactNode
  /** The form that its button sends where no script does. */
  formId: string
  /** How many clinics there are with what is chosen; undefined while that is unknown. */
  found: number | undefined
}

/**
 * The filters of a list or a map. On a phone they are a sheet over the page, whose button says how many clinics
 * it shows; where there is room they are simply there.
 */
export const FilterSheet = ({
  summary,
  formId,
  found,
  css,
  children,
  ...details
}: FilterSheetProps) => {
  const { filters: text } = useCopy(searchCopy)
  const ref = useOpenWhenWide()
  const isSheet = () => Boolean(ref.current?.open) && window.matchMedia(NARROW).matches
  const close = () => {
    if (!ref.current || !isSheet()) return
    ref.current.open = false
    ref.current.querySelector('summary')?.focus()
  }
  useEffect(() => {
    const narrow = window.matchMedia(NARROW)
    // Open beside a list, they would cover it once the screen is turned.
    const turn = () => ref.current?.toggleAttribute('open', !narrow.matches)
    narrow.addEventListener('change', turn)
    return () => narrow.removeEventListener('change', turn)
  }, [ref])
  return (
    <chakra.details
      data-filter-sheet=""
      ref={ref}
      css={[sheet, css]}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // What is behind the sheet can't be seen.
        if (relatedTarget && !currentTarget.contains(relatedTarget) && isSheet())
          currentTarget.open = false
      }}
      {...details}
    >
      <chakra.summary>
        {summary}
        <Span className="closes">
          <span>{text.close}</span>
          <Icon name="close" />
        </Span>
      </chakra.summary>
      <div>
        <Box css={fields}>{children}</Box>
        <Box css={bar}>
          <ApplyButton label={text.apply} done={text.show(found)} form={formId} onDone={close} />
        </Box>
      </div>
    </chakra.details>
  )
}
