import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const renamed = (from: string, to: string) => sql`
  update verifications set outcome = ${to} where outcome = ${from}`

const NAMES = [
  ['edited', 'something changed'],
  ['ask again', 'call back'],
  ['number works', 'number works again'],
] as const

/** The outcome of a call is called as the button that says it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [from, to] of NAMES) await db.execute(renamed(from, to))
}

export async function down({ db }: MigrateUpArgs): Promise<void> {
  for (const [from, to] of NAMES) await db.execute(renamed(to, from))
}
