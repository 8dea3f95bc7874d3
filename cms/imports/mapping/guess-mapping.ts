import { splitAddress } from '../../clinics/index.ts'
import { findSeparator } from '../file/separators.ts'
import type { Beginning } from '../rows/read-rows.ts'
import type { References } from '../rows/references.ts'
import { COLUMN_FIELDS, type ColumnField, LIST_FIELDS } from './column-fields.ts'
import { columnWords } from './column-words.ts'
import type { MappingInput } from './mapping.ts'

/** Common column names, in lowercase. */
const USUAL: Partial<Record<ColumnField, string[]>> = {
  sourceId: ['id', 'site id', 'clinic id', 'identifier', 'npi'],
  name: ['name', 'clinic', 'clinic name', 'site', 'site name', 'facility', 'facility name'],
  fullAddress: ['full address', 'whole address', 'complete address', 'location', 'address full'],
  address: ['address', 'street', 'street address', 'address 1', 'address line 1', 'site address'],
  city: ['city', 'town', 'site city'],
  state: [
    'state',
    'st',
    'st abbr',
    'state abbreviation',
    'state code',
    'state province',
    'province',
  ],
  zipCode: ['zip', 'zip code', 'zipcode', 'postal code', 'postcode'],
  phone: ['phone', 'telephone', 'phone number', 'telephone number', 'tel'],
  phoneExtension: ['extension', 'ext', 'phone extension'],
  phones: ['phones', 'phone numbers', 'telephones', 'telephone numbers', 'other phones', 'lines'],
  website: ['website', 'web', 'url', 'web address', 'web site'],
  latitude: ['latitude', 'lat', 'y'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'x'],
  hoursOfOperation: ['hours', 'hours of operation', 'opening hours'],
  addedCategories: ['categories', 'category', 'added categories'],
  services: ['services', 'services offered'],
  languages: ['languages', 'languages spoken', 'language'],
  insuranceAccepted: ['insurance', 'insurance accepted', 'insurances'],
  isFree: ['free', 'is free', 'free of charge'],
  isLowCost: ['low cost', 'is low cost'],
  slidingFeeScale: ['sliding fee', 'sliding scale', 'sliding fee scale'],
  walkInsWelcome: ['walk ins', 'walk in', 'walkins', 'walk ins welcome'],
  acceptsNewPatients: ['new patients', 'accepts new patients', 'accepting new patients'],
  asksForId: ['id required', 'requires id', 'photo id', 'photo id required'],
  asksForProofOfAddress: ['proof of address', 'proof of address required', 'proof of residence'],
  asksForProofOfIncome: ['proof of income', 'proof of income required'],
  asksForSsn: ['ssn', 'ssn required', 'social security number', 'social security number required'],
  asksImmigrationStatus: ['immigration status', 'asks immigration status'],
  appointmentNeeded: ['appointment required', 'appointment only', 'by appointment'],
  firstVisitWait: ['wait', 'wait time', 'wait for first visit', 'new patient wait'],
  firstVisitCost: ['first visit fee', 'cost of first visit', 'new patient fee'],
  xray: ['xray', 'x ray'],
}

/** Only our own files have these columns, under exactly these names. */
const EXACTLY: readonly ColumnField[] = ['slug', 'openingHours']

/** Other lists have slugs too, which are not the addresses of our pages. */
const OF_OUR_FILES: ColumnField = 'coordinatesApproximate'

/** Words that say whose address or number it is, where that is the clinic's. */
const WHOSE =
  /\b(physical|public|primary|main|site|clinic|facility|agency|program|location|organization|org|provider|business|office|practice|center|health center|dwelling|resource|record)\b/g
const ID = /^(id|num|number|no|key|code|uid|uuid)$/

/** 'physical address 1' is 'address', 'phone1 number' is 'phone number', 'agency num' is 'id'. */
const loosely = (words: string): string => {
  const own = words
    .replaceAll(WHOSE, ' ')
    .replaceAll(/(?<=[a-z])1\b|\b1\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return ID.test(own) ? 'id' : own
}

type Guess = Partial<Record<ColumnField, string>>

/** Fields that tell one clinic from another: other facts are guessed by their own names only. */
const LOOSE: readonly ColumnField[] = [
  'sourceId',
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'phoneExtension',
  'website',
  'latitude',
  'longitude',
  'hoursOfOperation',
]

/** Guesses fields from column names; columns with a field's exact name come first. */
export const guessColumns = (columns: string[]): Guess => {
  const guessed: Guess = {}
  const isTaken = (column: string) => Object.values(guessed).includes(column)
  const isOurs = columns.includes(OF_OUR_FILES)
  for (const field of COLUMN_FIELDS)
    if (columns.includes(field) && (field !== 'slug' || isOurs)) guessed[field] = field
  for (const field of COLUMN_FIELDS) {
    if (guessed[field] || EXACTLY.includes(field)) continue
    const names = [columnWords(field), ...(USUAL[field] ?? [])]
    const column = columns.find((name) => names.includes(columnWords(name)) && !isTaken(name))
    if (column) guessed[field] = column
  }
  for (const field of LOOSE) {
    if (guessed[field]) continue
    const names = [columnWords(field), ...(USUAL[field] ?? [])]
    const column = columns.find(
      (name) => names.includes(loosely(columnWords(name))) && !isTaken(name),
    )
    if (column) guessed[field] = column
  }
  return guessed
}

/** 'Address' may hold whole addresses and 'Location' may not: the cells decide. */
const withWholeAddress = (
  guessed: Guess,
  cells: (column: string) => string[],
  towns: References['towns'],
): Guess => {
  const { address, fullAddress, ...others } = guessed
  const isWhole = (column: string | undefined) => {
    const texts = column ? cells(column).filter(Boolean) : []
    const parts = texts.map((text) => splitAddress(text, (zip) => towns.byZip(zip)?.city))
    return parts.length > 0 && parts.every((one) => one !== undefined)
  }
  if (isWhole(fullAddress)) return guessed
  if (!others.city && !others.state && isWhole(address)) return { ...others, fullAddress: address }
  // 'FULL_ADDRESS' may be a street with its number.
  const street = address ?? fullAddress
  return { ...others, ...(street && { address: street }) }
}

/** Guesses a mapping from the beginning of a file. */
export const guessMapping = (
  source: string,
  { columns, samples }: Beginning,
  towns: References['towns'],
): MappingInput => {
  const cells = (column: string) => samples.map((row) => row[columns.indexOf(column)] ?? '')
  const guessed = withWholeAddress(guessColumns(columns), cells, towns)
  const lists = LIST_FIELDS.flatMap((field) => {
    const column = guessed[field]
    return column ? [[field, findSeparator(cells(column))]] : []
  })
  return { source, columns: guessed, separators: Object.fromEntries(lists), facts: {} }
}
