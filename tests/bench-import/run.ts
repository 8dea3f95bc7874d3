import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import { step } from '../../cms/bin/step.ts'
import { inTurn } from '../../cms/database/in-turn.ts'
import { seedScratch } from '../bench/fill.ts'
import { positive, runBench, sitesFile } from '../bench/run-bench.ts'
import { nextEdition } from '../bench-panel/next-edition.ts'
import { startProductProcess } from '../support/product-process.ts'
import { signInEditor } from './editor.ts'
import { watched } from './watched.ts'

const USAGE = `Usage: npm run bench:import -- --sites FILE

  --sites FILE   CSV file of health-center sites, with the columns name, st_abbr, city, address,
                 phone, lon and lat
  --rows N       imports only the first N rows, for a quick try

Processor and memory are those of the process that serves.`

const options = {
  sites: { type: 'string' },
  rows: { type: 'string', default: '1000000' },
} as const

/** Clinics whose telephone numbers the next edition changes. */
const CHANGED = 20
const QUIET_MS = 20_000
const MAPPING = path.resolve(import.meta.dirname, '..', 'bench', 'fqhc-sites.mapping.json')

const ZIPS = `select normalized from places where kind = 'zip' order by md5(normalized) limit 500`

await runBench('bench-import', async (later) => {
  const { values } = readArguments(options, USAGE)
  const sites = sitesFile(values.sites, USAGE)
  const { env, pool } = await seedScratch(later)
  const rows: string[][] = parse(await readFile(sites), {
    bom: true,
    to: positive('rows', values.rows) + 1,
  })
  const first = stringify(rows)
  const next = nextEdition(Buffer.from(first), { changed: CHANGED, gone: 0, added: 0 })
  const mapping = await readFile(MAPPING, 'utf8')
  const { rows: zips } = await pool.query<{ normalized: string }>(ZIPS)
  const paths = zips.map(({ normalized }) => `/api/clinics/search?location=${normalized}`)
  const product = await step('Starting the product', () => startProductProcess(env.DATABASE_URL))
  later(product.stop)
  const editor = await signInEditor(product.url)
  const ids: number[] = []
  const review = async (name: string, text: string) => {
    ids.push(await editor.review(name, text, mapping))
  }
  const works: [name: string, work: () => Promise<unknown>][] = [
    ['a quiet time', () => wait(QUIET_MS)],
    ['read and compared', () => review('sites.csv', first)],
    ['applied', () => editor.apply(ids[0] ?? 0)],
    ['exported as CSV', () => editor.exportClinics()],
    ['next edition compared', () => review('sites-next.csv', next)],
    ['next edition applied', () => editor.apply(ids[1] ?? 0)],
    ['next edition undone', () => editor.undo(ids[1] ?? 0)],
    ['undone', () => editor.undo(ids[0] ?? 0)],
  ]
  const steps = await inTurn(works, async ([name, work]) => ({
    name,
    ...(await step(name, () => watched(product, paths, work))),
  }))
  const count = rows.length - 1
  return {
    software: 'the built product',
    figures: { rows: count, steps },
    print: () => {
      console.log(`${count} rows. Searches: 20 a second, times in ms.`)
      console.table(
        steps.map(({ name, seconds, processor, megabytes, p50, p99 }) => ({
          ...{ step: name, seconds: seconds.toFixed(1), 'of processor': processor.toFixed(0) },
          ...{ 'MB at most': megabytes.toFixed(0) },
          ...{ 'search p50': p50.toFixed(1), 'search p99': p99.toFixed(1) },
        })),
      )
    },
  }
})
