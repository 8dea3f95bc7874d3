import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { type Ids, openIds } from '../ids.ts'
import { slicePage } from '../present/page.ts'
import { TAXONOMIES, type Taxonomy, taxonomyOf } from '../present/terms.ts'
import type { OpenDataContext } from './directory-of.ts'

const all = (ids: Ids) => Object.keys(TAXONOMIES).map((name) => taxonomyOf(ids, name as Taxonomy))

export const hsdsTaxonomies: Handler<'hsdsTaxonomies', OpenDataContext> = async (
  paging,
  { publicUrl },
) => json(slicePage(all(openIds(publicUrl)), paging))

export const hsdsTaxonomy: Handler<'hsdsTaxonomy', OpenDataContext> = async (
  { id },
  { publicUrl },
) => {
  const found = all(openIds(publicUrl)).find((one) => one.id === id.toLowerCase())
  if (!found) throw notFound((words) => words.noSuchId(id))
  return json(found)
}
