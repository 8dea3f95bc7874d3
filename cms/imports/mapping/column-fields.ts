import {
  CLINIC_FACTS,
  type ClinicFactName,
  type FactsOfKind,
  factsOfKind,
  type LocalizedFact,
  SPANISH_FIELDS,
  type SpanishField,
  spanishField,
} from '../../contract/clinic-facts.ts'

/** Which fields of a clinic a column can fill, by the kind of its cells. */

/** Facts with their own rules for reading. */
const READ_APART = [
  'name',
  'address',
  'city',
  'zipCode',
  'phone',
  'phoneExtension',
  'website',
  'latitude',
  'longitude',
  'coordinatesApproximate',
] as const satisfies ClinicFactName[]
type ReadApart = (typeof READ_APART)[number]

const without = <Name extends ClinicFactName>(names: Name[]): Exclude<Name, ReadApart>[] =>
  names.filter(
    (name): name is Exclude<Name, ReadApart> => !READ_APART.some((apart) => apart === name),
  )

export const TEXTS = without([...factsOfKind('paragraph'), ...factsOfKind('line')])
/** Several items in one cell. */
export const LISTS = factsOfKind('list')
/** Yes or no. */
export const FLAGS = without(factsOfKind('flag'))
/** Yes, no or unknown. */
export const YES_NO = factsOfKind('yesNo')
export const WHOLE_NUMBERS = without(factsOfKind('number'))

/** Columns other than clinic facts: which clinic the row is about, or a whole address in a cell. */
const OF_FILES = ['slug', 'sourceId', 'fullAddress'] as const

type SpanishList = `${LocalizedFact & FactsOfKind<'list'>} (es)`
const LISTS_BY_NAME: ReadonlySet<string> = new Set(LISTS.map(spanishField))
const isSpanishList = (field: SpanishField): field is SpanishList => LISTS_BY_NAME.has(field)
export const SPANISH_LISTS = SPANISH_FIELDS.filter(isSpanishList)
export const SPANISH_TEXTS = SPANISH_FIELDS.filter((field) => !isSpanishList(field))

export type ColumnField = (typeof OF_FILES)[number] | ClinicFactName | SpanishField

export const COLUMN_FIELDS: ColumnField[] = [
  ...OF_FILES,
  ...CLINIC_FACTS.map(({ name }) => name),
  ...SPANISH_FIELDS,
]

export type ListField = 'addedCategories' | FactsOfKind<'list'> | SpanishList
/** Fields whose cells hold several items. */
export const LIST_FIELDS: ListField[] = ['addedCategories', ...LISTS, ...SPANISH_LISTS]
