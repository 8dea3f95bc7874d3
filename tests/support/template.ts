import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { sourcesHash } from '../../cms/bin/build.ts'
import type { EmbeddedCluster } from '../../cms/database/embedded.ts'
import { fillDatabase } from './run-command.ts'

/** These determine what a fresh database holds. */
const SOURCES = ['cms', 'seed', 'package-lock.json']

export const query = async (url: string, text: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: url })
  // Whoever asked hears of it from the query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Drops the databases whose names are like this. */
export const dropDatabases = async (admin: string, pattern: string): Promise<void> => {
  const found = await query(admin, 'select datname from pg_database where datname like $1', [
    pattern,
  ])
  for (const { datname } of found)
    await query(admin, `drop database if exists "${datname}" with (force)`)
}

/**
 * A database of its own for whoever asks.
 * @param kind what its name begins with
 * @param template the name of the database that it is a copy of; without one it is empty
 */
export const makeDatabase = async (cluster: EmbeddedCluster, kind: string, template?: string) => {
  const admin = await cluster.databaseUrl('postgres')
  const name = `${kind}_${randomBytes(6).toString('hex')}`
  if (template)
    await query(admin, `create database "${name}" template "${template}" strategy file_copy`)
  return {
    url: await cluster.databaseUrl(name),
    drop: async () => {
      await query(admin, `drop database "${name}" with (force)`)
    },
  }
}

/**
 * A database with the tables, the gazetteer and the seed, for others to be copied from. Made once
 * for each version of the sources that fill it.
 * @returns its name
 */
export const ensureTemplate = async (cluster: EmbeddedCluster): Promise<string> => {
  const name = `template_${(await sourcesHash(SOURCES)).slice(0, 16)}`
  const admin = await cluster.databaseUrl('postgres')
  const [known] = await query(admin, 'select 1 from pg_database where datname = $1', [name])
  if (known) return name
  await dropDatabases(admin, 'template\\_%')
  const unfinished = `${name}_unfinished`
  await fillDatabase({ DATABASE_URL: await cluster.databaseUrl(unfinished) })
  await query(admin, `alter database "${unfinished}" rename to "${name}"`)
  return name
}
