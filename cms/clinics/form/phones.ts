import type { ArrayField, TextFieldSingleValidation } from 'payload'
import { LINE_LABELS } from '../../contract/line-text.ts'
import { LINE_TYPES, MOST_DESCRIPTION } from '../../contract/phone-lines.ts'
import { isPhone, phoneField } from '../../documents/fields/phone.ts'

export const isExtension: TextFieldSingleValidation = (value) =>
  !value || /^\d{1,10}$/.test(value) || 'Enter digits only.'

const isLine: TextFieldSingleValidation = (value, options) =>
  value ? isPhone(value, options) : 'Enter the number, or remove the line.'

/** Lines beside the number to call, one row each. */
export const phonesField: ArrayField = {
  name: 'phones',
  type: 'array',
  labels: { singular: 'Line', plural: 'Further lines' },
  maxRows: 20,
  admin: {
    description:
      'A fax, a TTY, a line for texts or for a language. Spanish pages offer a line in Spanish first.',
    components: { Field: '/clinics/panel/phones/phone-lines.tsx#PhoneLines' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        phoneField('number', { required: true, validate: isLine }),
        { name: 'extension', type: 'text', validate: isExtension },
        {
          name: 'type',
          type: 'select',
          required: true,
          defaultValue: 'voice',
          options: LINE_TYPES.map((value) => ({ value, label: LINE_LABELS[value].en })),
        },
      ],
    },
    { name: 'languages', type: 'text', hasMany: true },
    { name: 'description', type: 'text', maxLength: MOST_DESCRIPTION },
  ],
}
