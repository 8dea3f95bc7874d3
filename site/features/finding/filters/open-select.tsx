import { OPEN_FILTERS } from '@healthcare-for-all/cms/contract'
import { SelectField } from '../../../components/select-field.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import type { FilterProps } from './filter-values.ts'

/** When a clinic has to be open. */
export const OpenSelect = ({ values, counts }: FilterProps) => {
  const { filters: text } = useCopy(searchCopy)
  return (
    <SelectField
      label={text.open}
      name="open"
      defaultValue={values.open ?? ''}
      options={[
        { value: '', label: text.anyTime },
        ...OPEN_FILTERS.map((value) => ({
          value,
          label: text.counted(text.openChoices[value], counts?.open[value]),
        })),
      ]}
    />
  )
}
