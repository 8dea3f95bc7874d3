import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { step } from '../../cms/bin/step.ts'
import type { Cleanup } from './cleanup.ts'
import type { BenchArguments } from './read-arguments.ts'
import type { Scratch } from './scratch.ts'
import { runProcess, startProcess } from './start-process.ts'

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

/** Copies the first rows of a CSV file. */
const firstRows = async (file: string, rows: number, copy: string): Promise<string> => {
  const records: string[][] = parse(await readFile(file), { bom: true, to: rows + 1 })
  await writeFile(copy, stringify(records))
  return copy
}

/** Makes the tables of an empty database, with gazetteer and seed. */
export const seedTables = async (env: Record<string, string>, cleanup: Cleanup): Promise<void> => {
  await step('Creating the tables', () =>
    runProcess({ script: 'cms/bin/migrate.ts', env }, cleanup),
  )
  await step('Seeding', () => runProcess({ script: 'cms/bin/seed.ts', env }, cleanup))
}

/** Fills an empty database with tables, gazetteer, seed and the file's sites, without samples. */
export const fill = async (
  { sites, rows }: BenchArguments,
  { folder, env }: Scratch,
  cleanup: Cleanup,
): Promise<ImportFigures> => {
  await seedTables(env, cleanup)
  const file = rows ? await firstRows(sites, rows, path.join(folder, 'sites.csv')) : sites
  const order = { script: 'tests/bench/processes/import.ts', words: [file], env }
  const { said, ended } = await step('Importing', () => startProcess(order, ImportFigures, cleanup))
  await step('Removing the sample clinics', () => ended)
  return said
}
