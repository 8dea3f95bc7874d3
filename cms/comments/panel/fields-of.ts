import type { ClientField } from 'payload'

/** A field that a comment can be about. */
export interface CommentedField {
  name: string
  label: string
}

type Said = (label: unknown, name: string) => string

/**
 * The fields that people fill in, in the order of the form.
 * @param said a field's label in the reader's language
 */
export const fieldsOf = (fields: readonly ClientField[], said: Said): CommentedField[] =>
  fields.flatMap((field): CommentedField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => fieldsOf(tab.fields, said))
    if (field.type === 'row' || field.type === 'collapsible') return fieldsOf(field.fields, said)
    if (!('name' in field) || !field.name || field.type === 'ui') return []
    const { admin, name } = field
    if (field.hidden || admin?.hidden || admin?.readOnly || name.startsWith('_')) return []
    return [{ name, label: said('label' in field ? field.label : name, name) }]
  })
