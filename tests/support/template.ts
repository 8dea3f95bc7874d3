import { spawn } from 'node:child_process'
import path from 'node:path'
import pg from 'pg'
import { sourcesHash } from '../../cms/bin/build.ts'
import type { EmbeddedCluster } from '../../cms/database/embedded.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** These determine what a fresh database holds. */
const SOURCES = ['cms', 'seed', 'package-lock.json']

const run = (script: string, env: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=production', 'cms/bin/run.mjs', script], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`)),
    )
  })

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
  const old = await query(
    admin,
    "select datname from pg_database where datname like 'template\\_%'",
  )
  for (const { datname } of old)
    await query(admin, `drop database if exists "${datname}" with (force)`)
  const unfinished = `${name}_unfinished`
  const DATABASE_URL = await cluster.databaseUrl(unfinished)
  await run('cms/bin/migrate.ts', { DATABASE_URL })
  await run('cms/bin/seed.ts', { DATABASE_URL })
  await query(admin, `alter database "${unfinished}" rename to "${name}"`)
  return name
}
