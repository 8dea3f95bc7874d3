import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import type { DataExport } from '../../contract/exports.ts'
import type { DataTerms } from '../../contract/hsds/page.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { directoryOf } from '../endpoints/directory-of.ts'
import { termsOfUse } from '../terms-of-use.ts'
import { EXPORTS } from './exports.ts'

interface Context {
  pool: ReadPool
  payload: Payload
  publicUrl: string
}

interface Asked {
  updated_since?: string | undefined
  locale?: Locale | undefined
}

/** An export that is read from the database as fast as somebody takes it, and its terms. */
export const openExport = async (
  name: DataExport,
  { updated_since, locale = 'en' }: Asked,
  { pool, payload, publicUrl }: Context,
): Promise<{ body: Readable; terms: DataTerms }> => {
  const [directory, terms] = await Promise.all([directoryOf(pool, publicUrl), termsOfUse(payload)])
  const since = updated_since === undefined ? undefined : new Date(updated_since)
  return { body: EXPORTS[name]({ pool, directory, terms, locale, since, at: new Date() }), terms }
}
