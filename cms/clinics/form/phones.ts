import type { ArrayField, TextFieldSingleValidation } from 'payload'
import { LINE_LABELS } from '../../contract/line-text.ts'
import { LINE_TYPES, MOST_DESCRIPTION } from '../../contract/phone-lines.ts'
import { isPhone, phoneField } from '../../documents/fields/phone.ts'
import { sayTo } from '../../panel-kit/say.ts'

export const isExtension: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^\d{1,10}$/.test(value) ||
  sayTo(req)({ en: 'Enter digits only.', es: 'Escriba solo dígitos.' })

const isLine: TextFieldSingleValidation = (value, options) =>
  value
    ? isPhone(value, options)
    : sayTo(options.req)({
        en: 'Enter the number, or remove the line.',
        es: 'Escriba el número, o quite la línea.',
      })

/** Lines beside the number to call, one row each. */
export const phonesField: ArrayField = {
  name: 'phones',
  type: 'array',
  labels: {
    singular: { en: 'Line', es: 'Línea' },
    plural: { en: 'Further lines', es: 'Otras líneas' },
  },
  maxRows: 20,
  admin: {
    description: {
      en: 'A fax, a TTY, a line for texts or for a language. Spanish pages offer a line in Spanish first.',
      es: 'Un fax, un TTY, una línea para mensajes de texto o para un idioma. Las páginas en español ofrecen primero una línea en español.',
    },
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
          options: LINE_TYPES.map((value) => ({ value, label: LINE_LABELS[value] })),
        },
      ],
    },
    { name: 'languages', type: 'text', hasMany: true },
    { name: 'description', type: 'text', maxLength: MOST_DESCRIPTION },
  ],
}
