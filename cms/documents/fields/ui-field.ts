import type { Field, UIField } from 'payload'

/** A part of a form that is one of the panel's own components and stores nothing itself. */
export const uiField = (name: string, Field: string): UIField => ({
  name,
  type: 'ui',
  admin: { components: { Field }, disableBulkEdit: true, disableListColumn: true },
})

const NOTHING = '/panel-kit/nothing.tsx#Nothing'

/** Fields that a screen shows in its own way, so their inputs are left out of the form. */
export const shownElsewhere = (fields: Field[]): Field[] =>
  fields.map((field) => {
    if (field.type === 'row') return { ...field, fields: shownElsewhere(field.fields) }
    // All kinds of fields in these forms take a component, which TypeScript can't follow.
    const admin = { ...field.admin, components: { ...field.admin?.components, Field: NOTHING } }
    return { ...field, admin } as Field
  })
