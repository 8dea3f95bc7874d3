import { CheckField } from '../../../components/check-field.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { useProductName } from '../../../lib/site-settings.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './filter-values.ts'

const FLAGS = ['isFree', 'isLowCost'] as const

/** Free, low-cost, or either. */
export const CostChecks = ({ values, counts }: FilterProps) => {
  const { filters: text } = useCopy(searchCopy)
  const labels = { isFree: useProductName(), isLowCost: text.lowCost }
  return (
    <FilterGroup legend={text.cost}>
      {FLAGS.map((name) => (
        <CheckField
          key={name}
          name={name}
          label={text.counted(labels[name], counts?.[name])}
          defaultChecked={values[name] === true}
        />
      ))}
      {/* After the checkboxes, which win: an address may say 'false', a checkbox can't. */}
      {FLAGS.map(
        (name) =>
          values[name] === false && <input key={name} type="hidden" name={name} value="false" />,
      )}
    </FilterGroup>
  )
}
