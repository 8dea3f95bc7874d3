import { COLUMN_FIELDS, type ColumnField } from './mapping.ts'

/** Usual names of columns, in small letters. */
const USUAL: Partial<Record<ColumnField, string[]>> = {
  sourceId: ['id', 'site id', 'clinic id', 'identifier', 'npi'],
  name: ['name', 'clinic', 'clinic name', 'site', 'site name', 'facility', 'facility name'],
  address: ['address', 'street', 'street address', 'address 1', 'address line 1', 'site address'],
  city: ['city', 'town', 'site city'],
  state: ['state', 'st', 'st abbr', 'state abbreviation', 'state code'],
  zipCode: ['zip', 'zip code', 'zipcode', 'postal code', 'postcode'],
  phone: ['phone', 'telephone', 'phone number', 'telephone number', 'tel'],
  phoneExtension: ['extension', 'ext', 'phone extension'],
  website: ['website', 'web', 'url', 'web address', 'web site'],
  latitude: ['latitude', 'lat', 'y'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'x'],
  hoursOfOperation: ['hours', 'hours of operation', 'opening hours'],
}

const plain = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Which column is likely to be which field, by their names. */
export const guessColumns = (columns: string[]): Partial<Record<ColumnField, string>> => {
  const guessed: Partial<Record<ColumnField, string>> = {}
  for (const field of COLUMN_FIELDS) {
    const names = [plain(field), ...(USUAL[field] ?? [])]
    const column = columns.find((name) => names.includes(plain(name)))
    if (column) guessed[field] = column
  }
  return guessed
}
