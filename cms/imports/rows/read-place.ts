import {
  type AddressParts,
  splitAddress,
  tidyAddress,
  tidyName,
  tidyZipCode,
  unsureParts,
} from '../../clinics/index.ts'
import { milesBetween, type Point } from '../../contract/miles-between.ts'
import { isNickname, normalizeName, stateOf, tidyCoordinates } from '../../places/index.ts'
import type { ColumnField } from '../mapping/column-fields.ts'
import type { Cells } from './cells.ts'
import { mendPoint } from './mend-point.ts'
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

const BORDER_MILES = 15

const NO_PARTS: AddressParts = { address: '', city: '', state: '', zipCode: '' }

const partsOf = ({ text }: Cells, towns: Towns): AddressParts | undefined =>
  text('fullAddress') === ''
    ? NO_PARTS
    : splitAddress(text('fullAddress'), (zip) => towns.byZip(zip)?.city)

const readPoint = ({ text, column, note }: Cells) => {
  const entered = [text('latitude'), text('longitude')] as const
  const point = tidyCoordinates(...entered)
  // Two zeros mean that the point is missing; any other invalid pair was meant to be one.
  const isMeant = entered.every((one) => one !== '') && entered.some((one) => Number(one) !== 0)
  if (!point && isMeant) {
    const columns = `“${column('latitude')}” and “${column('longitude')}”`
    note(`“${entered.join(', ')}” in ${columns} is not a valid point and was left out`)
  }
  return point
}

/** Whether a point is where the clinic is said to be; put right and noted, or in doubt. */
const placedPoint = (cells: Cells, point: Point, around: Point[], place: string, state: string) => {
  const { point: mended, how, miles } = mendPoint(point, around, state)
  if (how) cells.note(`The point was put right: ${how}`)
  if (miles !== undefined) {
    const far = Number.isFinite(miles) ? `${Math.round(miles)} miles from` : 'not in'
    cells.doubtPoint(`This point is ${far} ${place}.`)
  }
  return mended
}

/** A ZIP code of another state is none of this clinic. */
const ownZip = (
  cells: Cells,
  zip: string | undefined,
  towns: Towns,
  city: string,
  state: string,
) => {
  const known = zip === undefined ? undefined : towns.byZip(zip)
  if (!known || known.state === state) return { zip, known }
  // Some post offices deliver beyond their state's border.
  if (towns.named(city, state).some((town) => milesBetween(town, known) < BORDER_MILES))
    return { zip, known }
  cells.doubt(`The ZIP code ${zip} is in ${known.city}, ${known.state}, and not in ${state}.`)
  return { zip: undefined, known: undefined }
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
  const entered = { city: text('city') || parts?.city, state: text('state') || parts?.state }
  if (!parts && !(entered.city && entered.state)) {
    const reason = `“${text('fullAddress')}” can’t be split into street, city and state`
    return { reason, field: 'fullAddress' }
  }
  const stateName = normalizeName(entered.state ?? '')
  const state = stateOf(stateName) ?? stateNames.get(stateName)
  if (entered.state && (!state || !states.has(state))) {
    return { reason: `there is no state “${entered.state}”`, field: 'state' }
  }
  const found = entered.city && state ? undefined : fromTowns(cells, towns, zipCode, point)
  const city = entered.city || found?.city
  if (!city) return { reason: 'no city', field: 'city' }
  if (!state && !found) return { reason: 'no state', field: 'state' }
  for (const word of unsureParts(city)) note(unsureNote(word))
  const address = tidyAddress(text('address') || parts?.address || '')
  const inState = state ?? found?.state ?? ''
  const own = ownZip(cells, zipCode, towns, city, inState)
  const middles = towns.named(city, inState)
  if (middles.length === 0 && !(own.known && isNickname(city, own.known))) {
    const ofZip = own.known ? `; ${own.zip} is ${own.known.city}` : ''
    cells.doubt(`There is no town “${city}” in ${inState} that we know${ofZip}.`)
  }
  const around = own.known ? [...middles, own.known] : middles
  const placed =
    point && placedPoint(cells, point, around, `${tidyName(city)}, ${inState}`, inState)
  return {
    ...(address && { address }),
    city: tidyName(city),
    state: inState,
    ...(own.zip && { zipCode: own.zip }),
    ...placed,
  }
}

export const unsureNote = (word: string) =>
  `“${word}” is still in capitals: check how it is written`
