import { setTimeout as wait } from 'node:timers/promises'
import { processCost } from '../../support/process-cost.ts'
import type { Drill } from '../drill.ts'
import { inWords, isOnly, type Kind, number, pick, startLoad } from '../load.ts'
import { startWithinGigabyte } from '../watch-memory.ts'

const IDLE_MEGABYTES = 300
const LOADED_MEGABYTES = 450
/** The last third of the time may take this much more than the second. */
const MORE = 1.05
const SETTLE_MS = 10_000
const CAPACITY_MS = 15_000
const CROWD = 8
const SAMPLE_MS = 5_000

const anywhere = () => 10_000 + number(90_000)
const asked = (share: number, path: () => string): Kind => ({
  share,
  make: () => ({ path: path(), headers: { 'accept-encoding': 'br' } }),
})
/** What visitors ask for, most of it for the first time: that costs the most memory. */
const ASKED: readonly Kind[] = [
  asked(40, () => `/search?location=${anywhere()}`),
  asked(5, () => `/map?location=${anywhere()}`),
  asked(15, () => '/'),
  asked(40, () => `/api/clinics/search?location=${anywhere()}`),
]

/** Requests a second that it answers if some visitors ask again and again. */
const capacityOf = async (url: string): Promise<number> => {
  const until = performance.now() + CAPACITY_MS
  let answered = 0
  const visitor = async () => {
    while (performance.now() < until) {
      const { path, headers = {} } = pick(ASKED).make()
      await (await fetch(url + path, { headers })).arrayBuffer()
      answered++
    }
  }
  await Promise.all(Array.from({ length: CROWD }, visitor))
  return (answered / CAPACITY_MS) * 1_000
}

/** Uses the product for half an hour, where it and its Postgres may take a gigabyte together. */
export const memory: Drill = {
  name: 'memory',
  does: 'minutes of half the requests that it can answer, within 1 GB for product and Postgres',
  promises: `idle under ${IDLE_MEGABYTES} MB, under load under ${LOADED_MEGABYTES} MB, flat, nothing killed`,
  times: 30,
  run: async (minutes, stage) => {
    const { product, limit, killed } = await startWithinGigabyte(stage)
    const megabytes = async () => (await processCost(product.pid)).megabytes
    await wait(SETTLE_MS)
    const idle = await megabytes()
    const perSecond = (await capacityOf(product.url)) / 2
    const load = startLoad(product.url, ASKED, perSecond)
    const samples: number[] = []
    for (const until = performance.now() + minutes * 60_000; performance.now() < until; ) {
      await wait(SAMPLE_MS)
      samples.push(await megabytes())
    }
    await load.stop()
    const third = Math.ceil(samples.length / 3)
    const loaded = Math.max(...samples)
    const before = Math.max(...samples.slice(third, 2 * third))
    const after = Math.max(...samples.slice(2 * third))
    const together = await limit?.used()
    await fetch(`${product.url}/admin/login`)
    return [
      [
        `${minutes} minutes at ${perSecond.toFixed(0)} a second: ${inWords(load.tally)}`,
        isOnly(load.tally, 200),
      ],
      [`idle ${idle.toFixed(0)} MB after its first start`, idle < IDLE_MEGABYTES],
      [`under load ${loaded.toFixed(0)} MB at most`, loaded < LOADED_MEGABYTES],
      [`in the last third ${after.toFixed(0)} after ${before.toFixed(0)}`, after <= before * MORE],
      [`with Postgres ${together?.toFixed(0)} MB of 1024`],
      await killed(),
      [`${(await megabytes()).toFixed(0)} MB once the panel was opened`],
    ]
  },
}
