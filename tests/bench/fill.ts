import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import pg from 'pg'
import { z } from 'zod'
import { buildWhereNeeded } from '../../cms/bin/build.ts'
import { step } from '../../cms/bin/step.ts'
import { embeddedCluster } from '../../cms/database/embedded.ts'
import { startProductProcess } from '../support/product-process.ts'
import { fillDatabase } from '../support/run-command.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import type { Later } from './run-bench.ts'
import { Address, startProcess } from './start-process.ts'

const secret = () => randomBytes(24).toString('base64url')

/**
 * A temporary folder with its own Postgres, which has Postgres's default settings: the tests'
 * cluster never waits for the disk, so its figures would be too good.
 */
const createScratch = async (later: Later) => {
  const { folder, remove } = await scratchFolder('clinics-bench')
  later(remove)
  const starting = step('Starting Postgres', () => embeddedCluster(folder))
  later(async () => (await starting).stop())
  return { folder, databaseUrl: await (await starting).databaseUrl('bench') }
}

/** The product as its users start it, with the seed, on its own Postgres. @returns its address */
export const startSeededProduct = async (later: Later): Promise<string> => {
  const { databaseUrl } = await createScratch(later)
  const { url, stop } = await startProductProcess(databaseUrl)
  later(stop)
  return url
}

/**
 * A built product, a database of its own with tables, gazetteer and seed, and what processes need that
 * work there.
 */
export const seedScratch = async (later: Later) => {
  await buildWhereNeeded()
  const { folder, databaseUrl } = await createScratch(later)
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PUBLIC_URL: '',
    PAYLOAD_SECRET: secret(),
    ADMIN_EMAIL: 'bench@example.org',
    ADMIN_PASSWORD: secret(),
  }
  await step('Creating the tables, and seeding', () => fillDatabase(env))
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c jit=off' })
  later(() => pool.end())
  return {
    folder,
    env,
    pool,
    /** Starts a script of tests/bench/processes that says where it serves. */
    start: (...words: string[]) => startProcess(words, env, Address, later),
  }
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

export const importSites = async (
  sites: string,
  rows: number,
  { folder, env }: Awaited<ReturnType<typeof seedScratch>>,
  later: Later,
): Promise<ImportFigures> => {
  const file = path.join(folder, 'sites.csv')
  const records: string[][] = parse(await readFile(sites), { bom: true, to: rows + 1 })
  await writeFile(file, stringify(records))
  const { said, ended } = await step('Importing', () =>
    startProcess(['import', file], env, ImportFigures, later),
  )
  await step('Removing the sample clinics', () => ended)
  return said
}
