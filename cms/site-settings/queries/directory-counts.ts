import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { DirectoryCounts } from '../present/counted-texts.ts'

export const NO_COUNTS: DirectoryCounts = {
  clinics: 0,
  verified: 0,
  states: 0,
  services: 0,
  byState: {},
  byArticleCategory: {},
  updatedAt: null,
}

const COUNTS = `
  select count(*)::int as clinics, count(*) filter (where verified)::int as verified,
    count(distinct state)::int as states,
    (select count(distinct lower(t.text))::int from clinics_texts t
      join clinics c on c.id = t.parent_id and c._status = 'published'
      where t.path = 'services') as services,
    (select coalesce(json_object_agg(states.id, counted.clinics), '{}')
      from (select state, count(*)::int as clinics from listings where locale = 'en' group by state)
        as counted
      join states on states.abbreviation = counted.state) as "byState",
    (select coalesce(json_object_agg(own.name, (select count(*)::int from articles
        where category_id = own._parent_id and _status = 'published' and deleted_at is null)), '{}')
      from article_categories_locales own where own._locale = 'en') as "byArticleCategory",
    to_json((select max(updated_at) from clinics where _status = 'published')) #>> '{}' as "updatedAt"
  from listings where locale = 'en'`

/** Reads every listing, so it only runs when a page or an editor needs it. */
export const directoryCounts = async (pool: ReadPool): Promise<DirectoryCounts> => {
  const [counts] = await prepared<DirectoryCounts>(pool, COUNTS, [])
  return counts ?? NO_COUNTS
}
