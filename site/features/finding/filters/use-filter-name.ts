import { englishLanguage, spokenLanguage } from '@healthcare-for-all/cms/contract'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import { useProductName } from '../../../lib/site-settings.tsx'
import type { FilterValues } from './filter-values.ts'

type NamedFilter = 'cost' | Exclude<keyof FilterValues, 'isFree' | 'isLowCost'>

/** What a filter that is set is called where it is chosen: 'Open now', 'Spanish'. */
export const useFilterName = () => {
  const { filters: text } = useCopy(searchCopy)
  const locale = useLocale()
  const product = useProductName()
  return (values: FilterValues, filter: NamedFilter): string => {
    if (filter === 'cost')
      return values.isFree === undefined && values.isLowCost !== undefined ? text.lowCost : product
    if (filter === 'open') return text.openChoices[values.open ?? 'now']
    if (filter !== 'languages') return text[filter]
    return spokenLanguage(englishLanguage(values.languages ?? ''), locale)
  }
}
