import type pg from 'pg'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import { step } from '../../cms/bin/step.ts'
import { listClinics } from '../../cms/listings/queries/list-clinics.ts'
import { seedScratch } from '../bench/fill.ts'
import { positive, quantile, runBench } from '../bench/run-bench.ts'
import { addListings } from '../support/made-listings.ts'
import { planOf } from '../support/plan-of.ts'
import { PLANNED } from '../support/planned.ts'
import { readQuestions } from './questions.ts'

const USAGE = `Usage: npm run bench:growth -- [--most N]

  --most N      the most listings; the default is 1000000
  --asks N      how often each question is asked; the default is 200`

const options = {
  most: { type: 'string', default: '1000000' },
  asks: { type: 'string', default: '200' },
} as const

const SIZES = [10_000, 100_000, 1_000_000]

interface Round {
  listings: number
  /** Milliseconds of each question: the median, and the 99th percentile. */
  times: Record<string, { p50: number; p99: number }>
  /** Megabytes of the table and of each index. */
  sizes: Record<string, number>
  plans: Record<string, string[]>
}

/** One after the other, over one connection: how long somebody waits, and not how many can ask. */
const timesOf = async (url: string, paths: string[], asks: number) => {
  const times: number[] = []
  for (let ask = 0; ask < asks; ask++) {
    const started = performance.now()
    const response = await fetch(url + (paths[ask % paths.length] ?? ''))
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}.`)
    times.push(performance.now() - started)
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

const sizesOf = async (pool: pg.Pool): Promise<Round['sizes']> => {
  const { rows } = await pool.query<{ name: string; bytes: string }>(`
    select relname as name, pg_relation_size(oid) as bytes from pg_class
    where oid = 'listings'::regclass
      or oid in (select indexrelid from pg_index where indrelid = 'listings'::regclass)
    order by relname`)
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Math.round(Number(bytes) / 1e6)]))
}

const print = (rounds: Round[]) => {
  const table = <Value>(
    of: (round: Round) => Record<string, Value>,
    write: (value: Value | undefined) => string,
  ) => {
    const row = (name: string) =>
      rounds.map((round) => [`${round.listings} listings`, write(of(round)[name])])
    const names = Object.keys(of(rounds[0] as Round))
    console.table(Object.fromEntries(names.map((name) => [name, Object.fromEntries(row(name))])))
  }
  console.log('Milliseconds, median and 99th percentile:\n')
  table(
    ({ times }) => times,
    (times) => `${times?.p50.toFixed(1)} / ${times?.p99.toFixed(1)}`,
  )
  console.log('\nMegabytes:\n')
  table(({ sizes }) => sizes, String)
  for (const { listings, plans } of rounds) {
    console.log(`\nPlans with ${listings} listings:\n`)
    for (const [name, steps] of Object.entries(plans)) console.log(`  ${name}: ${steps.join(', ')}`)
  }
}

await runBench('bench-growth', async (later) => {
  const { values } = readArguments(options, USAGE)
  const [largest, asks] = [positive('most', values.most), positive('asks', values.asks)]
  const { pool, start } = await seedScratch(later)
  const { said } = await step('Starting the product', () => start('product'))
  const rounds: Round[] = []
  let there = 0
  for (const listings of [...SIZES.filter((size) => size < largest), largest]) {
    await step(`Making ${listings} listings`, () => addListings(pool, there, listings))
    there = listings
    const questions = await readQuestions(pool, asks)
    const round: Round = { listings, times: {}, sizes: await sizesOf(pool), plans: {} }
    for (const [name, paths] of Object.entries(questions)) {
      round.times[name] = await step(`Asking for ${name}`, async () => {
        await timesOf(said.url, paths, Math.ceil(asks / 10))
        return timesOf(said.url, paths, asks)
      })
    }
    for (const { name, asked, page } of PLANNED)
      round.plans[name] = await planOf(pool, (watched) => listClinics(watched, asked, page))
    rounds.push(round)
  }
  return {
    software: 'Listings are made up, around real towns by their people',
    figures: { rounds },
    print: () => print(rounds),
  }
})
