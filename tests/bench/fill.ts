import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import pg from 'pg'
import { z } from 'zod'
import { step } from '../../cms/bin/step.ts'
import { embeddedCluster } from '../../cms/database/embedded.ts'
import type { Later } from './run-bench.ts'
import { runProcess, startProcess } from './start-process.ts'

/** A place to make a mess in. */
export interface Scratch {
  folder: string
  databaseUrl: string
  /** Settings for processes that work in it. */
  env: Record<string, string>
}

const secret = () => randomBytes(24).toString('base64url')

/**
 * A temporary folder with its own Postgres, which has Postgres's default settings: the tests'
 * cluster never waits for the disk, so its figures would be too good.
 */
export const createScratch = async (later: Later): Promise<Scratch> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinics-bench-'))
  later(() => rm(folder, { recursive: true, force: true }))
  // If we are root, Postgres runs as another user and must reach its folder through this one.
  await chmod(folder, 0o755)
  const starting = step('Starting Postgres', () => embeddedCluster(folder))
  later(async () => (await starting).stop())
  const databaseUrl = await (await starting).databaseUrl('bench')
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PUBLIC_URL: '',
    PAYLOAD_SECRET: secret(),
    ADMIN_EMAIL: 'bench@example.org',
    ADMIN_PASSWORD: secret(),
  }
  return { folder, databaseUrl, env }
}

/** Makes the tables of an empty database, with gazetteer and seed. */
export const seedTables = async ({ env }: Scratch, later: Later): Promise<void> => {
  const run = (script: string) => runProcess({ script, env }, later)
  await step('Creating the tables', () => run('cms/bin/migrate.ts'))
  await step('Seeding', () => run('cms/bin/seed.ts'))
}

export const openPool = ({ databaseUrl }: Scratch, later: Later): pg.Pool => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c jit=off' })
  later(() => pool.end())
  return pool
}

/** What the import took. `seconds` is the import alone; `secondsInAll` includes process startup. */
const ImportFigures = z.object({
  rows: z.number(),
  added: z.number(),
  rejected: z.number(),
  seconds: z.number(),
  secondsInAll: z.number(),
  peakMegabytes: z.number(),
})
export type ImportFigures = z.infer<typeof ImportFigures>

/** Fills an empty database with tables, gazetteer, seed and a file's sites, without samples. */
export const fill = async (
  sites: string,
  rows: number,
  scratch: Scratch,
  later: Later,
): Promise<ImportFigures> => {
  await seedTables(scratch, later)
  const file = path.join(scratch.folder, 'sites.csv')
  const records: string[][] = parse(await readFile(sites), { bom: true, to: rows + 1 })
  await writeFile(file, stringify(records))
  const order = { script: 'tests/bench/processes/import.ts', words: [file], env: scratch.env }
  const { said, ended } = await step('Importing', () => startProcess(order, ImportFigures, later))
  await step('Removing the sample clinics', () => ended)
  return said
}
