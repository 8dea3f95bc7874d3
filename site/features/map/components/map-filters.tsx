import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

const card = style({
  '@media screen and (min-width: 48rem)': {
    padding: '4',
    paddingTop: '2',
    marginTop: '3',
    background: 'card',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { base: '2', md: '4' },
  rowGap: '1',
  marginBlock: '2',
})
const title = style({ fontSize: { base: '18', md: '20' } })
const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: { base: '2', md: '3' },
  marginTop: { base: '2', md: '3' },
})

interface MapFiltersProps extends Omit<FilterFieldsProps, 'formId'> {
  clearHref: string
  /** The search form. */
  search: ReactNode
  /** How many were found. */
  found: ReactNode
  /** Beside the filters: the choice of view. */
  children: ReactNode
}

/** The search form, and filters by state and by service that take effect immediately. */
export const MapFilters = ({ clearHref, search, found, children, ...fields }: MapFiltersProps) => {
  const { filters: text } = useCopy(mapCopy)
  const formId = useId()
  return (
    <section css={card}>
      <div css={head}>
        <h2 css={title}>{text.heading}</h2>
        {found}
      </div>
      {search}
      <div css={tools}>
        <FilterFields formId={formId} {...fields} />
        <noscript>
          <button type="submit" form={formId} css={outlineButton}>
            {text.apply}
          </button>
        </noscript>
        {(fields.filter.state || fields.filter.service) && (
          <Link css={outlineButton} to={clearHref} preventScrollReset>
            {text.clear}
          </Link>
        )}
        {children}
      </div>
    </section>
  )
}
