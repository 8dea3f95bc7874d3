import { defineStyle } from '@chakra-ui/react'
import type { Need } from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../../../components/select-field.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy, usePaths } from '../../../../../lib/language.tsx'
import { categoriesQuery, statesQuery } from '../../../../../lib/vocabulary.ts'
import { FilterForm, filterFields } from '../../../filters/filter-form.tsx'
import { KeptFields } from '../../../form/kept-fields.tsx'
import { ALL_SERVICES } from '../../../values.ts'
import {
  ALL_STATES,
  type MapChange,
  type MapFilter,
  mapParameters,
  parseFilter,
} from '../map-values.ts'
import { useChoiceCounts } from '../use-choice-counts.ts'
import { MoreFilters } from './more-filters.tsx'

const form = defineStyle({
  display: 'grid',
  columnGap: '3',
  rowGap: '2',
  alignItems: 'end',
  width: 'full',
  // Two side by side, or one if the text is large; where there is room, all of them.
  gridTemplateColumns: {
    base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    lg: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  },
})

export interface FilterFieldsProps {
  formId: string
  filter: MapFilter
  /** What somebody needs, if their words say so: its services need not be in the list. */
  need?: Need | undefined
  /** The values of the address that have no field here. */
  kept: MapChange
  /** @param replace whether to replace the history entry */
  onFilter: (change: MapChange, replace: boolean) => void
}

/** Filters by state, service, distance and more, which take effect immediately. */
export const FilterFields = (props: FilterFieldsProps) => {
  const { formId, filter, need, kept, onFilter } = props
  const { filters: text } = useCopy(mapCopy)
  const paths = usePaths()
  const { data: states = [] } = useQuery(statesQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { counts, ofState, ofService } = useChoiceCounts(filter)
  const service = filter.services.join(',')
  const fields = {
    ...filterFields(filter),
    state: filter.state ?? ALL_STATES,
    service: service || ALL_SERVICES,
  }
  const isListed = service === '' || categories.some(({ slug }) => slug === service)
  const unlisted = isListed
    ? []
    : [{ value: service, label: need?.name ?? filter.services.join(', ') }]
  return (
    <FilterForm
      id={formId}
      css={form}
      fields={fields}
      action={paths.map()}
      onFilter={(query, replace) => {
        // Place and distance are the search form's.
        const { location, distance, ...change } = parseFilter(query)
        onFilter(change, replace)
      }}
    >
      <KeptFields parameters={mapParameters(kept)} />
      <SelectField
        label={text.state}
        name="state"
        defaultValue={fields.state}
        options={[
          { value: ALL_STATES, label: text.allStates },
          ...states.map((state) => ({
            value: state.abbreviation,
            label: text.option(state.name, ofState(state)),
          })),
        ]}
      />
      <SelectField
        label={text.service}
        name="service"
        defaultValue={fields.service}
        options={[
          { value: ALL_SERVICES, label: text.allServices },
          ...unlisted,
          ...categories.map((category) => ({
            value: category.slug,
            label: text.option(category.name, ofService(category)),
          })),
        ]}
      />
      <MoreFilters filter={filter} counts={counts} />
    </FilterForm>
  )
}
