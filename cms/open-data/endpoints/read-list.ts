import type { HsdsPaging } from '../../contract/hsds/page.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { notFound } from '../../http/problems.ts'
import type { Kind } from '../ids.ts'
import type { Directory, Published } from '../present/directory.ts'
import { pageOf } from '../present/page.ts'
import { readPage } from '../queries/read-published.ts'
import { directoryOf } from './directory-of.ts'

interface Context {
  pool: ReadPool
  publicUrl: string
}

interface Asked extends HsdsPaging {
  modified_after?: string | undefined
  organization_id?: string | undefined
}

/** A list of clinics, each presented as the standard wants it. */
export const readList = async <Item>(
  { modified_after, organization_id, page, per_page }: Asked,
  { pool, publicUrl }: Context,
  present: (published: Published, directory: Directory) => Item,
) => {
  const directory = await directoryOf(pool, publicUrl)
  const since = modified_after === undefined ? undefined : new Date(modified_after)
  // An id that is none of ours is nobody's.
  const id =
    organization_id === undefined
      ? undefined
      : (directory.ids.read('organization', organization_id) ?? 0)
  const part = { limit: per_page, offset: (page - 1) * per_page }
  const { total, found } = await readPage(pool, { since, id }, part)
  const contents = found.map((one) => present(one, directory))
  return pageOf(contents, total, { page, per_page })
}

/** One clinic, by the id of one of its entities. */
export const readOne = async <Item>(
  kind: Kind,
  uuid: string,
  { pool, publicUrl }: Context,
  present: (published: Published, directory: Directory) => Item,
): Promise<Item> => {
  const directory = await directoryOf(pool, publicUrl)
  const id = directory.ids.read(kind, uuid)
  const { found } = id ? await readPage(pool, { id }, { limit: 1, offset: 0 }) : { found: [] }
  const [published] = found
  if (!published) throw notFound((words) => words.noSuchId(uuid))
  return present(published, directory)
}
