import { writeFile } from 'node:fs/promises'
import pg from 'pg'
import { z } from 'zod'
import { buildWhereNeeded } from '../../cms/bin/build.ts'
import { command } from '../../cms/bin/command.ts'
import { step } from '../../cms/bin/step.ts'
import { stopOnSignal } from '../../cms/bin/stop-on-signal.ts'
import { listClinics } from '../../cms/listings/queries/list-clinics.ts'
import { type Cleanup, createCleanup } from '../bench/cleanup.ts'
import { seedTables } from '../bench/fill.ts'
import { describeMachine, loadNow, printMachine } from '../bench/machine.ts'
import { printTable } from '../bench/print-table.ts'
import { createScratch } from '../bench/scratch.ts'
import { startProcess } from '../bench/start-process.ts'
import { addListings } from '../support/made-listings.ts'
import { planOf } from '../support/plan-of.ts'
import { PLANNED } from '../support/planned.ts'
import { readQuestions } from './questions.ts'
import { readArguments } from './read-arguments.ts'

/** Milliseconds of one question at one size. */
interface Times {
  p50: number
  p99: number
}

/** What was measured with so many listings. */
interface Round {
  listings: number
  times: Record<string, Times>
  /** Megabytes of the table and of each index. */
  sizes: Record<string, number>
  plans: Record<string, string[]>
}

const Port = z.object({ port: z.number() })
const Size = z.object({ name: z.string(), bytes: z.coerce.number() })

/** One after the other, over one connection: how long somebody waits, and not how many can ask. */
const timesOf = async (url: string, paths: string[], asks: number): Promise<Times> => {
  const times: number[] = []
  for (let ask = 0; ask < asks; ask++) {
    const started = performance.now()
    const response = await fetch(url + (paths[ask % paths.length] ?? ''))
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}.`)
    times.push(performance.now() - started)
  }
  const sorted = times.sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99) }
}

const sizesOf = async (pool: pg.Pool): Promise<Record<string, number>> => {
  const { rows } = await pool.query(`
    select relname as name, pg_relation_size(oid) as bytes from pg_class
    where oid = 'listings'::regclass
      or oid in (select indexrelid from pg_index where indrelid = 'listings'::regclass)
    order by relname`)
  return Object.fromEntries(
    z
      .array(Size)
      .parse(rows)
      .map(({ name, bytes }) => [name, Math.round(bytes / 1e6)]),
  )
}

const bench = async (given: ReturnType<typeof readArguments>, cleanup: Cleanup) => {
  await buildWhereNeeded()
  const { databaseUrl, env } = await step('Starting Postgres', () => createScratch(cleanup))
  await seedTables(env, cleanup)
  const pool = new pg.Pool({ connectionString: databaseUrl, options: '-c jit=off' })
  cleanup.later(() => pool.end())
  const product = { script: 'tests/bench/processes/product.ts', env }
  const { said } = await step('Starting the product', () => startProcess(product, Port, cleanup))
  const url = `http://127.0.0.1:${said.port}`
  const questions = await readQuestions(pool, given.asks)

  const rounds: Round[] = []
  let there = 0
  for (const listings of given.sizes) {
    await step(`Making ${listings} listings`, () => addListings(pool, there, listings))
    there = listings
    const times: Round['times'] = {}
    const plans: Round['plans'] = {}
    for (const [name, paths] of Object.entries(questions)) {
      times[name] = await step(`Asking for ${name}`, async () => {
        await timesOf(url, paths, Math.ceil(given.asks / 10))
        return timesOf(url, paths, given.asks)
      })
    }
    for (const { name, asked, page } of PLANNED)
      plans[name] = await planOf(pool, (watched) => listClinics(watched, asked, page))
    rounds.push({ listings, times, sizes: await sizesOf(pool), plans })
  }
  return rounds
}

const print = (rounds: Round[]) => {
  const head = ['', ...rounds.map(({ listings }) => `${listings} listings`)]
  const table = <Value>(
    of: (round: Round) => Record<string, Value>,
    write: (value: Value | undefined) => string,
  ) => {
    const names = Object.keys(of(rounds[0] as Round))
    printTable(
      [head],
      names.map((name) => [name, ...rounds.map((round) => write(of(round)[name]))]),
    )
    console.log()
  }
  console.log('Milliseconds, median and 99th percentile:\n')
  table(
    ({ times }) => times,
    (times) => `${times?.p50.toFixed(1)} / ${times?.p99.toFixed(1)}`,
  )
  console.log('Megabytes:\n')
  table(
    ({ sizes }) => sizes,
    (size) => String(size),
  )
  for (const { listings, plans } of rounds) {
    console.log(`Plans with ${listings} listings:\n`)
    for (const [name, steps] of Object.entries(plans)) console.log(`  ${name}: ${steps.join(', ')}`)
    console.log()
  }
}

await command(async () => {
  const given = readArguments(process.argv.slice(2))
  const cleanup = createCleanup()
  stopOnSignal(cleanup.run)
  try {
    const machine = describeMachine(loadNow())
    const rounds = await bench(given, cleanup)
    printMachine(machine, 'Listings are made up, around real towns by their people')
    print(rounds)
    await writeFile(given.json, `${JSON.stringify({ machine, rounds }, null, 2)}\n`)
    console.log(`The same figures are in ${given.json}.`)
  } finally {
    await cleanup.run()
  }
})
