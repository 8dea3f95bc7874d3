import type { ReadPool } from '../../database/read-pool.ts'
import { openIds } from '../ids.ts'
import type { Directory } from '../present/directory.ts'
import { readCategories } from '../queries/read-words.ts'

/** What the endpoints need beside the database. */
export interface OpenDataContext {
  /** The site's public address, without a trailing slash. */
  publicUrl: string
}

export const directoryOf = async (pool: ReadPool, publicUrl: string): Promise<Directory> => ({
  ids: openIds(publicUrl),
  publicUrl,
  categories: new Map((await readCategories(pool)).map(({ id, slug }) => [slug, id])),
})
