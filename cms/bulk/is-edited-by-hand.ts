import type { ClientField, FlattenedField } from 'payload'

/** Whether people edit a field by hand, in many documents at once: not what the product keeps there. */
export const isEditedByHand = (field: ClientField | FlattenedField): boolean => {
  const { admin = {} } = field
  return !(
    ('hidden' in field && field.hidden) ||
    ('unique' in field && field.unique) ||
    ('disableBulkEdit' in admin && admin.disableBulkEdit) ||
    ('hidden' in admin && admin.hidden) ||
    ('readOnly' in admin && admin.readOnly)
  )
}
