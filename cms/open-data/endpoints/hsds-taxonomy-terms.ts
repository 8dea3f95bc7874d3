import { SPANISH_FIELDS } from '../../contract/clinic-facts.ts'
import { json } from '../../contract/json.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { Handler } from '../../http/handler.ts'
import { notFound } from '../../http/problems.ts'
import { openIds } from '../ids.ts'
import { slicePage } from '../present/page.ts'
import {
  categoryTerm,
  FACTS_AS_ATTRIBUTES,
  factTerm,
  serviceTerm,
  TOWN_AS_ATTRIBUTES,
} from '../present/terms.ts'
import { readCategories, readServices } from '../queries/read-words.ts'
import type { OpenDataContext } from './directory-of.ts'

/** Every word that attributes use now. */
const readTerms = async (pool: ReadPool, publicUrl: string) => {
  const ids = openIds(publicUrl)
  const [categories, services] = await Promise.all([readCategories(pool), readServices(pool)])
  return [
    ...categories.map(({ id, slug, name }) => categoryTerm(ids, id, slug, name)),
    ...services.map((name) => serviceTerm(ids, name)),
    ...FACTS_AS_ATTRIBUTES.map(({ name }) => factTerm(ids, name)),
    ...SPANISH_FIELDS.map((field) => factTerm(ids, field)),
    ...TOWN_AS_ATTRIBUTES.map((name) => factTerm(ids, name)),
  ]
}

export const hsdsTaxonomyTerms: Handler<'hsdsTaxonomyTerms', OpenDataContext> = async (
  { taxonomy_id, ...paging },
  { pool, publicUrl },
) => {
  const terms = await readTerms(pool, publicUrl)
  const taxonomyId = taxonomy_id?.toLowerCase()
  const wanted = taxonomyId ? terms.filter((term) => term.taxonomy_id === taxonomyId) : terms
  return json(slicePage(wanted, paging))
}

export const hsdsTaxonomyTerm: Handler<'hsdsTaxonomyTerm', OpenDataContext> = async (
  { id },
  { pool, publicUrl },
) => {
  const found = (await readTerms(pool, publicUrl)).find((term) => term.id === id.toLowerCase())
  if (!found) throw notFound((words) => words.noSuchId(id))
  return json(found)
}
