import { setTimeout as wait } from 'node:timers/promises'
import { processCost } from '../../support/process-cost.ts'
import { type ProductProcess, startProductProcess } from '../../support/product-process.ts'
import type { Drill } from '../drill.ts'
import { inWords, type Kind, startLoad } from '../load.ts'
import { limitMemory } from '../memory-limit.ts'

const GIGABYTE = 1024 ** 3
const IDLE_MEGABYTES = 300
const LOADED_MEGABYTES = 450
/** The last third of the time may take this much more than the second. */
const MORE = 1.05
const SETTLE_MS = 10_000
const CAPACITY_MS = 15_000
const CROWD = 8
const SAMPLE_MS = 5_000

const number = (from: number, to: number) => from + Math.floor(Math.random() * (to - from))

/** What visitors ask for, most of it for the first time: that costs the most memory. */
const KINDS: readonly Kind[] = [
  {
    name: 'pages',
    share: 40,
    make: () => ({ path: `/search?location=${number(10_000, 99_999)}` }),
  },
  { name: 'maps', share: 5, make: () => ({ path: `/map?location=${number(10_000, 99_999)}` }) },
  { name: 'home', share: 15, make: () => ({ path: '/' }) },
  {
    name: 'answers',
    share: 40,
    make: () => ({ path: `/api/clinics/search?location=${number(10_000, 99_999)}` }),
  },
]

const COMPRESSED = { 'accept-encoding': 'br' }
const ASKED = KINDS.map(
  ({ make, ...kind }): Kind => ({
    ...kind,
    make: () => ({ ...make(), headers: COMPRESSED }),
  }),
)

/** Requests a second that it answers if some visitors ask again and again. */
const capacityOf = async (url: string): Promise<number> => {
  const until = performance.now() + CAPACITY_MS
  let answered = 0
  const visitor = async () => {
    while (performance.now() < until) {
      const at = Math.random() * 100
      const kind = ASKED.find((_, index) => at < shareUpTo(index)) ?? ASKED[0]
      const { path = '/', headers } = kind?.make() ?? {}
      await (await fetch(url + path, { headers: headers ?? {} })).arrayBuffer()
      answered++
    }
  }
  await Promise.all(Array.from({ length: CROWD }, visitor))
  return (answered / CAPACITY_MS) * 1_000
}

const shareUpTo = (index: number) =>
  ASKED.slice(0, index + 1).reduce((sum, { share }) => sum + share, 0)

const megabytes = async ({ pid }: ProductProcess) => (await processCost(pid)).megabytes

/** Its memory, time after time, while it is used for so many minutes. */
const underLoad = async (product: ProductProcess, perSecond: number, minutes: number) => {
  const load = startLoad(product.url, ASKED, perSecond)
  const samples: number[] = []
  for (const until = performance.now() + minutes * 60_000; performance.now() < until; ) {
    await wait(SAMPLE_MS)
    samples.push(await megabytes(product))
  }
  await load.stop()
  return { samples, tally: load.tally }
}

/** Uses the product for half an hour, where it and its Postgres may take a gigabyte together. */
export const memory: Drill = {
  name: 'memory',
  does: 'minutes of half the requests that it can answer, within 1 GB for product and Postgres',
  promises: `idle under ${IDLE_MEGABYTES} MB, under load under ${LOADED_MEGABYTES} MB, flat, nothing killed`,
  times: 30,
  run: async (minutes) => {
    const limit = await limitMemory(GIGABYTE)
    const product = await startProductProcess('', {}, limit?.add)
    try {
      await wait(SETTLE_MS)
      const idle = await megabytes(product)
      const perSecond = (await capacityOf(product.url)) / 2
      const { samples, tally } = await underLoad(product, perSecond, minutes)
      const third = Math.ceil(samples.length / 3)
      const before = Math.max(...samples.slice(third, 2 * third))
      const after = Math.max(...samples.slice(2 * third))
      const together = await limit?.used()
      const kills = (await limit?.kills()) ?? 0
      await fetch(`${product.url}/admin/login`)
      const withPanel = await megabytes(product)
      const bad = [...tally.keys()].filter((status) => status !== 200)
      return {
        kept:
          bad.length === 0 &&
          idle < IDLE_MEGABYTES &&
          Math.max(...samples) < LOADED_MEGABYTES &&
          after <= before * MORE &&
          kills === 0,
        figures: [
          `${minutes} minutes at ${perSecond.toFixed(0)} a second: ${inWords(tally)}`,
          `idle ${idle.toFixed(0)} MB after its first start`,
          `under load ${Math.max(...samples).toFixed(0)} MB at most, in the last third ${after.toFixed(0)} after ${before.toFixed(0)}`,
          together === undefined
            ? 'no limit could be set here'
            : `with Postgres ${together.toFixed(0)} MB of 1024, ${kills} killed`,
          `${withPanel.toFixed(0)} MB once the panel was opened`,
        ].join('; '),
      }
    } finally {
      await product.stop()
      await limit?.remove()
    }
  },
}
