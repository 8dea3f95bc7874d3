import { createHash } from 'node:crypto'
import type { Clinic } from '../payload-types.ts'
import type { ColumnField, Facts, Mapping } from './mapping.ts'
import type { Row } from './read-rows.ts'
import { tidyCoordinates } from './tidy/coordinates.ts'
import { tidyAddress, tidyName } from './tidy/name.ts'
import { tidyExtension, tidyPhone } from './tidy/phone.ts'
import { tidyWebAddress } from './tidy/web-address.ts'
import { tidyZipCode } from './tidy/zip-code.ts'

/** What an import may set of a clinic. */
export type ClinicFields = Partial<
  Omit<Clinic, 'id' | 'slug' | 'state' | 'addedCategories' | 'createdAt' | 'updatedAt'>
> & {
  source: string
  sourceId: string
  name: string
  city: string
  /** Postal abbreviation. */
  state: string
  /** Slugs. */
  categories?: string[]
}

/**
 * What a row says: a clinic, with notes on what could not be used of it, or why it can't become
 * one. `sourceId` is the clinic that a rejected row is about, where it names one that it gives up.
 */
export type Reading =
  | { kind: 'clinic'; line: number; fields: ClinicFields; notes: string[] }
  | { kind: 'rejected'; line: number; reason: string; sourceId?: string }

/** The source's own id; a file without one knows a clinic by what it is called and where it is. */
const identify = (own: string, parts: string[]): string =>
  own || createHash('sha1').update(parts.join('|').toLowerCase()).digest('hex').slice(0, 20)

const meets = ({ cells }: Row, { column, is }: { column: string; is: string[] }) =>
  is.includes(cells[column] ?? '')

const factsFor = (row: Row, mapping: Mapping): Facts =>
  Object.assign(
    {},
    mapping.facts,
    ...mapping.when.filter((condition) => meets(row, condition)).map(({ facts }) => facts),
  )

const YES = /^(y|yes|true|1|x)$/i

const TEXTS = [
  'description',
  'hoursOfOperation',
  'eligibilityRequirements',
  'appointments',
  'organizationType',
] as const
const LISTS = ['services', 'languages', 'insuranceAccepted', 'paymentOptions'] as const
const FLAGS = ['isFree', 'isLowCost'] as const

/** A row's cells by the fields that they fill. */
const cellsOf = ({ cells }: Row, { columns, separator }: Mapping) => {
  const text = (field: ColumnField) => (cells[columns[field] ?? ''] ?? '').trim()
  const list = (field: ColumnField) => text(field).split(separator).map(trimmed).filter(Boolean)
  /** The fields among these that have a column, with what it holds. */
  const mapped = <Value>(fields: readonly ColumnField[], read: (field: ColumnField) => Value) =>
    Object.fromEntries(
      fields.filter((field) => columns[field]).map((field) => [field, read(field)]),
    )
  return { text, list, mapped }
}

const trimmed = (text: string) => text.trim()

/** Reads cells that may be unusable: those are left out, and a note says so. */
const noting = (notes: string[]) => {
  return <Value>(text: string, what: string, read: (text: string) => Value | undefined) => {
    const value = text === '' ? undefined : read(text)
    if (text !== '' && value === undefined) notes.push(`“${text}” is no ${what} and was left out`)
    return value
  }
}

/** Longer ones are a sign of columns that were mixed up. */
const LONGEST = 200
const TEXTS_OF_A_LINE = ['name', 'address', 'city', 'sourceId'] as const

/** Why a row that is about a clinic can't become one; undefined where it can. */
const refusal = (row: Row, mapping: Mapping): string | undefined => {
  const { text } = cellsOf(row, mapping)
  if (row.fault) return row.fault
  if (!text('name')) return 'no name'
  if (!text('city')) return 'no city'
  if (!/^[a-z]{2}$/i.test(text('state'))) return `“${text('state')}” is no state’s abbreviation`
  const long = TEXTS_OF_A_LINE.find((field) => text(field).length > LONGEST)
  return long && `the ${long === 'sourceId' ? 'id' : long} is longer than ${LONGEST} characters`
}

/** What spreadsheets would run; numbers and telephone numbers may begin with a sign too. */
const FORMULA = /^([=@]|[+-](?![\d\s.(]))/

/** Such a text is kept as it stands, and nothing ever runs it. */
const noteFormulas = (row: Row, { columns }: Mapping): string[] =>
  Object.values(columns)
    .filter((column) => FORMULA.test(row.cells[column] ?? ''))
    .map((column) => `“${column}” begins like a formula and is kept as plain text`)

/**
 * Reads one row by a mapping and tidies it: names that shout, telephone extensions, ZIP+4, web
 * addresses without a scheme, points at zero.
 */
export const readClinicFields = (row: Row, mapping: Mapping): Reading => {
  const { text, list, mapped } = cellsOf(row, mapping)
  const { line } = row
  // Of a clinic that the file itself calls closed, nothing is left to be found.
  const failed = mapping.only.find((condition) => !meets(row, condition))
  if (failed) {
    const reason = `${failed.column} is “${row.cells[failed.column] ?? ''}”`
    return { kind: 'rejected', line, reason }
  }
  const reason = refusal(row, mapping)
  if (reason) {
    return { kind: 'rejected', line, reason, sourceId: text('sourceId').slice(0, LONGEST) }
  }

  const notes = noteFormulas(row, mapping)
  const usable = noting(notes)
  const [name, city, address] = [
    tidyName(text('name')),
    tidyName(text('city')),
    tidyAddress(text('address')),
  ]
  const state = text('state').toUpperCase()
  const phone = usable(text('phone'), 'telephone number', (number) => tidyPhone(number, state))
  const point = tidyCoordinates(text('latitude'), text('longitude'))
  const fields: ClinicFields = {
    source: mapping.source,
    sourceId: identify(text('sourceId'), [name, address, city, text('state')]),
    name,
    address,
    city,
    state,
    zipCode: usable(text('zipCode'), 'ZIP code', tidyZipCode) ?? null,
    phone: phone?.phone ?? null,
    phoneExtension:
      usable(text('phoneExtension'), 'extension', tidyExtension) ?? phone?.phoneExtension ?? null,
    website: usable(text('website'), 'web address', tidyWebAddress) ?? null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    coordinatesApproximate: false,
    ...mapped(TEXTS, (field) => text(field) || null),
    ...mapped(LISTS, list),
    ...mapped(FLAGS, (field) => YES.test(text(field))),
    ...factsFor(row, mapping),
  }
  return { kind: 'clinic', line, fields, notes }
}
