import { setTimeout as wait } from 'node:timers/promises'
import {
  embeddedUrl,
  takePostgresAway,
  whenPostgresAnswers,
} from '../../support/embedded-cluster.ts'
import { processCost } from '../../support/process-cost.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { query } from '../../support/template.ts'
import type { Drill } from '../drill.ts'
import { messages, number, READING } from '../kinds.ts'
import { inWords, startLoad } from '../load.ts'

const PER_SECOND = 200
const AWAY_MS = 1_500
const WELL_WITHIN_MS = 2_000
/** Memory may differ by this much between the first time and the last. */
const MORE_MEGABYTES = 60
/** As many as a process opens at most, by docs/operations.md; below that it depends on the load. */
const MOST_CONNECTIONS = 25

const connections = async (url: string): Promise<number> => {
  const [row] = await query(
    url,
    "select count(*)::int as count from pg_stat_activity where datname = 'clinics'",
  )
  return Number(row?.count ?? 0)
}

/** Milliseconds from the database's first answer to the product's. */
const timeToRecover = async (product: string, database: string): Promise<number> => {
  const back = await whenPostgresAnswers(database)
  for (;;) {
    const answer = await fetch(`${product}/api/clinics/search?location=60601&offset=${number(1e6)}`)
    await answer.arrayBuffer()
    if (answer.status === 200) return Date.now() - back
    await wait(20)
  }
}

/** Kills Postgres again and again while people use the directory. */
export const databaseGone: Drill = {
  name: 'database gone',
  does: `Postgres killed under ${PER_SECOND} requests a second`,
  promises:
    'answers seen before, marked with their age; 503 for the rest; no 500, nothing acknowledged lost; well within 2 s of its return',
  times: 50,
  run: async (times) => {
    const product = await startProductProcess('', { TRUSTED_PROXIES: '1' })
    try {
      const database = await embeddedUrl(product.dataDir)
      const acknowledged: string[] = []
      const load = startLoad(product.url, [...READING, messages(acknowledged)], PER_SECOND)
      await wait(3_000)
      const recoveries: number[] = []
      const costs: { megabytes: number; connections: number }[] = []
      for (let round = 0; round < times; round++) {
        const putBack = await takePostgresAway(product.dataDir)
        await wait(AWAY_MS)
        await putBack()
        recoveries.push(await timeToRecover(product.url, database))
        await wait(1_500)
        const { megabytes } = await processCost(product.pid)
        costs.push({ megabytes, connections: await connections(database) })
      }
      await load.stop()
      if (process.env.DEBUG) console.log(product.output())
      const rows = await query(
        database,
        'select email, count(*)::int as count from contact_messages where email = any($1) group by email',
        [acknowledged],
      )
      const lost = acknowledged.length - rows.length
      const twice = rows.filter(({ count }) => count > 1).length
      const slowest = Math.max(...recoveries)
      const [first, last] = [costs[0], costs.at(-1)]
      if (!first || !last) throw new Error('The drill was done no time at all')
      const bad = [...load.tally.keys()].filter((key) => ![200, 201, 503].includes(Number(key)))
      return {
        kept:
          bad.length === 0 &&
          lost === 0 &&
          twice === 0 &&
          slowest < WELL_WITHIN_MS &&
          last.megabytes - first.megabytes < MORE_MEGABYTES &&
          Math.max(...costs.map(({ connections }) => connections)) <= MOST_CONNECTIONS,
        figures: [
          `${times} times: ${inWords(load.tally)}`,
          `well again after ${slowest} ms at most`,
          `${acknowledged.length} messages acknowledged, ${lost} lost, ${twice} stored twice`,
          `memory ${first.megabytes.toFixed(0)} to ${last.megabytes.toFixed(0)} MB`,
          `connections ${first.connections} to ${last.connections}`,
        ].join('; '),
      }
    } finally {
      await product.stop()
    }
  },
}
