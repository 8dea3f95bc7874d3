import type { ClientField } from 'payload'
import { isEditedByHand } from '../is-edited-by-hand.ts'

/** A field that can be edited in many documents at once. */
export interface EditableField {
  name: string
  label: string
  isList: boolean
  field: ClientField
}

const NO_VALUES = ['ui', 'join', 'group', 'blocks']

/** The fields of a form, out of its tabs and rows, in their order. */
export const editableFields = (fields: readonly ClientField[]): EditableField[] =>
  fields.flatMap((field): EditableField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => editableFields(tab.fields))
    if (!('name' in field)) return 'fields' in field ? editableFields(field.fields) : []
    if (!isEditedByHand(field) || NO_VALUES.includes(field.type)) return []
    const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name
    const isList = field.type === 'array' || ('hasMany' in field && field.hasMany === true)
    return [{ name: field.name, label, isList, field }]
  })
