import { json } from '../../contract/json.ts'
import type { UntilEdit } from '../../database/until-edit.ts'
import type { Handler } from '../../http/handler.ts'
import { type Gazetteer, suggestPlaces, toPlace, withStateName } from '../../places/index.ts'
import type { StateNames } from '../../vocabulary/index.ts'
import type { ClinicCells } from '../clinic-cells.ts'
import { cellsWithin } from '../queries/grid.ts'

/** Clinics at most this far away count as there. */
const NEAR_MILES = 10

interface Context {
  gazetteer: Gazetteer
  clinicCells: ClinicCells
  stateNames: UntilEdit<StateNames>
}

export const places: Handler<'places', Context> = async ({ q, limit, locale }, context) => {
  const cells = await context.clinicCells.get()
  const names = (await context.stateNames.get())(locale)
  const found = await suggestPlaces(context.gazetteer, q, {
    limit,
    names,
    hasClinics: (row) =>
      row.kind === 'state' || cellsWithin(row, NEAR_MILES).some((cell) => cells.has(cell)),
  })
  return json(found.map((row) => withStateName(toPlace(row), names)))
}
