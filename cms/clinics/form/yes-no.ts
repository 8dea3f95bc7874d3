import type { SelectField } from 'payload'

/**
 * A yes/no question that may be unanswered, which is not the same as no.
 * Stored as 'yes' or 'no'; empty is unknown.
 */
export const yesNo = (name: string): SelectField => ({
  name,
  type: 'select',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  admin: { placeholder: 'Unknown', width: '33%' },
})
