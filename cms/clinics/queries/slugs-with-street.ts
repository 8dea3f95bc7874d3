import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction.ts'

/** A clinic with every address that its page has, or had in a version. */
export interface Addressed extends Record<string, unknown> {
  id: number
  name: string
  city: string
  slug: string
  slugs: string[]
}

export const readSlugs = (req: PayloadRequest, ids: readonly number[]): Promise<Addressed[]> =>
  inTransaction<Addressed>(
    req,
    sql`select id, name, city, slug, array(select version_slug from _clinics_v
          where parent_id = clinics.id and version_slug is not null union select slug) as slugs
      from clinics where id = any(${sql.param(ids)}::int[])`,
  )

/** Gives a clinic's page another address, also in its versions. Nothing leads there from the former ones. */
export const replaceSlugs = async (
  req: PayloadRequest,
  id: number,
  former: readonly string[],
  slug: string,
): Promise<void> => {
  const old = sql`any(${sql.param(former)}::text[])`
  const paths = sql`any(${sql.param(former.map((one) => `/services/${one}`))}::text[])`
  const statements = [
    sql`update clinics set slug = ${slug} where id = ${id} and slug = ${old}`,
    sql`update _clinics_v set version_slug = ${slug} where parent_id = ${id} and version_slug = ${old}`,
    ...former.map(
      (
        one,
      ) => sql`update bulk_change_rows r set before = replace(before::text, ${one}, ${slug})::jsonb
        from bulk_changes c where c.id = r.change_id and c."on" = 'clinics' and r.document_id = ${id}`,
    ),
    sql`delete from redirects where "from" = ${paths}`,
    sql`delete from recorded_changes where source = 'redirects' and (before ->> 'from' = ${paths}
      or before ->> 'to' = ${paths} or after ->> 'from' = ${paths} or after ->> 'to' = ${paths})`,
    sql`update redirects set "to" = ${`/services/${slug}`} where "to" = ${paths}`,
  ]
  for (const statement of statements) await inTransaction(req, statement)
}
