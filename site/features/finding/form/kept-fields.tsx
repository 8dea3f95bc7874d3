import { HiddenFields } from '../../../components/hidden-fields.tsx'
import { type SearchValues, searchParameters } from '../values.ts'

interface KeptFieldsProps {
  values: Partial<SearchValues>
}

/** Hidden fields for the values that another form on the page has set. */
export const KeptFields = ({ values }: KeptFieldsProps) => (
  <HiddenFields
    fields={Object.entries(searchParameters(values)).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)] as const],
    )}
  />
)
