import { json } from '../../contract/json.ts'
import { searchText } from '../../contract/place-text.ts'
import type { UntilEdit } from '../../database/until-edit.ts'
import type { Handler } from '../../http/handler.ts'
import { mayBeNeed, type Needs } from '../../needs/index.ts'
import { type Gazetteer, inLanguage, suggestPlaces, toPlace } from '../../places/index.ts'
import type { StateNames } from '../../vocabulary/index.ts'
import type { ClinicCells } from '../clinic-cells.ts'
import { cellsWithin } from '../queries/grid.ts'
import { begunPlace } from './begun-place.ts'

/** Clinics at most this far away count as there. */
const NEAR_MILES = 10

interface Context {
  gazetteer: Gazetteer
  clinicCells: ClinicCells
  needs: Needs
  stateNames: UntilEdit<StateNames>
}

export const places: Handler<'places', Context> = async ({ q, limit, locale }, context) => {
  const cells = await context.clinicCells.get()
  const names = (await context.stateNames.get())(locale)
  const needs = await context.needs.get()
  const typed = q.trimEnd()
  const begun = () => begunPlace(needs, typed)
  const suggest = async (text: string, isPlace: () => boolean) => {
    const rows = await suggestPlaces(context.gazetteer, text, {
      limit,
      names,
      isPlace,
      hasClinics: (row) =>
        row.kind === 'state' || cellsWithin(row, NEAR_MILES).some((cell) => cells.has(cell)),
    })
    const before = typed.slice(0, typed.length - text.length)
    return rows.map((row) => {
      const place = inLanguage(toPlace(row), locale, names)
      return { ...place, text: before + searchText(place) }
    })
  }
  const found = await suggest(typed, () => !mayBeNeed(needs, typed) && !begun())
  if (found.length > 0) return json(found)
  const rest = begun()
  return json(rest ? await suggest(rest, () => false) : [])
}
