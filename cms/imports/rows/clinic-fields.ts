import { createHash } from 'node:crypto'
import {
  readYesNo,
  tidyName,
  tidyWebAddress,
  unsureParts,
  withoutPlaceInTexts,
} from '../../clinics/index.ts'

import type { SpanishField } from '../../contract/clinic-facts.ts'
import type { PhoneLine } from '../../contract/phone-lines.ts'
import type { Clinic } from '../../payload-types.ts'
import type { ColumnField } from '../mapping/column-fields.ts'
import type { Facts, Mapping } from '../mapping/mapping.ts'
import { type Cells, cellsOf, type Remarks } from './cells.ts'
import { cleanText } from './clean-text.ts'
import { nameBefore, nameSays } from './name-says.ts'
import { NEITHER, readFacts } from './read-facts.ts'
import { readPhones } from './read-phones.ts'
import { type ReadPlace, readPlace, unsureNote } from './read-place.ts'
import type { Row } from './read-rows.ts'
import type { References } from './references.ts'
import { alertsOf, saysStreetIsPublic, type Withheld, withheldOf } from './withheld.ts'

/** The clinic fields that an import may set. Fields that a row lacks are left out and unchanged. */
export type ClinicFields = Partial<
  Omit<Clinic, 'id' | 'slug' | 'state' | 'addedCategories' | 'phones' | 'createdAt' | 'updatedAt'>
> &
  Partial<Record<SpanishField, string | string[]>> & {
    phones?: PhoneLine[]
    source: string
    sourceId: string
    name: string
    city: string
    /** Postal abbreviation. */
    state: string
    /** Slugs. */
    categories?: string[]
  }

/** A row that became a clinic. */
export interface ClinicReading extends Remarks {
  kind: 'clinic'
  line: number
  fields: ClinicFields
  /** The slug of our clinic that the row is about, if it names one. */
  slug?: string
}

/** A row that can't become a clinic. */
export interface RejectedReading {
  kind: 'rejected'
  line: number
  reason: string
  /** The one to blame. */
  column?: string | undefined
  /** The clinic that it names, which doesn't count as gone. */
  sourceId?: string
  /** The clinic that it says is not for the public. */
  endedId?: string
}

/** What a row says. */
export type Reading = ClinicReading | RejectedReading

/** The source's own id; without one, a clinic is identified by its name and address. */
const identify = (own: string, parts: string[]): string =>
  own || createHash('sha1').update(parts.join('|').toLowerCase()).digest('hex').slice(0, 20)

/** Without an apostrophe that tidying added: earlier imports identified the clinic without it. */
const asWritten = (tidied: string, text: string) =>
  /['’]/.test(text) ? tidied : tidied.replaceAll("'", '')

const meets = ({ cells }: Row, { column, is }: { column: string; is: string[] }) =>
  is.includes(cells[column] ?? '')

const factsFor = (row: Row, mapping: Mapping): Facts =>
  Object.assign(
    {},
    mapping.facts,
    ...mapping.when.filter((condition) => meets(row, condition)).map(({ facts }) => facts),
  )

/** Other columns that say where a clinic is, if its city or state has no column. */
const PLACES = ['fullAddress', 'zipCode', 'latitude'] as const

/** The column to blame for a field’s fault. */
const cause = (field: ColumnField, { column }: Cells): string =>
  [field, ...PLACES].map(column).find(Boolean) ?? ''

/** Longer texts are a sign that columns were mixed up. */
const LONGEST = 200

/** Lines that count or explain the others: 'Total: 12 clinics', 'Source: county', 'Page 1 of 3'. */
const OF_THE_FILE =
  /^((grand |sub-?)?totals?|count|average|sum|page \d+|end of|sources?|notes?|generated|(last )?updated|prepared|as of)\b\s*([:#=(\d].*|on .*|by .*|of .*|(file|list|report)\b.*|$)/i

const TEXTS_OF_A_LINE = ['name', 'address', 'city', 'slug', 'sourceId'] as const

/** Why a row can't become a clinic, whatever its place; undefined if it can. */
const refusal = (
  row: Row,
  { text }: Cells,
): { reason: string; field?: ColumnField } | undefined => {
  if (row.fault) return { reason: row.fault }
  if (!text('name')) return { reason: 'no name', field: 'name' }
  if (OF_THE_FILE.test(text('name')) && !text('address') && !text('phone'))
    return { reason: 'it is a line about the file, not a clinic', field: 'name' }
  const long = TEXTS_OF_A_LINE.find((field) => text(field).length > LONGEST)
  const called = long === 'sourceId' ? 'id' : long
  return long && { reason: `the ${called} is longer than ${LONGEST} characters`, field: long }
}

/** What spreadsheets would run; numbers and phone numbers may begin with a sign too. */
const FORMULA = /^([=@]|[+-](?![\d\s.(]))/

/** Such a text is kept as it is, and nothing ever runs it. */
const noteFormulas = (row: Row, { columns }: Mapping): string[] =>
  Object.values(columns)
    .map((column) => ({ column, cell: row.cells[column] ?? '' }))
    .filter(({ cell }) => FORMULA.test(cell) && FORMULA.test(cleanText(cell)))
    .map(({ column }) => `“${column}” looks like a formula and is kept as plain text`)

/** Why a row is not for the public at all: its name or a flag says so. */
const endedBy = (cells: Cells, withheld: Withheld[]) => {
  const fromName = nameSays(cells.text('name'))
  if (fromName !== undefined)
    return { reason: `its name says “${fromName}”`, column: cause('name', cells) }
  const flag = withheld.find(({ hides, isUnsure }) => hides === 'row' && !isUnsure)
  return flag && { reason: flag.because, column: flag.column }
}

/** Whether a row says that its address is private; undefined if it says nothing of that. */
const saysPrivate = (row: Row, mapping: Mapping, cells: Cells, withheld: Withheld[]) => {
  const flag = withheld.find(({ hides }) => hides === 'street')
  if (flag) cells.note(`${flag.because}: the street and the point are left out`)
  return flag ? true : saysStreetIsPublic(row, mapping) ? false : undefined
}

/** A private street is in no list, in no text, and neither is a point that shows it. */
const withoutPrivatePlace = (fields: ClinicFields, remarks: Remarks): ClinicFields => {
  if (!fields.addressIsPrivate) return fields
  delete remarks.pointDoubt
  return withoutPlaceInTexts(fields)
}

const identityOf = (cells: Cells, place: ReadPlace, name: string) => {
  const { text } = cells
  return identify(text('sourceId'), [
    asWritten(name, text('name')),
    asWritten(place.address ?? '', text('address') || text('fullAddress')),
    asWritten(place.city, text('city') || text('fullAddress')),
    text('state') || place.state,
  ])
}

/**
 * Reads one row by a mapping and tidies it: names in all capitals, whole addresses, phone
 * extensions, ZIP+4, web addresses without a scheme, points at zero.
 */
export const readClinicFields = (row: Row, mapping: Mapping, references: References): Reading => {
  const remarks: Remarks = { notes: noteFormulas(row, mapping), doubts: [] }
  const cells = cellsOf(row, mapping, remarks, references)
  const { text, usable } = cells
  const { line } = row
  const failed = mapping.only.find((condition) => !meets(row, condition))
  if (failed) {
    const reason = `“${failed.column}” is “${row.cells[failed.column] ?? ''}”`
    return { kind: 'rejected', line, reason, column: failed.column }
  }
  const withheld = withheldOf(row, mapping)
  const ended = endedBy(cells, withheld)
  const refused = refusal(row, cells)
  const place = refused ?? readPlace(cells, references)
  if ('reason' in place) {
    const { reason, field } = place
    const sourceId = text('sourceId').slice(0, LONGEST)
    if (ended) return { kind: 'rejected', line, ...ended, endedId: sourceId }
    const column = field && cause(field, cells)
    return { kind: 'rejected', line, reason, sourceId, column }
  }
  const name = tidyName(text('name'))
  const slug = text('slug')
  // Clinics from different sources may have the same sourceId, so the slug comes first.
  const fromName = nameSays(text('name'))
  const known = fromName === undefined ? name : tidyName(nameBefore(text('name'), fromName))
  const sourceId = slug || identityOf(cells, place, known)
  if (ended) return { kind: 'rejected', line, ...ended, endedId: sourceId }
  for (const { because, hides, isUnsure } of withheld)
    if (hides === 'row' && isUnsure) {
      remarks.mayBeClosed = `${because}.`
      cells.doubt(remarks.mayBeClosed)
    }
  for (const alert of alertsOf(row, mapping)) cells.note(`The file says: “${alert}”`)
  if (row.doubt) cells.doubt(row.doubt)
  for (const word of unsureParts(text('name'))) cells.note(unsureNote(word))
  const website = usable('website', 'not a web address', tidyWebAddress)
  const approximate = usable('coordinatesApproximate', NEITHER, readYesNo)
  const categories = cells.words('addedCategories')
  const facts = factsFor(row, mapping)
  const all = [...new Set([...categories, ...(facts.categories ?? [])])]
  const addressIsPrivate = saysPrivate(row, mapping, cells, withheld)
  const whole: ClinicFields = {
    source: mapping.source,
    sourceId,
    name,
    ...place,
    ...readPhones(row, cells, mapping, place.state),
    ...(website && { website }),
    ...(typeof place.latitude === 'number' && { coordinatesApproximate: approximate === true }),
    ...readFacts(cells),
    ...facts,
    ...(all.length > 0 && { categories: all }),
    ...(addressIsPrivate !== undefined && { addressIsPrivate }),
  }
  const fields = withoutPrivatePlace(whole, remarks)
  return { kind: 'clinic', line, fields, ...remarks, ...(slug && { slug }) }
}
