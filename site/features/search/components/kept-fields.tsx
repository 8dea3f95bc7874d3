import type { SearchValues } from '../search-values.ts'

interface KeptFieldsProps {
  values: Partial<SearchValues>
}

/** Hidden fields for the values that another form on the page has set. */
export const KeptFields = ({ values }: KeptFieldsProps) => {
  const fields = {
    location: values.location,
    service: values.services?.join(','),
    distance: values.distance,
    isFree: values.isFree,
    isLowCost: values.isLowCost,
    limit: values.limit,
  }
  return Object.entries(fields).map(([name, value]) =>
    value === undefined || value === '' ? null : (
      <input key={name} type="hidden" name={name} value={String(value)} />
    ),
  )
}
