import { json } from '../../contract/json.ts'
import type { UntilEdit } from '../../database/until-edit.ts'
import type { Handler } from '../../http/handler.ts'
import { mayBeNeed, type Needs } from '../../needs/index.ts'
import { type Gazetteer, inLanguage, suggestPlaces, toPlace } from '../../places/index.ts'
import type { StateNames } from '../../vocabulary/index.ts'
import type { ClinicCells } from '../clinic-cells.ts'
import { cellsWithin } from '../queries/grid.ts'

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
  const found = await suggestPlaces(context.gazetteer, q, {
    limit,
    names,
    isPlace: () => !mayBeNeed(needs, q),
    hasClinics: (row) =>
      row.kind === 'state' || cellsWithin(row, NEAR_MILES).some((cell) => cells.has(cell)),
  })
  return json(found.map((row) => inLanguage(toPlace(row), locale, names)))
}
