import type { ReadPool } from '../database/read-pool.ts'
import { type UntilEdit, untilEdit } from '../database/until-edit.ts'
import { type NeedFinder, needFinder } from './need-table.ts'
import { readNeeds } from './queries/read-needs.ts'

/** The table of needs, as it was after the last edit. */
export type Needs = UntilEdit<NeedFinder>

export const openNeeds = (pool: ReadPool): Needs =>
  untilEdit(async () => needFinder(await readNeeds(pool)))
