import { DEFAULT_DISTANCE, DISTANCES } from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { SelectField } from '../../../components/select-field.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { searchFormCopy } from '../../../copy/search-form.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useContinuedChange } from '../../../lib/use-continued-change.ts'
import { useFieldsFollow } from '../../../lib/use-fields-follow.ts'
import { categoriesQuery, statesQuery } from '../../../lib/vocabulary.ts'
import { style } from '../../../theme/style.ts'
import type { MapFilter } from '../api.ts'
import { ALL_SERVICES, ALL_STATES } from '../map-values.ts'

const form = style({
  display: 'grid',
  columnGap: '3',
  rowGap: '2',
  alignItems: 'end',
  flex: { base: '1 1 100%', lg: '1 1 0' },
  // Two side by side, or one if the text is large.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
})
export interface FilterFieldsProps {
  formId: string
  filter: MapFilter
  /** Parameters of the address that have no field here. */
  kept: [string, string][]
  /** @param replace whether to replace the history entry */
  onFilter: (change: Record<string, string | undefined>, replace: boolean) => void
}

/** Filters by state and by service, which take effect immediately. */
export const FilterFields = ({ formId, filter, kept, onFilter }: FilterFieldsProps) => {
  const { filters: text } = useCopy(mapCopy)
  const { form: words } = useCopy(searchFormCopy)
  const paths = usePaths()
  const { data: states = [] } = useQuery(statesQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const fields = {
    state: filter.state ?? ALL_STATES,
    service: filter.service ?? ALL_SERVICES,
    distance: String(filter.distance ?? DEFAULT_DISTANCE),
  }
  const ref = useFieldsFollow(fields)
  const isContinuation = useContinuedChange()
  const change = (event: FormEvent<HTMLFormElement>) => {
    const values = new FormData(event.currentTarget)
    const chosen = (name: string, none: string) => {
      const value = values.get(name)
      return value === none || typeof value !== 'string' ? undefined : value
    }
    onFilter(
      {
        state: chosen('state', ALL_STATES),
        service: chosen('service', ALL_SERVICES),
        distance: chosen('distance', String(DEFAULT_DISTANCE)),
      },
      isContinuation(event.target),
    )
  }
  return (
    <form id={formId} ref={ref} css={form} action={paths.map()} method="get" onChange={change}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={text.state}
        name="state"
        defaultValue={fields.state}
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
        defaultValue={fields.service}
        options={[
          { value: ALL_SERVICES, label: text.allServices },
          ...categories.map(({ slug, name, clinicCount }) => ({
            value: slug,
            label: text.option(name, clinicCount),
          })),
        ]}
      />
      {filter.location && (
        <SelectField
          label={words.distance}
          name="distance"
          defaultValue={fields.distance}
          options={DISTANCES.map((miles) => ({
            value: String(miles),
            label: words.miles(miles),
          }))}
        />
      )}
    </form>
  )
}
