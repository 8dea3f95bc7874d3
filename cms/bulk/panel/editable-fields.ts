import type { ClientField } from 'payload'
import { fieldLabel } from '../../documents/fields/field-label.ts'
import type { PanelLanguage } from '../../panel-kit/say.ts'
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
export const editableFields = (
  fields: readonly ClientField[],
  language: PanelLanguage,
): EditableField[] =>
  fields.flatMap((field): EditableField[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => editableFields(tab.fields, language))
    if (!('name' in field)) return 'fields' in field ? editableFields(field.fields, language) : []
    if (!isEditedByHand(field) || NO_VALUES.includes(field.type)) return []
    const isList = field.type === 'array' || ('hasMany' in field && field.hasMany === true)
    return [{ name: field.name, label: fieldLabel(field, language), isList, field }]
  })
