import { type SearchValues, searchParameters } from '../search-values.ts'

interface KeptFieldsProps {
  values: Partial<SearchValues>
}

/** Hidden fields for the values that another form on the page has set. */
export const KeptFields = ({ values }: KeptFieldsProps) =>
  Object.entries(searchParameters(values)).map(([name, value]) =>
    value === undefined || value === '' ? null : (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ),
  )
