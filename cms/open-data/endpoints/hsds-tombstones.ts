import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { openIds } from '../ids.ts'
import { pageOf } from '../present/page.ts'
import { tombstoneOf } from '../present/tombstone.ts'
import { readRemovedPage } from '../queries/read-removed.ts'
import type { OpenDataContext } from './directory-of.ts'

export const hsdsTombstones: Handler<'hsdsTombstones', OpenDataContext> = async (
  { modified_after, page, per_page },
  { pool, publicUrl },
) => {
  const since = modified_after === undefined ? undefined : new Date(modified_after)
  const part = { limit: per_page, offset: (page - 1) * per_page }
  const { total, found } = await readRemovedPage(pool, since, part)
  const ids = openIds(publicUrl)
  return json(
    pageOf(
      found.map((removed) => tombstoneOf(removed, ids)),
      total,
      { page, per_page },
    ),
  )
}
