import type { Migration } from '../../cms/database/migration-files.ts'
import { query } from './template.ts'

/** A migration after all others. @param name with a digit for its place among those of a test: '0_broken' */
export const migration = (name: string, statements: string): Migration => ({
  name: `29990101_00000${name}`,
  up: async ({ db }) => {
    await db.execute(statements)
  },
})

/** Everything about the tables that a migration could change, and which migrations have run. */
export const schemaOf = (url: string) =>
  query(
    url,
    `select table_name, column_name, data_type, column_default, is_nullable
     from information_schema.columns where table_schema = 'public'
     union all select 'index', indexname, indexdef, null, null from pg_indexes
       where schemaname = 'public'
     union all select 'migration', name, null, null, null from payload_migrations
     order by 1, 2`,
  )
