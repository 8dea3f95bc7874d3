import { CheckField } from '../../../components/check-field.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useProductName } from '../../../lib/site-settings.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './filter-values.ts'

/** Free, low-cost, or either. */
export const CostChecks = ({ values, counts }: FilterProps) => {
  const { filters: text } = useCopy(searchCopy)
  const product = useProductName()
  return (
    <FilterGroup legend={text.cost}>
      <CheckField
        name="isFree"
        label={text.counted(product, counts?.isFree)}
        defaultChecked={values.isFree === true}
      />
      <CheckField
        name="isLowCost"
        label={text.counted(text.lowCost, counts?.isLowCost)}
        defaultChecked={values.isLowCost === true}
      />
    </FilterGroup>
  )
}
