import type { Field } from 'payload'
import { nobodyOnField } from '../../access/nobody.ts'

/** What visitors sent stays as it was sent: it can be read but not changed. */
export const asSent = (fields: Field[]): Field[] =>
  fields.map((field) => {
    if ('fields' in field) return { ...field, fields: asSent(field.fields) } as Field
    return { ...field, access: { update: nobodyOnField } } as Field
  })
