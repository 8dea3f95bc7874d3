import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { TRAIT_FILTERS } from '@healthcare-for-all/cms/contract'
import { useContinuedChange } from '../../../lib/use-continued-change.ts'
import { useEarlyChoice } from '../../../lib/use-early-choice.ts'
import { useFieldsFollow } from '../../../lib/use-fields-follow.ts'
import { formQuery } from '../form/use-search-form.ts'
import type { FilterValues } from './filter-values.ts'
import { spokenValue } from './language-select.tsx'

/** What the fields show that list and map have in common. */
export const filterFields = (values: FilterValues) => ({
  isFree: values.isFree === true,
  isLowCost: values.isLowCost === true,
  open: values.open ?? '',
  ...Object.fromEntries(TRAIT_FILTERS.map((name) => [name, values[name] === true])),
  languages: spokenValue(values.languages) ?? '',
})

interface FilterFormProps extends Omit<HTMLChakraProps<'form'>, 'ref'> {
  /** What the fields show, by their names. */
  fields: Record<string, string | boolean>
  /** What is ticked of checkboxes that share a name. */
  ticked?: Record<string, readonly string[]>
  /** @param replace whether to replace the history entry */
  onFilter: (query: URLSearchParams, replace: boolean) => void
}

/** Narrows a search. With scripts, a choice applies immediately; without, there is a button. */
export const FilterForm = ({ fields, ticked, onFilter, ...form }: FilterFormProps) => {
  const isContinuation = useContinuedChange()
  const ref = useFieldsFollow(fields, ticked)
  useEarlyChoice(ref, (early) => onFilter(formQuery(early), true))
  return (
    <chakra.form
      ref={ref}
      method="get"
      onChange={({ currentTarget, target }) => {
        const query = formQuery(currentTarget)
        // What is chosen in a select takes the place of what is ticked under its name.
        if (target instanceof HTMLSelectElement) query.set(target.name, target.value)
        onFilter(query, isContinuation(target))
      }}
      {...form}
    />
  )
}
