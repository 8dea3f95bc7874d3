import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { SelectField } from '../../../components/select-field.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useFieldsFollow } from '../../../lib/use-fields-follow.ts'
import { categoriesQuery, statesQuery } from '../../../lib/vocabulary.ts'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'
import { ALL_SERVICES, ALL_STATES } from '../map-values.ts'

const card = style({
  padding: { base: '4', md: '6' },
  background: 'card',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'card',
})
const title = style({ fontSize: '20', marginBottom: '4' })
const form = style({
  display: 'grid',
  gap: '3',
  alignItems: 'end',
  marginTop: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
})
const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  minHeight: 'touch',
  marginTop: '4',
})

interface MapFiltersProps {
  state: string | undefined
  service: string | undefined
  /** Parameters of the address that a filter keeps. */
  kept: [string, string][]
  onFilter: (change: Record<string, string | undefined>) => void
  clearHref: string
  /** The search form. */
  search: ReactNode
  /** How many were found. */
  children: ReactNode
}

/** The search form, and filters by state and by service that take effect at once. */
export const MapFilters = ({
  state,
  service,
  kept,
  onFilter,
  clearHref,
  search,
  children,
}: MapFiltersProps) => {
  const { filters: text } = useCopy(mapCopy)
  const paths = usePaths()
  const { data: states = [] } = useQuery(statesQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const formId = useId()
  const ref = useFieldsFollow({
    state: state ?? ALL_STATES,
    service: service ?? ALL_SERVICES,
  })
  const change = (event: FormEvent<HTMLFormElement>) => {
    const values = new FormData(event.currentTarget)
    const chosen = (name: string, none: string) => {
      const value = String(values.get(name))
      return value === none ? undefined : value
    }
    onFilter({ state: chosen('state', ALL_STATES), service: chosen('service', ALL_SERVICES) })
  }
  return (
    <section css={card}>
      <h2 css={title}>{text.heading}</h2>
      {search}
      <form id={formId} ref={ref} css={form} action={paths.map()} method="get" onChange={change}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          label={text.state}
          name="state"
          defaultValue={state ?? ALL_STATES}
          options={[
            { value: ALL_STATES, label: text.allStates },
            ...states.map(({ abbreviation, name, clinicCount }) => ({
              value: abbreviation,
              label: text.option(name, clinicCount),
            })),
          ]}
        />
        <SelectField
          label={text.service}
          name="service"
          defaultValue={service ?? ALL_SERVICES}
          options={[
            { value: ALL_SERVICES, label: text.allServices },
            ...categories.map(({ slug, name, clinicCount }) => ({
              value: slug,
              label: text.option(name, clinicCount),
            })),
          ]}
        />
      </form>
      <div css={foot}>
        {children}
        <noscript>
          <button type="submit" form={formId} css={outlineButton}>
            {text.apply}
          </button>
        </noscript>
        {(state || service) && (
          <Link css={outlineButton} to={clearHref} replace preventScrollReset>
            {text.clear}
          </Link>
        )}
      </div>
    </section>
  )
}
