import { readArguments } from '../../cms/bin/read-arguments.ts'
import { step } from '../../cms/bin/step.ts'
import { type Comparison, compare, ROUNDS, TARGETS } from './compare.ts'
import { type ImportFigures, importSites, seedScratch } from './fill.ts'
import { CONNECTIONS, type Measurement } from './measure.ts'
import { readQuestions } from './questions.ts'
import { positive, printTable, runBench, sitesFile } from './run-bench.ts'
import { withSameClinics } from './same-clinics.ts'
import { startServers } from './servers.ts'

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

const HEAD = [
  ['', 'ours', '', '', "Payload's REST", '', '', 'bare server', '', '', 'ours to', 'ours to'],
  [
    'question',
    ...['a second', 'p50', 'p99', 'a second', 'p50', 'p99', 'a second', 'p50', 'p99'],
    `Payload (${TARGETS.payload})`,
    `bare (${TARGETS.bare})`,
  ],
]

const cells = ({ requestsPerSecond, p50, p99 }: Measurement) => [
  requestsPerSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
]

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
      printTable(
        HEAD,
        comparisons.map(({ question, measured, ratios }) => [
          question,
          ...cells(measured.ours),
          ...cells(measured.payload),
          ...cells(measured.bare),
          `${ratios.payload.ratio.toFixed(1)} ${met(ratios.payload.met)}`,
          `${ratios.bare.ratio.toFixed(2)} ${met(ratios.bare.met)}`,
        ]),
      )
    },
  }
})
