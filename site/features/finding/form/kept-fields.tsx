import { HiddenFields } from '../../../components/hidden-fields.tsx'

interface KeptFieldsProps {
  /** Of the address. */
  parameters: Record<string, string | number | boolean | undefined>
}

/** Hidden fields for the parameters that another form on the page has set. */
export const KeptFields = ({ parameters }: KeptFieldsProps) => (
  <HiddenFields
    fields={Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)] as const],
    )}
  />
)
