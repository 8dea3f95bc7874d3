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

/** Where a row says that its clinic is; missing parts are left out. */
export interface ReadPlace {
  address?: string
  city: string
  /** Postal abbreviation. */
  state: string
  zipCode?: string
  latitude?: number
  longitude?: number
}

/** Why the place can't be determined, and the field to blame. */
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
  // Two zeros mean that the point is missing; any other invalid pair was meant to be one.
  const isMeant = given.every((one) => one !== '') && given.some((one) => Number(one) !== 0)
  if (!point && isMeant) {
    const columns = `“${column('latitude')}” and “${column('longitude')}”`
    note(`“${given.join(', ')}” in ${columns} is not a valid point and was left out`)
  }
  return point
}

/** Takes a missing city and state from the row's ZIP code, or from the nearest one. */
const fromTowns = (
  cells: Cells,
  towns: Towns,
  zip: string | undefined,
  point: ReturnType<typeof readPoint>,
) => {
  const ofZip = zip && towns.byZip(zip)
  if (ofZip) {
    cells.note('The file does not give both city and state, so they come from the ZIP code')
    return ofZip
  }
  const nearest = point && towns.near(point)
  if (nearest) {
    cells.note(
      'The file does not give both city and state, so they come from the place nearest to its point',
    )
  }
  return nearest
}

/** Columns for single parts take precedence over the whole address. */
export const readPlace = (
  cells: Cells,
  { states, stateNames, towns }: Pick<References, 'states' | 'stateNames' | 'towns'>,
): ReadPlace | Unplaced => {
  const { text, usable, note } = cells
  const parts = partsOf(cells, towns)
  const point = readPoint(cells)
  const zipCode =
    usable('zipCode', 'not a ZIP code', tidyZipCode) ?? tidyZipCode(parts?.zipCode ?? '')
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

export const unsureNote = (word: string) =>
  `“${word}” is still in capitals: check how it is written`
