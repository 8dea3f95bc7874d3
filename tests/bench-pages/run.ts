import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import { step } from '../../cms/bin/step.ts'
import { pathsFor } from '../../cms/contract/paths.ts'
import { seedScratch } from '../bench/fill.ts'
import { measure } from '../bench/measure.ts'
import { median, positive, runBench } from '../bench/run-bench.ts'
import type { startProcess } from '../bench/start-process.ts'
import { addListings } from '../support/made-listings.ts'

const USAGE = `Usage: npm run bench:pages -- [--seconds N]

  --seconds N   how long each measurement of known answers takes; the default is 5`

const LISTINGS = 20_000
const ROUNDS = 3
/** New pages that are asked for, of which the first are only rendered: V8 compiles what runs often. */
const MOST = 650
const WARM_UP = 150

/** Milliseconds of processor for one new page, and how many times the bare server's rate. */
const TARGETS = { search: 5, clinic: 4, answer: 0.7, page: 0.8 }

const Usage = z.object({ processor: z.number() })
const paths = pathsFor('en')

type Product = Awaited<ReturnType<typeof startProcess<{ url: string }>>>

/** Milliseconds that the product's process works for each page that nobody has asked for yet. */
const costOf = async (product: Product, addresses: string[]): Promise<number> => {
  const used = async () => Usage.parse(await product.ask()).processor
  const ask = async (path: string) => {
    // Compressing has its own threads, and is done once for all who ask.
    const headers = { 'accept-encoding': 'identity' }
    const response = await fetch(product.said.url + path, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}.`)
  }
  for (const path of addresses.slice(0, WARM_UP)) await ask(path)
  // What the process does by itself is over by then.
  await wait(500)
  const before = await used()
  for (const path of addresses.slice(WARM_UP)) await ask(path)
  return ((await used()) - before) / (addresses.length - WARM_UP)
}

/** How many known answers a second, as a share of a bare server's that sends the same bytes. */
const shareOf = async (ours: string, bare: string, path: string, seconds: number) => {
  const headers = { 'accept-encoding': 'br' }
  const rate = async (url: string) =>
    (await measure({ url, headers }, [path], seconds)).requestsPerSecond
  const shares: number[] = []
  await rate(ours)
  await rate(bare)
  for (let round = 0; round < ROUNDS; round++) shares.push((await rate(ours)) / (await rate(bare)))
  return median(shares)
}

await runBench('bench-pages', async (later) => {
  const { values } = readArguments({ seconds: { type: 'string', default: '5' } }, USAGE)
  const seconds = positive('seconds', values.seconds)
  const { pool, start } = await seedScratch(later)
  await step(`Making ${LISTINGS} listings`, () => addListings(pool, 0, LISTINGS))
  // Larger towns, which have twenty results.
  const towns = await pool.query(
    `select name || ', ' || state as location from places
     where kind = 'town' and population >= 40000 order by md5(normalized || state) limit ${MOST}`,
  )
  const clinics = await pool.query(
    `select slug from listings where locale = 'en' order by md5(slug) limit ${MOST}`,
  )
  const search = towns.rows.map(({ location }) => paths.search({ location }))
  const clinic = clinics.rows.map(({ slug }) => paths.clinic(slug))
  const product = await step('Starting the product', () => start('product', '--cached'))
  const { url } = product.said
  const bare = await start('echo', url)
  const share = (path: string) => shareOf(url, bare.said.url, path, seconds)
  const [known = ''] = search
  const figures = {
    search: await step('Rendering searches', () => costOf(product, search)),
    clinic: await step('Rendering clinics', () => costOf(product, clinic)),
    answer: await step('Asking for a known answer', () => share(`/api/clinics${known}`)),
    page: await step('Asking for a known page', () => share(known)),
  }
  return {
    software: `${LISTINGS} made-up listings`,
    figures,
    print: () => {
      console.log('Milliseconds of processor for a new page, and known ones to the bare server:\n')
      const measured = Object.entries(figures).map(([name, value]) => [name, value.toFixed(2)])
      console.table({ measured: Object.fromEntries(measured), target: TARGETS })
    },
  }
})
