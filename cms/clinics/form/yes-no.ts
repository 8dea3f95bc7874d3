import type { SelectField } from 'payload'
import { placeholder } from '../../documents/mends/select-placeholder.ts'

/**
 * A yes/no question that may be unanswered, which is not the same as no.
 * Stored as 'yes' or 'no'; empty is unknown.
 */
export const yesNo = (name: string): SelectField => ({
  name,
  type: 'select',
  options: [
    { value: 'yes', label: { en: 'Yes', es: 'Sí' } },
    { value: 'no', label: { en: 'No', es: 'No' } },
  ],
  admin: { placeholder: placeholder({ en: 'Unknown', es: 'No se sabe' }), width: '33%' },
})
