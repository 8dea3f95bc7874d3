import type { Field } from 'payload'

const CELLS = {
  day: '/panel-kit/cells/day-cell.tsx#DayCell',
  list: '/panel-kit/cells/list-cell.tsx#ListCell',
  moment: '/panel-kit/cells/moment-cell.tsx#MomentCell',
  number: '/panel-kit/cells/number-cell.tsx#NumberCell',
  relation: '/documents/mends/relation-cell.tsx#RelationCell',
}

/** Numbers that people write without a comma, or with many decimals. */
const WRITTEN_PLAIN = /year$|^latitude$|^longitude$/i

/** How a list shows a field of this kind, if not as Payload does. */
const cellOf = (field: Field): string | undefined => {
  if (field.type === 'date')
    return field.admin?.date?.pickerAppearance === 'dayAndTime' ? CELLS.moment : CELLS.day
  if (field.type === 'number' && !field.hasMany)
    return WRITTEN_PLAIN.test(field.name) ? undefined : CELLS.number
  if (field.type === 'text' && field.hasMany) return CELLS.list
  return field.type === 'relationship' || field.type === 'upload' ? CELLS.relation : undefined
}

const withCell = (field: Field): Field => {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withCells(tab.fields) })) }
  // Only these are laid out within others; what is in a list of rows is no column.
  if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
    return { ...field, fields: withCells(field.fields) } as Field
  const cell = cellOf(field)
  if (!cell) return field
  const components = { Cell: cell, ...field.admin?.components }
  // TypeScript loses which kind of field it is.
  return { ...field, admin: { ...field.admin, components } } as Field
}

/** Cells of lists for all fields of a kind that Payload shows wrongly or in another time zone. */
export const withCells = (fields: Field[]): Field[] => fields.map(withCell)
