import { type ReactNode, useId } from 'react'
import { ApplyButton } from '../../../components/clinic-filters/apply-button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useOpenWhenWide } from '../../../lib/use-open-when-wide.ts'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { hiddenUntilWide, readAloud, screenOnly } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

/** On these screens place and filters are one line. */
const WIDE = '(min-width: 64rem)'

const card = style({
  // The panel of further filters hangs from it.
  position: 'relative',
  display: 'grid',
  columnGap: '3',
  rowGap: '1',
  // Labels and fields stand on one line, whatever is below them.
  alignItems: 'start',
  marginTop: '1',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 35.5rem)' },
  [`@media screen and ${WIDE}`]: {
    padding: '3',
    marginTop: '2',
    background: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
/** The filters stand on the same line, so there is less room for words than elsewhere. */
const beside = style({
  '@media (max-width: 79.99rem)': {
    '& [type=submit]': { paddingInline: '2' },
    '& [type=submit] span': readAloud,
  },
})
/** With room for the distance, which only a place has. */
const around = style({ gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 44rem)' } })
const head = style({
  gridColumn: { base: '1 / -1' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2',
  rowGap: '1',
})
const titled = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const title = style({ fontSize: '18' })
const disclosure = style({
  [`@media screen and ${WIDE}`]: {
    '&[open] > summary': { display: 'none' },
    // Open before the scripts load, if the browser supports it.
    '@supports selector(::details-content)': {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
})
const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  fontWeight: 'bold',
  color: 'brand',
})
const tools = style({ display: 'grid', gap: '3', justifyItems: { base: 'start', lg: 'stretch' } })
/** Beside the count where there is room: among the fields it would start a second line. */
const clearWide = style({ lgDown: { display: 'none' } })
const clearNarrow = style({ display: { lg: 'none' } })

interface MapFiltersProps extends Omit<FilterFieldsProps, 'formId'> {
  clearHref: string
  /** The search form. */
  search: ReactNode
  /** How many were found. */
  found: ReactNode
  /** The choice of view. */
  children: ReactNode
}

/**
 * The search form, and filters that take effect immediately: one line where there is room. On a phone
 * the filters unfold, so that the map starts on the first screen.
 */
export const MapFilters = ({ clearHref, search, found, children, ...fields }: MapFiltersProps) => {
  const { filters: text } = useCopy(mapCopy)
  const formId = useId()
  const details = useOpenWhenWide()
  const { location, distance, ...set } = fields.filter
  const count = Object.values(set).filter((value) => value !== undefined).length
  const clear = count > 0 && (
    <PageLink css={outlineButton} to={clearHref} preventScrollReset>
      {text.clear}
    </PageLink>
  )
  return (
    <section css={[card, location !== undefined && around]}>
      <div css={head}>
        <div css={titled}>
          <h2 css={[title, hiddenUntilWide]}>{text.heading}</h2>
          {found}
          {clear && <div css={clearWide}>{clear}</div>}
        </div>
        {children}
      </div>
      <div css={beside}>{search}</div>
      <details ref={details} css={[disclosure, screenOnly]}>
        <summary css={summary}>
          <Icon name="sliders" />
          <span>{count > 0 ? text.set(count) : text.summary}</span>
        </summary>
        <div css={tools}>
          <FilterFields formId={formId} {...fields} />
          <ApplyButton label={text.apply} form={formId} />
          {clear && <div css={clearNarrow}>{clear}</div>}
        </div>
      </details>
    </section>
  )
}
