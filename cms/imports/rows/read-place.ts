import {
  type AddressParts,
  splitAddress,
  tidyAddress,
  tidyCoordinates,
  tidyName,
  tidyZipCode,
  unsureParts,
} from '../../clinics/index.ts'
import { normalizeName, stateOf } from '../../places/index.ts'

import type { ColumnField } from '../mapping/column-fields.ts'
import type { Cells } from './cells.ts'
import type { References } from './references.ts'

/** Where a row says that its clinic is; what it does not say is left out. */
export interface ReadPlace {
  address?: string
  city: string
  /** Postal abbreviation. */
  state: string
  zipCode?: string
  latitude?: number
  longitude?: number
}

/** Why it can't be known, and the field that it is about. */
export interface Unplaced {
  reason: string
  field: ColumnField
}

type Towns = References['towns']

const NO_PARTS: AddressParts = { address: '', city: '', state: '', zipCode: '' }

const partsOf = ({ text }: Cells, towns: Towns): AddressParts | undefined =>
  text('fullAddress') === ''
    ? NO_PARTS
    : splitAddress(text('fullAddress'), (zip) => towns.byZip(zip)?.city)

const readPoint = ({ text, column, note }: Cells) => {
  const given = [text('latitude'), text('longitude')] as const
  const point = tidyCoordinates(...given)
  // Both at 0 stand for missing; anything else that is no point was meant to be one.
  const isMeant = given.every((one) => one !== '') && given.some((one) => Number(one) !== 0)
  if (!point && isMeant) {
    const columns = `“${column('latitude')}” and “${column('longitude')}”`
    note(`“${given.join(', ')}” in ${columns} is no point and was left out`)
  }
  return point
}

/** The city and state that a row lacks are those of its ZIP code, or of the nearest one. */
const fromTowns = (
  cells: Cells,
  towns: Towns,
  zip: string | undefined,
  point: ReturnType<typeof readPoint>,
) => {
  const ofZip = zip && towns.byZip(zip)
  if (ofZip) {
    cells.note('The file does not say both city and state: they are its ZIP code’s.')
    return ofZip
  }
  const nearest = point && towns.near(point)
  if (nearest) {
    cells.note('The file does not say both city and state: they are those nearest to its point.')
  }
  return nearest
}

/** What the columns of single parts say comes before what the whole address says. */
export const readPlace = (
  cells: Cells,
  { states, stateNames, towns }: Pick<References, 'states' | 'stateNames' | 'towns'>,
): ReadPlace | Unplaced => {
  const { text, usable, note } = cells
  const parts = partsOf(cells, towns)
  const point = readPoint(cells)
  const zipCode = usable('zipCode', 'no ZIP code', tidyZipCode) ?? tidyZipCode(parts?.zipCode ?? '')
  const given = { city: text('city') || parts?.city, state: text('state') || parts?.state }
  if (!parts && !(given.city && given.state)) {
    const reason = `“${text('fullAddress')}” can’t be split into street, city and state`
    return { reason, field: 'fullAddress' }
  }
  const stateName = normalizeName(given.state ?? '')
  const state = stateOf(stateName) ?? stateNames.get(stateName)
  if (given.state && (!state || !states.has(state))) {
    return { reason: `there is no state “${given.state}”`, field: 'state' }
  }
  const found = given.city && state ? undefined : fromTowns(cells, towns, zipCode, point)
  const city = given.city || found?.city
  if (!city) return { reason: 'no city', field: 'city' }
  if (!state && !found) return { reason: 'no state', field: 'state' }
  for (const word of unsureParts(city)) note(unsureNote(word))
  const address = tidyAddress(text('address') || parts?.address || '')
  return {
    ...(address && { address }),
    city: tidyName(city),
    state: state ?? found?.state ?? '',
    ...(zipCode && { zipCode }),
    ...point,
  }
}

export const unsureNote = (word: string) => `“${word}” is left in capitals: check how it is written`
