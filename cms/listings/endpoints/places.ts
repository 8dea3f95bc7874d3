import { json } from '../../contract/json.ts'
import { searchText } from '../../contract/place-text.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { UntilEdit } from '../../database/until-edit.ts'
import type { Handler } from '../../http/handler.ts'
import { mayBeNeed, type Needs } from '../../needs/index.ts'
import {
  inLanguage,
  isPlaceAsWritten,
  normalizeName,
  suggestPlaces,
  toPlace,
} from '../../places/index.ts'
import type { StateNames } from '../../vocabulary/index.ts'
import type { ClinicCells } from '../clinic-cells.ts'
import { begunClinics } from './begun-clinics.ts'
import { begunPlace } from './begun-place.ts'
import { directoryOf } from './directory.ts'
import type { NameContext } from './find-clinics.ts'

/** Beside places, so many clinics are suggested at most, if there is room. */
const MOST_CLINICS = 2

interface Context extends NameContext {
  pool: ReadPool
  clinicCells: ClinicCells
  needs: Needs
  stateNames: UntilEdit<StateNames>
}

export const places: Handler<'places', Context> = async ({ q, limit, locale }, context) => {
  const names = (await context.stateNames.get())(locale)
  const needs = await context.needs.get()
  const { hasClinics } = directoryOf(needs, await context.clinicCells.get())
  const typed = q.trimEnd()
  const begunAfter = () => begunPlace(needs, typed)
  const suggest = async (text: string, isPlace: () => boolean) => {
    const rows = await suggestPlaces(context.gazetteer, text, {
      limit,
      names,
      isPlace,
      hasClinics,
    })
    const before = typed.slice(0, typed.length - text.length)
    return rows.map((row) => {
      const place = inLanguage(toPlace(row), locale, names)
      return { ...place, text: before + searchText(place) }
    })
  }
  const found = await suggest(typed, () => !mayBeNeed(needs, typed) && !begunAfter())
  const rest = found.length > 0 ? undefined : begunAfter()
  const listed = rest ? await suggest(rest, () => false) : found
  const clinics = await begunClinics(context, typed, { limit, locale })
  // What is only spelled like a place comes after clinics that are called so.
  const start = normalizeName(typed.replace(/,.*/s, ''))
  const isPlace =
    rest !== undefined ||
    listed.some(({ name }) => normalizeName(name).startsWith(start)) ||
    isPlaceAsWritten(context.gazetteer, typed)
  if (!isPlace) return json([...clinics, ...listed].slice(0, limit))
  const begun = clinics.filter(({ name }) => normalizeName(name).startsWith(start))
  return json([...listed, ...begun.slice(0, MOST_CLINICS)].slice(0, limit))
}
