import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Client } from 'pg'
import type { Migration } from './migration-files.ts'

/** Runs a migration on a connection, in the transaction that is open there. */
export const runMigration = (client: Client, { up }: Migration): Promise<void> =>
  up({ db: drizzle(client) })
