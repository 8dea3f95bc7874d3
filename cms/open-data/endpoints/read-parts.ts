import type { Clinic } from '../../contract/clinic.ts'
import { notFound } from '../../http/problems.ts'
import type { Ids } from '../ids.ts'
import { pageOf } from '../present/page.ts'
import { type Part, readPartsPage } from '../queries/read-parts.ts'
import { directoryOf } from './directory-of.ts'
import { type Asked, type Context, chosenBy, readOne } from './read-list.ts'

/** All that a clinic has of a kind, in order. */
type PartsOf<Item> = (clinic: Clinic, ids: Ids) => Item[]

/** A list of what a clinic may have several of. */
export const readParts = async <Item>(
  kind: Part,
  { page, per_page, ...filters }: Asked,
  { pool, publicUrl }: Context,
  partsOf: PartsOf<Item>,
) => {
  const { ids } = await directoryOf(pool, publicUrl)
  const part = { limit: per_page, offset: (page - 1) * per_page }
  const { total, found } = await readPartsPage(pool, kind, chosenBy(filters, ids), part)
  const contents = found.flatMap(({ clinic, part }) => partsOf(clinic, ids)[part] ?? [])
  return pageOf(contents, total, { page, per_page })
}

/** One of them, by its id. */
export const readPart = async <Item extends { id: string }>(
  kind: Part,
  uuid: string,
  context: Context,
  partsOf: PartsOf<Item>,
): Promise<Item> => {
  const all = await readOne(kind, uuid, context, ({ clinic }, { ids }) => partsOf(clinic, ids))
  const found = all.find(({ id }) => id === uuid.toLowerCase())
  if (!found) throw notFound((words) => words.noSuchId(uuid))
  return found
}
