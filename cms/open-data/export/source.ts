import type { Locale } from '../../contract/constants.ts'
import type { DataTerms } from '../../contract/hsds/page.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { Directory, Published } from '../present/directory.ts'
import { readBatches } from '../queries/read-published.ts'
import { type Removed, readRemoved } from '../queries/read-removed.ts'

/** What an export is made of. */
export interface Source {
  pool: ReadPool
  directory: Directory
  terms: DataTerms
  locale: Locale
  /** Only what changed then or later, and what was removed. */
  since?: Date | undefined
  /** When it was asked for. */
  at: Date
}

/** An export's pieces, in order. */
export type Pieces = AsyncGenerator<string>

/** The clinics, some at a time. */
export const batchesOf = ({ pool, locale, since }: Source): AsyncGenerator<Published[]> =>
  readBatches(pool, { locale, since })

/** What was removed, some at a time: only whoever asks for changes has had it. */
export async function* removedOf({ pool, since }: Source): AsyncGenerator<Removed[]> {
  if (since) yield* readRemoved(pool, since)
}
