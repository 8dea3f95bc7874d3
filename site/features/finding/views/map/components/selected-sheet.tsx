import { Button, chakra, defineStyle, Flex, Heading } from '@chakra-ui/react'
import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../../../../../components/icon.tsx'
import { PageLink } from '../../../../../components/page-link.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { useIsNarrow } from '../use-is-narrow.ts'

const sheet = defineStyle({
  marginTop: '8',
  lgDown: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    // Above the map's own controls.
    zIndex: 1100,
    marginTop: 0,
    paddingInline: '4',
    // The map stays in sight above it; at a great zoom there is still room to read.
    maxHeight: 'max(55svh, min(12rem, 90svh))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: 'card',
    borderTopWidth: '1px',
    borderColor: 'edge',
    borderTopLeftRadius: '10px',
    borderTopRightRadius: '10px',
    boxShadow: 'float',
  },
  '@media print': { position: 'static', maxHeight: 'none', boxShadow: 'none' },
})
/** On a phone the list is a view of its own, and the sheet would lie over it. */
const hiddenOnPhones = defineStyle({ lgDown: { '@media screen': { display: 'none' } } })
const close = defineStyle({ display: { lg: 'none' } })

interface SelectedSheetProps {
  clinic: ListedClinic
  /** How many times something has been chosen. */
  times: number
  isHiddenOnPhones: boolean
  details: RefObject<HTMLElement | null>
  /** The address without the clinic. */
  closeHref: string
  onClose: () => void
  children: ReactNode
}

/** The selected clinic: below the map, and on a phone a sheet over its lower part. */
export const SelectedSheet = (props: SelectedSheetProps) => {
  const { clinic, times, details, closeHref, onClose, children } = props
  const copy = useCopy(mapCopy)
  const isNarrow = useIsNarrow()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen is read out once
  useEffect(() => {
    if (isNarrow && times > 0) heading.current?.focus({ preventScroll: true })
  }, [clinic.id, times])
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const sheet = details.current
    if (!sheet || !isNarrow) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current()
    }
    sheet.addEventListener('keydown', press)
    return () => sheet.removeEventListener('keydown', press)
  }, [details, isNarrow])
  return (
    <chakra.section
      ref={details}
      css={[sheet, props.isHiddenOnPhones ? hiddenOnPhones : undefined]}
    >
      <Flex
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        lgDown={{ position: 'sticky', top: 0, zIndex: 1, background: 'card' }}
      >
        <Heading
          ref={heading}
          tabIndex={-1}
          fontSize={{ base: '16', lg: '24' }}
          marginBottom={{ lg: '2' }}
        >
          {copy.selected}
        </Heading>
        <Button asChild variant="plain" css={close}>
          <PageLink
            to={closeHref}
            replace
            preventScrollReset
            onClick={(event) => {
              event.preventDefault()
              onClose()
            }}
          >
            <Icon name="close" />
            <span>{copy.close}</span>
          </PageLink>
        </Button>
      </Flex>
      {children}
    </chakra.section>
  )
}
