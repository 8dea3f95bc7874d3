import type { ReadPool } from '../database/read-pool.ts'
import { type UntilEdit, untilEdit } from '../database/until-edit.ts'
import { readClinicCells } from './queries/clinic-cells.ts'

/** Where clinics are, in squares of a quarter of a degree. */
export type ClinicCells = UntilEdit<ReadonlySet<number>>

export const openClinicCells = (pool: ReadPool): ClinicCells =>
  untilEdit(() => readClinicCells(pool))
