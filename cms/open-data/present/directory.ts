import type { Clinic } from '../../contract/clinic.ts'
import type { Ids } from '../ids.ts'
import type { SpanishFacts } from '../queries/read-spanish.ts'

/** The directory that the data is of. */
export interface Directory {
  ids: Ids
  /** Its public address, without a trailing slash. */
  publicUrl: string
  /** Ids of the categories, by slug. */
  categories: ReadonlyMap<string, number>
}

/** A clinic as it is published. */
export interface Published {
  clinic: Clinic
  /** What somebody has translated, by what files call it: 'description (es)'. */
  spanish: SpanishFacts
  /** When that last changed. */
  changedAt: Date
}

/** Without what is unknown, which an export never says. */
export const known = <Value extends object>(value: Value) =>
  Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined && one !== null && one !== ''),
  ) as { [Name in keyof Value]: NonNullable<Value[Name]> }
