import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { type UntilEdit, untilEdit } from '../../database/until-edit.ts'

/** The other names of clinics that others were merged into, as JSON, by slug. */
export type FormerNames = ReadonlyMap<string, string>

/** Only of listings whose addresses lead to the clinic. */
const STATEMENT = `
  select present.slug, json_agg(former.name order by former.name)::text as names
  from clinics as former
  join clinics as present on present.id = former.merged_into_id and present.name <> former.name
  join redirects on redirects."from" = '/services/' || former.slug
  group by present.slug`

/** Few clinics have any, so they are not looked up for each clinic. */
export const openFormerNames = (pool: ReadPool): UntilEdit<FormerNames> =>
  untilEdit(async () => {
    const rows = await prepared<{ slug: string; names: string }>(pool, STATEMENT, [])
    return new Map(rows.map(({ slug, names }) => [slug, names]))
  })
