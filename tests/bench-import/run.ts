import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import { step } from '../../cms/bin/step.ts'
import { seedDatabase } from '../bench/fill.ts'
import { positive, printTable, runBench, sitesFile } from '../bench/run-bench.ts'
import { Address, startProcess } from '../bench/start-process.ts'
import { nextEdition } from '../bench-panel/next-edition.ts'
import { searchMeanwhile } from './visitor.ts'

const USAGE = `Usage: npm run bench:import -- --sites FILE

  --sites FILE   CSV file of health-center sites, with the columns name, st_abbr, city, address,
                 phone, lon and lat
  --rows N       imports only the first N rows, for a quick try`

const options = {
  sites: { type: 'string' },
  rows: { type: 'string', default: '1000000' },
} as const

/** Clinics whose telephone numbers the next edition changes. */
const CHANGED = 20
const QUIET_MS = 20_000

const Step = z.object({ step: z.string(), seconds: z.number(), megabytes: z.number() })
const Reply = z.union([Step, z.object({ step: z.null() })])

const ZIPS = `select normalized from places where kind = 'zip' order by md5(normalized) limit 500`

await runBench('bench-import', async (later) => {
  const { values } = readArguments(options, USAGE)
  const sites = sitesFile(values.sites, USAGE)
  const { folder, env, pool } = await seedDatabase(later)
  const rows: string[][] = parse(await readFile(sites), {
    bom: true,
    to: positive('rows', values.rows) + 1,
  })
  const [first, next] = [path.join(folder, 'sites.csv'), path.join(folder, 'sites-next.csv')]
  const text = stringify(rows)
  await writeFile(first, text)
  await writeFile(next, nextEdition(Buffer.from(text), { changed: CHANGED, gone: 0, added: 0 }))
  const { rows: zips } = await pool.query<{ normalized: string }>(ZIPS)
  const paths = zips.map(({ normalized }) => `/api/clinics/search?location=${normalized}`)
  const { said, ask } = await startProcess(['import-costs', first, next], env, Address, later)
  const quiet = await step('A quiet time', () =>
    searchMeanwhile(said.url, paths, () => wait(QUIET_MS)),
  )
  const steps: { name: string; seconds: number; megabytes: number; p50: number; p99: number }[] = []
  for (;;) {
    const { result, p50, p99 } = await step('The next step', () =>
      searchMeanwhile(said.url, paths, async () => Reply.parse(await ask())),
    )
    if (result.step === null) break
    const { step: name, seconds, megabytes } = result
    steps.push({ name, seconds, megabytes, p50, p99 })
  }
  const count = rows.length - 1
  return {
    software: 'the public API without the panel',
    figures: { rows: count, quiet: { p50: quiet.p50, p99: quiet.p99 }, steps },
    print: () => {
      console.log(`${count} rows. Searches: 20 a second, times in ms.`)
      printTable(
        [['', 'seconds', 'MB at most', 'search p50', 'search p99']],
        [
          ['a quiet time', '', '', quiet.p50.toFixed(1), quiet.p99.toFixed(1)],
          ...steps.map(({ name, seconds, megabytes, p50, p99 }) => [
            ...[name, seconds.toFixed(1), megabytes.toFixed(0), p50.toFixed(1), p99.toFixed(1)],
          ]),
        ],
      )
    },
  }
})
