import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { LOCKS } from './locks.ts'
import { type Migration, readMigrationFiles } from './migration-files.ts'
import { runMigration } from './run-migration.ts'
import { hasUnfinishedRestore, UNFINISHED_RESTORE } from './unfinished-restore.ts'
import { withClient } from './with-client.ts'
import { withLock } from './with-lock.ts'

/**
 * Milliseconds that a migration waits for a table that somebody uses. Meanwhile everybody who comes
 * later waits behind it, so it is what visitors may notice. It is less than Postgres' own
 * deadlock_timeout of a second, so in a deadlock the migration gives way and not the visitor.
 */
const LOCK_TIMEOUT_MS = 500
const BETWEEN_ATTEMPTS_MS = 1_000
/** With both times above, after about five minutes. */
const MOST_ATTEMPTS = 200
/** Not to be had in time; given up so that another could go on. */
const IN_USE = ['55P03', '40P01']

interface Options {
  /** Those of this release if left out. */
  migrations?: Migration[]
  /** Takes a line for the operator. */
  tell?: (line: string) => void
  mostAttempts?: number
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** drizzle wraps Postgres' error, whose words are the ones that help. */
const reasonOf = (error: unknown): Error =>
  error instanceof Error && error.cause instanceof Error
    ? error.cause
    : error instanceof Error
      ? error
      : new Error(String(error))

/** The names of the migrations that have run. */
const namesRun = async (client: pg.Client): Promise<Set<string>> => {
  const { rows } = await client.query("select to_regclass('public.payload_migrations') as found")
  if (rows[0]?.found === null) return new Set()
  const run = await client.query<{ name: string }>('select name from payload_migrations')
  return new Set(run.rows.map(({ name }) => name))
}

/** Runs one migration in a transaction of its own. */
const attempt = async (client: pg.Client, migration: Migration): Promise<void> => {
  await client.query('begin')
  try {
    await client.query(
      `set local lock_timeout = ${LOCK_TIMEOUT_MS}; set local statement_timeout = 0`,
    )
    await runMigration(client, migration)
    await client.query(
      `insert into payload_migrations (name, batch)
       select $1, coalesce(max(batch), 0) + 1 from payload_migrations`,
      [migration.name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw reasonOf(error)
  }
}

const explain = (name: string, error: unknown): Error => {
  const { message } = reasonOf(error)
  const why = IN_USE.includes(String(codeOf(error)))
    ? 'A long query or an open transaction uses one of its tables. End that.'
    : 'Correct the cause.'
  return new Error(
    `The migration ${name} failed: ${message}. It was undone, and the tables are as they were before it. Processes of the earlier release can go on serving. ${why} Then run npm run migrate again, or go on with the earlier release.`,
    { cause: error },
  )
}

const runPatiently = async (client: pg.Client, migration: Migration, options: Options) => {
  const { tell, mostAttempts = MOST_ATTEMPTS } = options
  for (let count = 1; ; count++) {
    try {
      return await attempt(client, migration)
    } catch (error) {
      if (!IN_USE.includes(String(codeOf(error))) || count >= mostAttempts) {
        throw explain(migration.name, error)
      }
      if (count === 1) tell?.('Somebody uses a table that has to change. Trying again. ')
      await wait(BETWEEN_ATTEMPTS_MS)
    }
  }
}

/**
 * Brings the tables up to date, while processes of the earlier release serve. If several processes
 * try together, one does it and the others wait.
 * @returns the names of the migrations that it ran
 * @throws Error that says what is true now and how to go on; the failed migration is undone
 */
export const migrate = async (url: string, options: Options = {}): Promise<string[]> => {
  const all = options.migrations ?? (await readMigrationFiles())
  return withClient(url, async (client) => {
    const findMissing = async () => {
      const run = await namesRun(client)
      return all.filter(({ name }) => !run.has(name))
    }
    // Without anything to do, a start need not wait for a backup.
    if ((await findMissing()).length === 0) return []
    return withLock(url, LOCKS.migrating, async () => {
      if (await hasUnfinishedRestore(client)) throw new Error(UNFINISHED_RESTORE)
      const missing = await findMissing()
      for (const migration of missing) await runPatiently(client, migration, options)
      return missing.map(({ name }) => name)
    })
  })
}
