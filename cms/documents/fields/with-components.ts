import type { DateField, Field } from 'payload'

const CELLS = {
  day: '/panel-kit/cells/day-cell.tsx#DayCell',
  list: '/panel-kit/cells/list-cell.tsx#ListCell',
  moment: '/panel-kit/cells/moment-cell.tsx#MomentCell',
  number: '/panel-kit/cells/number-cell.tsx#NumberCell',
  relation: '/documents/mends/relation-cell.tsx#RelationCell',
}

const DIFFS = {
  day: '/documents/panel/date-diff.tsx#DayDiff',
  moment: '/documents/panel/date-diff.tsx#MomentDiff',
  none: '/panel-kit/nothing.tsx#Nothing',
}

/** Numbers that people write without a comma, or with many decimals. */
const WRITTEN_PLAIN = /year$|^latitude$|^longitude$/i

/** date-fns writes PP in the order of the reader's language. Payload would leave the year out. */
const DATE_FORMATS = { day: 'PP', moment: 'PP, h:mm a' }

/** What people may type for a day, in the words and the order of their language. */
const TYPED_DAYS = ['P', 'PPP', 'MMMM d, y', 'd MMMM y', 'd MMM y', 'MMM d y', 'y-MM-dd']

const dateKind = ({ admin }: DateField): 'day' | 'moment' =>
  admin?.date?.pickerAppearance === 'dayAndTime' ? 'moment' : 'day'

/** How two versions of a field are compared, if not as Payload does: it shows what forms hide, as code. */
const diffOf = (field: Field): string | undefined => {
  if (field.admin && 'hidden' in field.admin && field.admin.hidden) return DIFFS.none
  if (field.type !== 'date') return undefined
  return field.admin?.components?.Cell === CELLS.moment ? DIFFS.moment : DIFFS[dateKind(field)]
}

const dateOf = (field: DateField) => {
  const kind = dateKind(field)
  const displayFormat = DATE_FORMATS[kind]
  // The first is the one that is shown. With only one, what doesn't fit is left to the browser to guess.
  const dateFormat = kind === 'day' ? [displayFormat, ...TYPED_DAYS] : displayFormat
  return { displayFormat, overrides: { dateFormat } }
}

/** How a list shows a field of this kind, if not as Payload does. */
const cellOf = (field: Field): string | undefined => {
  if (field.type === 'date') return CELLS[dateKind(field)]
  if (field.type === 'number' && !field.hasMany)
    return WRITTEN_PLAIN.test(field.name) ? undefined : CELLS.number
  if (field.type === 'text' && field.hasMany) return CELLS.list
  return field.type === 'relationship' || field.type === 'upload' ? CELLS.relation : undefined
}

const withComponent = (field: Field): Field => {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: withComponents(tab.fields) })),
    }
  // Only these are laid out within others; what is in a list of rows is no column.
  if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
    return { ...field, fields: withComponents(field.fields) } as Field
  const Cell = cellOf(field)
  const Diff = diffOf(field)
  if (!Cell && !Diff) return field
  const components = { ...(Cell && { Cell }), ...(Diff && { Diff }), ...field.admin?.components }
  const date = field.type === 'date' && { date: { ...dateOf(field), ...field.admin?.date } }
  // TypeScript loses which kind of field it is.
  return { ...field, admin: { ...field.admin, ...date, components } } as Field
}

/** Cells, comparisons and formats for all fields of a kind that Payload shows wrongly or in another time zone. */
export const withComponents = (fields: Field[]): Field[] => fields.map(withComponent)
