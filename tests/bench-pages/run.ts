import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { buildWhereNeeded } from '../../cms/bin/build.ts'
import { command } from '../../cms/bin/command.ts'
import { step } from '../../cms/bin/step.ts'
import { stopOnSignal } from '../../cms/bin/stop-on-signal.ts'
import { type Cleanup, createCleanup } from '../bench/cleanup.ts'
import { seedTables } from '../bench/fill.ts'
import { describeMachine, loadNow, printMachine } from '../bench/machine.ts'
import { measure } from '../bench/measure.ts'
import { parseWords, positive } from '../bench/parse-words.ts'
import { printTable } from '../bench/print-table.ts'
import { createScratch } from '../bench/scratch.ts'
import { type Started, startProcess } from '../bench/start-process.ts'
import { addListings } from '../support/made-listings.ts'
import { type Addresses, readAddresses } from './addresses.ts'

const USAGE = `Usage: npm run bench:pages -- [--seconds N] [--json FILE]

  --seconds N   how long each measurement of known answers takes; the default is 5
  --json FILE   where to write the figures; the default is bench-pages-results.json`

const options = {
  seconds: { type: 'string', default: '5' },
  json: { type: 'string', default: 'bench-pages-results.json' },
} as const

const LISTINGS = 20_000
const ROUNDS = 3
/** New pages that are rendered before any is measured, since V8 compiles what runs often. */
const WARM_UP = 150

/** Milliseconds of processor for one new page, and how many times the bare server's rate. */
const TARGETS = { search: 5, clinic: 4, answer: 0.7, page: 0.8 }

const Port = z.object({ port: z.number() })
const Usage = z.object({ processor: z.number() })

const median = (numbers: number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Milliseconds that the product's process works for each page that nobody has asked for yet. */
const costOf = async (url: string, product: Started<unknown>, paths: string[]): Promise<number> => {
  const used = async () => Usage.parse(await product.ask()).processor
  const ask = async (path: string) => {
    // Compressing has its own threads, and is done once for all who ask.
    const response = await fetch(url + path, { headers: { 'accept-encoding': 'identity' } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}.`)
  }
  for (const path of paths.slice(0, WARM_UP)) await ask(path)
  // What the process does by itself is over by then.
  await wait(500)
  const before = await used()
  for (const path of paths.slice(WARM_UP)) await ask(path)
  return ((await used()) - before) / (paths.length - WARM_UP)
}

/** How many known answers a second, as a share of a bare server's that sends the same bytes. */
const shareOf = async (ours: string, bare: string, path: string, seconds: number) => {
  const rate = async (url: string) => {
    const headers = { 'accept-encoding': 'br' }
    return (await measure({ url, headers }, [path], seconds)).requestsPerSecond
  }
  const shares: number[] = []
  await rate(ours)
  await rate(bare)
  for (let round = 0; round < ROUNDS; round++) shares.push((await rate(ours)) / (await rate(bare)))
  return median(shares)
}

const bench = async (seconds: number, cleanup: Cleanup) => {
  await buildWhereNeeded()
  const { databaseUrl, env } = await step('Starting Postgres', () => createScratch(cleanup))
  await seedTables(env, cleanup)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  cleanup.later(() => pool.end())
  await step(`Making ${LISTINGS} listings`, () => addListings(pool, 0, LISTINGS))
  const { search, clinic }: Addresses = await readAddresses(pool)
  const start = async (script: string, ...words: string[]) => {
    const started = await startProcess({ script, words, env }, Port, cleanup)
    return { ...started, url: `http://127.0.0.1:${started.said.port}` }
  }
  const product = await step('Starting the product', () =>
    start('tests/bench/processes/product.ts', '--cached'),
  )
  const bare = await start('tests/bench/processes/echo.ts', product.url)
  const known = search[0] ?? ''
  return {
    search: await step('Rendering searches', () => costOf(product.url, product, search)),
    clinic: await step('Rendering clinics', () => costOf(product.url, product, clinic)),
    answer: await step('Asking for a known answer', () =>
      shareOf(product.url, bare.url, `/api/clinics${known}`, seconds),
    ),
    page: await step('Asking for a known page', () =>
      shareOf(product.url, bare.url, known, seconds),
    ),
  }
}

const print = (figures: Awaited<ReturnType<typeof bench>>) =>
  printTable(
    [['', 'measured', 'target']],
    [
      ['a new search page, ms of processor', figures.search.toFixed(1), `${TARGETS.search}`],
      ["a clinic's new page, ms of processor", figures.clinic.toFixed(1), `${TARGETS.clinic}`],
      ['a known answer, to the bare server', figures.answer.toFixed(2), `${TARGETS.answer}`],
      ['a known page, to the bare server', figures.page.toFixed(2), `${TARGETS.page}`],
    ],
  )

await command(async () => {
  const given = parseWords(process.argv.slice(2), options, USAGE)
  const seconds = positive('seconds', given.seconds)
  const json = path.resolve(given.json)
  const cleanup = createCleanup()
  stopOnSignal(cleanup.run)
  try {
    const machine = describeMachine(loadNow())
    const figures = await bench(seconds, cleanup)
    printMachine(machine, `${LISTINGS} made-up listings`)
    print(figures)
    await writeFile(json, `${JSON.stringify({ machine, figures }, null, 2)}\n`)
    console.log(`\nThe same figures are in ${json}.`)
  } finally {
    await cleanup.run()
  }
})
