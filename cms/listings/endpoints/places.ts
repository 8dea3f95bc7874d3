import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { type Gazetteer, suggestPlaces, toPlace } from '../../places/index.ts'
import type { ClinicCells } from '../clinic-cells.ts'
import { cellsWithin } from '../queries/grid.ts'

/** Clinics at most this far away count as there. */
const NEAR_MILES = 10

interface Context {
  gazetteer: Gazetteer
  clinicCells: ClinicCells
}

export const places: Handler<'places', Context> = async ({ q, limit }, context) => {
  const cells = await context.clinicCells.get()
  const found = await suggestPlaces(context.gazetteer, q, {
    limit,
    hasClinics: (row) =>
      row.kind === 'state' || cellsWithin(row, NEAR_MILES).some((cell) => cells.has(cell)),
  })
  return json(found.map(toPlace))
}
