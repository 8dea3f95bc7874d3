import type { Point } from '../contract/miles-between.ts'
import type { ReadPool } from '../database/read-pool.ts'
import type { UntilEdit } from '../database/until-edit.ts'
import { untilLater } from '../database/until-later.ts'
import { type NameWords, nameWordsOf } from './name-words.ts'
import { readNameWords } from './queries/name-words.ts'
import { type NamedClinic, namedClinics } from './queries/named-clinics.ts'

/** What clinics are called. */
export interface ClinicNames {
  words: UntilEdit<NameWords>
  /** Clinics that have a word of each list, as `namedBy` writes them; the nearest to a point, if there are many. */
  find: (words: readonly (readonly string[])[], near?: Point) => Promise<NamedClinic[]>
}

/** @param patient a pool that waits for a query of some seconds, with a million listings */
export const openClinicNames = (pool: ReadPool, patient: ReadPool): ClinicNames => ({
  words: untilLater(async () => nameWordsOf(await readNameWords(patient))),
  find: (words, near) => namedClinics(pool, words, near),
})
