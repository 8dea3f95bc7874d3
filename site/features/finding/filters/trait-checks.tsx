import { TRAIT_FILTERS } from '@healthcare-for-all/cms/contract'
import { CheckField } from '../../../components/check-field.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './filter-values.ts'

/** What somebody needs of a clinic: no insurance, no appointment, no papers. */
export const TraitChecks = ({ values, counts }: FilterProps) => {
  const { filters: text } = useCopy(searchCopy)
  return (
    <FilterGroup legend={text.needs}>
      {TRAIT_FILTERS.map((name) => (
        <CheckField
          key={name}
          name={name}
          label={text.counted(text[name], counts?.[name])}
          defaultChecked={values[name] === true}
        />
      ))}
    </FilterGroup>
  )
}
