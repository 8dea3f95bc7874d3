import type { Field, UIField } from 'payload'

/** A part of a form that is one of the panel's own components and keeps nothing itself. */
export const uiField = (name: string, Field: string): UIField => ({
  name,
  type: 'ui',
  admin: { components: { Field }, disableBulkEdit: true, disableListColumn: true },
})

const NOTHING = '/panel-kit/nothing.tsx#Nothing'

/** Fields that a screen shows in its own way: their own inputs are left out of the form. */
export const shownElsewhere = (fields: Field[]): Field[] =>
  fields.map((field) => {
    if (field.type === 'row') return { ...field, fields: shownElsewhere(field.fields) }
    // The kinds that stand in these forms all take a component, which TypeScript can't follow.
    const admin = { ...field.admin, components: { ...field.admin?.components, Field: NOTHING } }
    return { ...field, admin } as Field
  })
