import { chakra, defineStyle } from '@chakra-ui/react'
import {
  DEFAULT_DISTANCE,
  type Need,
  type Place,
  TRAIT_FILTERS,
} from '@healthcare-for-all/cms/contract'
import { useQuery } from '@tanstack/react-query'
import { HiddenFields } from '../../../../../components/hidden-fields.tsx'
import { SelectField } from '../../../../../components/select-field.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { searchCopy } from '../../../../../copy/search.ts'
import { searchFormCopy } from '../../../../../copy/search-form.ts'
import { areaField } from '../../../../../lib/area-field.ts'
import { useCopy, usePaths } from '../../../../../lib/language.tsx'
import { useContinuedChange } from '../../../../../lib/use-continued-change.ts'
import { useEarlyChoice } from '../../../../../lib/use-early-choice.ts'
import { useFieldsFollow } from '../../../../../lib/use-fields-follow.ts'
import { categoriesQuery, statesQuery } from '../../../../../lib/vocabulary.ts'
import { spokenValue } from '../../../filters/language-select.tsx'
import type { MapFilter } from '../api.ts'
import { ALL_SERVICES, ALL_STATES, MORE_FIELDS } from '../map-values.ts'
import { useCounts } from '../use-counts.ts'
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
const withDistance = defineStyle({
  gridTemplateColumns: { lg: 'minmax(0, 12fr) minmax(0, 12fr) minmax(0, 8fr) auto' },
})

const CHECKS = ['isFree', 'isLowCost', ...TRAIT_FILTERS] as const

export interface FilterFieldsProps {
  formId: string
  filter: MapFilter
  /** What somebody needs, if their words say so: its services need not be in the list. */
  need?: Need | undefined
  /** Where the search is, as it was understood. */
  place?: Place | null | undefined
  /** Parameters of the address that have no field here. */
  kept: [string, string][]
  /** @param replace whether to replace the history entry */
  onFilter: (change: Record<string, string | undefined>, replace: boolean) => void
}

/** Filters by state, service, distance and more, which take effect immediately. */
export const FilterFields = ({
  formId,
  filter,
  need,
  place,
  kept,
  onFilter,
}: FilterFieldsProps) => {
  const { filters: text } = useCopy(mapCopy)
  const { form: words } = useCopy(searchFormCopy)
  const paths = usePaths()
  const { data: states = [] } = useQuery(statesQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const { whole } = useCopy(searchCopy).filters
  const area = areaField(place, filter.distance, { whole, miles: words.miles })
  const { counts, ofState, ofService } = useCounts(filter)
  const fields = {
    ...Object.fromEntries(CHECKS.map((name) => [name, filter[name] === true])),
    open: filter.open ?? '',
    languages: spokenValue(filter.languages) ?? '',
    state: filter.state ?? ALL_STATES,
    service: filter.service ?? ALL_SERVICES,
    distance: area.value,
  }
  const isListed = !filter.service || categories.some(({ slug }) => slug === filter.service)
  const unlisted = isListed
    ? []
    : [{ value: fields.service, label: need?.name ?? fields.service.replaceAll(',', ', ') }]
  const isContinuation = useContinuedChange()
  const apply = (form: HTMLFormElement, replace: boolean) => {
    const values = new FormData(form)
    const chosen = (name: string, none: string) => {
      const value = values.get(name)
      return value === none || value === '' || typeof value !== 'string' ? undefined : value
    }
    onFilter(
      {
        state: chosen('state', ALL_STATES),
        service: chosen('service', ALL_SERVICES),
        distance: chosen('distance', String(DEFAULT_DISTANCE)),
        ...Object.fromEntries(MORE_FIELDS.map((name) => [name, chosen(name, '')])),
      },
      replace,
    )
  }
  const ref = useFieldsFollow(fields)
  useEarlyChoice(ref, (form) => apply(form, true))
  return (
    <chakra.form
      id={formId}
      ref={ref}
      css={[form, filter.location !== undefined ? withDistance : undefined]}
      action={paths.map()}
      method="get"
      onChange={(event) => apply(event.currentTarget, isContinuation(event.target))}
    >
      <HiddenFields fields={kept} />
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
      {filter.location && (
        <SelectField
          label={words.distance}
          name="distance"
          defaultValue={fields.distance}
          options={area.options}
        />
      )}
      <MoreFilters filter={filter} counts={counts} />
    </chakra.form>
  )
}
