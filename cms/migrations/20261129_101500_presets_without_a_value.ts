import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const said = (from: string, to: string) => sql`
  update payload_query_presets
  set "where" = replace("where"::text, ${from}, ${to})::jsonb
  where "where"::text like ${`%${from}%`}`

const BARE = '"exists": false'
const AS_IN_ADDRESSES = '"exists": "false"'

/** The panel's list takes a bare `false` for a filter without a value, and drops it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(said(BARE, AS_IN_ADDRESSES))
}

export async function down({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(said(AS_IN_ADDRESSES, BARE))
}
