import type { Pool } from 'pg'
import { COMMENTED, type Commented, READ_BY_REVIEWERS } from '../commented.ts'

/** A document with comments that somebody should answer. */
export interface OpenComments {
  collection: Commented
  id: number
  title: string
  /** How many are open, without the reader's own. */
  open: number
}

/** What a document of each collection is called, of its table d or its latest version v. */
const TITLES: Record<Commented, string> = {
  clinics: 'coalesce(v.version_name, d.name)',
  guides: titleIn('guides'),
  articles: titleIn('articles'),
}

function titleIn(table: string) {
  return `coalesce(
    (select version_title from _${table}_v_locales t where t._parent_id = v.id and t._locale = 'en'),
    (select title from ${table}_locales t where t._parent_id = d.id and t._locale = 'en'))`
}

/**
 * Concerned is whoever saved the document last and whoever has commented on it. If nobody else has,
 * everybody is.
 */
const openIn = (collection: Commented) => `
  select '${collection}' as collection, d.id, ${TITLES[collection]} as title,
    count(*)::int as open, max(c.created_at) as newest
  from comments c
  join comments_rels r on r.parent_id = c.id and r.path = 'document'
  join ${collection} d on d.id = r.${collection}_id
  left join _${collection}_v v on v.parent_id = d.id and v.latest
  where not c.resolved and d.deleted_at is null and c.written_by_id is distinct from $1
    and (
      coalesce(v.version_saved_by_id, d.saved_by_id, c.written_by_id) in ($1, c.written_by_id)
      or c.written_by_id is null
      or exists (
        select from comments o join comments_rels k on k.parent_id = o.id and k.path = 'document'
        where k.${collection}_id = d.id and o.written_by_id = $1))
  group by d.id, v.id`

const allIn = (collections: readonly Commented[]) =>
  `${collections.map(openIn).join(' union all ')} order by newest desc`

const FOR_EDITORS = allIn(COMMENTED)
const FOR_REVIEWERS = allIn(READ_BY_REVIEWERS)

/** Documents with open comments that concern somebody, those with the newest first. */
export const openComments = async (
  pool: Pick<Pool, 'query'>,
  { id, role }: { id: number; role: string },
): Promise<OpenComments[]> =>
  (await pool.query<OpenComments>(role === 'reviewer' ? FOR_REVIEWERS : FOR_EDITORS, [id])).rows

/** How many comments are open on each document of a collection that has any, by its id. */
export const countOpen = async (
  pool: Pick<Pool, 'query'>,
  collection: Commented,
): Promise<Map<number, number>> => {
  const { rows } = await pool.query<{ id: number; open: number }>(`
    select r.${collection}_id as id, count(*)::int as open
    from comments c join comments_rels r on r.parent_id = c.id and r.path = 'document'
    where not c.resolved and r.${collection}_id is not null group by 1`)
  return new Map(rows.map(({ id, open }) => [id, open]))
}
