import { LIST_FILTERS, TRAIT_FILTERS } from '@healthcare-for-all/cms/contract'
import { searchFormCopy } from '../../copy/search-form.ts'
import { useCopy } from '../../lib/language.tsx'
import { isSet } from './filters/filter-kinds.ts'
import { useFilterName } from './filters/use-filter-name.ts'
import { serviceName } from './service-options.ts'
import type { FindValues } from './values.ts'

/** What a search asks for beside its place, in the words of its fields. */
export const useLookedFor = (values: FindValues): string[] => {
  const copy = useCopy(searchFormCopy)
  const nameOf = useFilterName()
  const { services, isFree, isLowCost } = values
  const others = (['open', ...TRAIT_FILTERS, ...LIST_FILTERS] as const).filter((name) =>
    isSet(values[name]),
  )
  return [
    ...services.map((service) => serviceName(copy, service)),
    ...(isFree || isLowCost ? [nameOf(values, 'cost')] : []),
    ...others.map((name) => nameOf(values, name)),
  ]
}
