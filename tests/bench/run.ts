import { readArguments } from '../../cms/bin/read-arguments.ts'
import { step } from '../../cms/bin/step.ts'
import { type Comparison, compare, ROUNDS } from './compare.ts'
import { type ImportFigures, importSites, seedScratch } from './fill.ts'
import { CONNECTIONS } from './measure.ts'
import { readQuestions } from './questions.ts'
import { positive, runBench, sitesFile } from './run-bench.ts'
import { withSameClinics } from './same-clinics.ts'
import { SERVERS, startServers } from './servers.ts'

const USAGE = `Usage: npm run bench -- --sites FILE

  --sites FILE   CSV file of health-center sites, with the columns name, st_abbr, city, address,
                 phone, lon and lat
  --seconds N    length of one measurement in seconds; the default is 3
  --rows N       imports only the first N rows, for a quick try`

const options = {
  sites: { type: 'string' },
  seconds: { type: 'string', default: '3' },
  rows: { type: 'string', default: '1000000' },
} as const

/** For the whole file, including process startup. */
const IMPORT_TARGET = { rows: 13_577, seconds: 180 }

const met = (is: boolean) => (is ? 'met' : 'not met')

const describeImport = ({
  rows,
  rejected,
  seconds,
  secondsInAll,
  peakMegabytes,
}: ImportFigures) => {
  const isWhole = rows >= IMPORT_TARGET.rows
  const judged = isWhole ? met(secondsInAll < IMPORT_TARGET.seconds) : 'too few rows to judge'
  return (
    `Import: ${rows} rows (${rejected} rejected) in ${secondsInAll.toFixed(1)} s, ` +
    `${(rows / seconds).toFixed(0)} rows a second, at most ${peakMegabytes.toFixed(0)} MB.\n` +
    `        The target of ${IMPORT_TARGET.rows} rows in less than ${IMPORT_TARGET.seconds} s: ${judged}.`
  )
}

/** A row for each server. */
const rowsOf = ({ question, measured, ratios }: Comparison) =>
  SERVERS.map((server) => {
    const { requestsPerSecond, p50, p99 } = measured[server]
    const against = server === 'ours' ? undefined : ratios[server]
    return {
      ...{ question, server, 'a second': requestsPerSecond.toFixed(0) },
      ...{ p50: p50.toFixed(1), p99: p99.toFixed(1) },
      'ours to it': against && `${against.ratio.toFixed(2)} ${met(against.met)}`,
      target: against?.target,
    }
  })

await runBench('bench', async (later) => {
  const { values } = readArguments(options, USAGE)
  const sites = sitesFile(values.sites, USAGE)
  const seconds = positive('seconds', values.seconds)
  const rows = positive('rows', values.rows)
  const scratch = await seedScratch(later)
  const { pool } = scratch
  const imported = await importSites(sites, rows, scratch, later)
  // Postgres would do it by itself within minutes, but it must not while we measure.
  await step('Vacuuming', () => pool.query('vacuum analyze'))
  const { rowCount: clinics } = await pool.query("select from listings where locale = 'en'")
  const [version] = (await pool.query('show server_version')).rows
  const servers = await step('Starting the servers', () => startServers(scratch))
  const comparisons: Comparison[] = []
  for (const question of await readQuestions(pool)) {
    const agreed = await step(`Comparing the answers to “${question.name}”`, () =>
      withSameClinics(question, servers),
    )
    comparisons.push(await step('Measuring', () => compare(agreed, servers, seconds)))
  }
  return {
    software: `Postgres ${version?.server_version}`,
    figures: { clinics, seconds, imported, comparisons },
    print: () => {
      console.log(describeImport(imported))
      console.log(
        `${clinics} clinics, ${CONNECTIONS} connections, the median of ${ROUNDS} rounds of ` +
          `${seconds} s, times in ms. Payload can’t search a circle:\n` +
          'for a ZIP or a city it is asked for the box around the circle, by name.\n',
      )
      console.table(comparisons.flatMap(rowsOf))
    },
  }
})
