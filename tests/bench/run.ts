import pg from 'pg'
import { buildWhereNeeded } from '../../cms/bin/build.ts'
import { command } from '../../cms/bin/command.ts'
import { step } from '../../cms/bin/step.ts'
import { stopOnSignal } from '../../cms/bin/stop-on-signal.ts'
import { type Cleanup, createCleanup } from './cleanup.ts'
import { compare } from './compare.ts'
import { fill } from './fill.ts'
import { type Findings, writeFindings } from './findings.ts'
import { describeMachine, loadNow } from './machine.ts'
import { printFindings } from './print-findings.ts'
import { readQuestions } from './questions.ts'
import { type BenchArguments, readArguments } from './read-arguments.ts'
import { withSameClinics } from './same-clinics.ts'
import { createScratch } from './scratch.ts'
import { startServers } from './servers.ts'

const readVersion = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? 'unknown'
}

const bench = async (given: BenchArguments, cleanup: Cleanup): Promise<Findings> => {
  const [startedAt, load] = [new Date().toISOString(), loadNow()]
  await buildWhereNeeded()
  const scratch = await step('Starting Postgres', () => createScratch(cleanup))
  const imported = await fill(given, scratch, cleanup)

  const pool = new pg.Pool({ connectionString: scratch.databaseUrl, max: 1 })
  cleanup.later(() => pool.end())
  // Postgres would do it by itself within minutes, but it must not while we measure.
  await step('Vacuuming', () => pool.query('vacuum analyze'))
  const { rowCount } = await pool.query("select from listings where locale = 'en'")
  const servers = await step('Starting the servers', () => startServers(scratch.env, cleanup))

  const findings: Findings = {
    startedAt,
    machine: { ...describeMachine(load), postgres: await readVersion(pool) },
    clinics: rowCount ?? 0,
    secondsEach: given.seconds,
    imported,
    comparisons: [],
  }
  for (const question of await readQuestions(pool)) {
    const agreed = await step(`Comparing the answers to “${question.name}”`, () =>
      withSameClinics(question, servers),
    )
    findings.comparisons.push(
      await step('Measuring', () => compare(agreed, servers, given.seconds)),
    )
  }
  return findings
}

await command(async () => {
  const given = readArguments(process.argv.slice(2))
  const cleanup = createCleanup()
  stopOnSignal(cleanup.run)
  try {
    const findings = await bench(given, cleanup)
    printFindings(findings)
    await writeFindings(findings, given.json)
    console.log(`\nThe same figures are in ${given.json}.`)
  } finally {
    await cleanup.run()
  }
})
