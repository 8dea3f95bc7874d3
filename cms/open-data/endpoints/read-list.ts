import type { HsdsPaging } from '../../contract/hsds/page.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { gone, moved, notFound, type ProblemError } from '../../http/problems.ts'
import type { Ids, Kind } from '../ids.ts'
import type { Directory, Published } from '../present/directory.ts'
import { pageOf } from '../present/page.ts'
import { type Chosen, readPage } from '../queries/read-published.ts'
import { readRemovedOne } from '../queries/read-removed.ts'
import { directoryOf } from './directory-of.ts'

export interface Context {
  pool: ReadPool
  publicUrl: string
}

export interface Asked extends HsdsPaging {
  modified_after?: string | undefined
  organization_id?: string | undefined
}

/** Which clinics a list is of. */
export const chosenBy = (
  { modified_after, organization_id }: Omit<Asked, keyof HsdsPaging>,
  ids: Ids,
): Chosen => ({
  since: modified_after === undefined ? undefined : new Date(modified_after),
  // An id that is none of ours is nobody's.
  id: organization_id === undefined ? undefined : (ids.read('organization', organization_id) ?? 0),
})

/** A list of clinics, each presented as the standard wants it. */
export const readList = async <Item>(
  { page, per_page, ...filters }: Asked,
  { pool, publicUrl }: Context,
  present: (published: Published, directory: Directory) => Item,
) => {
  const directory = await directoryOf(pool, publicUrl)
  const part = { limit: per_page, offset: (page - 1) * per_page }
  const { total, found } = await readPage(pool, chosenBy(filters, directory.ids), part)
  const contents = found.map((one) => present(one, directory))
  return pageOf(contents, total, { page, per_page })
}

/** Where the answers about one are; the others are parts of these. */
const PATHS: Partial<Record<Kind, string>> = {
  service: 'services',
  organization: 'organizations',
  location: 'locations',
  serviceAtLocation: 'service_at_locations',
}

/** Why there is nothing with an id: it goes by another one now, is no longer listed, or never was. */
const absent = async (
  pool: ReadPool,
  ids: Ids,
  kind: Kind,
  uuid: string,
  id: number | undefined,
): Promise<ProblemError> => {
  const removed = id ? await readRemovedOne(pool, id) : undefined
  if (!removed) return notFound((words) => words.noSuchId(uuid))
  const path = PATHS[kind]
  if (removed.staysId === null || !path) return gone((words) => words.idGone(uuid))
  const stays = ids.of(kind, removed.staysId)
  return moved(`/hsds/${path}/${stays}`, (words) => words.idMoved(uuid, stays))
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
  if (!published) throw await absent(pool, directory.ids, kind, uuid, id)
  return present(published, directory)
}
