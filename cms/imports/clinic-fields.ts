import { createHash } from 'node:crypto'
import type { Clinic } from '../payload-types.ts'
import type { Facts, Mapping } from './mapping.ts'
import type { Row } from './read-rows.ts'
import { tidyCoordinates } from './tidy/coordinates.ts'
import { tidyAddress, tidyName } from './tidy/name.ts'
import { tidyPhone } from './tidy/phone.ts'
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

/** A row that can't become a clinic, or parts of one that could not be used. */
export type Reading =
  | { kind: 'clinic'; line: number; fields: ClinicFields; notes: string[] }
  | { kind: 'rejected'; line: number; reason: string }

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

/**
 * Reads one row by a mapping and tidies it: names that shout, telephone extensions, ZIP+4, web
 * addresses without a scheme, points at zero.
 */
export const readClinicFields = (row: Row, mapping: Mapping): Reading => {
  const { line } = row
  const cell = (field: keyof Mapping['columns']): string => {
    const column = mapping.columns[field]
    return column ? (row.cells[column] ?? '').trim() : ''
  }
  const rejected = (reason: string): Reading => ({ kind: 'rejected', line, reason })

  const failed = mapping.only.find((condition) => !meets(row, condition))
  if (failed) return rejected(`${failed.column} is “${row.cells[failed.column] ?? ''}”`)
  const [name, city, state] = [tidyName(cell('name')), tidyName(cell('city')), cell('state')]
  if (!name) return rejected('no name')
  if (!city) return rejected('no city')
  if (!/^[a-z]{2}$/i.test(state)) return rejected(`“${state}” is no state’s abbreviation`)

  const notes: string[] = []
  /** A cell that can't be used is left out, and a note says so. */
  const usable = <Value>(text: string, what: string, read: (text: string) => Value | undefined) => {
    const value = text === '' ? undefined : read(text)
    if (text !== '' && value === undefined) notes.push(`“${text}” is no ${what} and was left out`)
    return value
  }
  const address = tidyAddress(cell('address'))
  const phone = usable(cell('phone'), 'telephone number', (text) =>
    tidyPhone(text, state.toUpperCase()),
  )
  const point = tidyCoordinates(cell('latitude'), cell('longitude'))
  const list = (field: keyof Mapping['columns']) =>
    cell(field)
      .split(mapping.separator)
      .map((item) => item.trim())
      .filter(Boolean)
  const flags = (['isFree', 'isLowCost'] as const)
    .filter((field) => mapping.columns[field])
    .map((field) => [field, YES.test(cell(field))])
  const texts = [
    'description',
    'hoursOfOperation',
    'eligibilityRequirements',
    'appointments',
  ] as const
  const lists = ['services', 'languages', 'insuranceAccepted', 'paymentOptions'] as const

  const fields: ClinicFields = {
    source: mapping.source,
    sourceId: identify(cell('sourceId'), [name, address, city, state]),
    name,
    address,
    city,
    state: state.toUpperCase(),
    zipCode: usable(cell('zipCode'), 'ZIP code', tidyZipCode) ?? null,
    phone: phone?.phone ?? null,
    phoneExtension: cell('phoneExtension') || (phone?.phoneExtension ?? null),
    website: usable(cell('website'), 'web address', tidyWebAddress) ?? null,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    coordinatesApproximate: false,
    ...(mapping.columns.organizationType && { organizationType: cell('organizationType') || null }),
    ...Object.fromEntries(
      texts.filter((field) => mapping.columns[field]).map((field) => [field, cell(field) || null]),
    ),
    ...Object.fromEntries(
      lists.filter((field) => mapping.columns[field]).map((field) => [field, list(field)]),
    ),
    ...Object.fromEntries(flags),
    ...factsFor(row, mapping),
  }
  return { kind: 'clinic', line, fields, notes }
}
