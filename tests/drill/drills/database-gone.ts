import { setTimeout as wait } from 'node:timers/promises'
import {
  embeddedUrl,
  takePostgresAway,
  whenPostgresAnswers,
} from '../../support/embedded-cluster.ts'
import { processCost } from '../../support/process-cost.ts'
import { query } from '../../support/template.ts'
import { type Drill, messagesSeen, most } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad, unseenSearch } from '../load.ts'
import { look, timeUntil } from '../look.ts'

const PER_SECOND = 200
const AWAY_MS = 1_500
const WELL_WITHIN_MS = 2_000
/** Memory may differ by this much between the first time and the last. */
const MORE_MEGABYTES = 60
/** As many as a process opens at most, by docs/operations.md; below that it depends on the load. */
const MOST_CONNECTIONS = 25

const connectionsOf = async (url: string): Promise<number> => {
  const [row] = await query(
    url,
    "select count(*)::int as count from pg_stat_activity where datname = 'clinics'",
  )
  return Number(row?.count ?? 0)
}

/** Kills Postgres again and again while people use the directory. */
export const databaseGone: Drill = {
  name: 'database gone',
  does: `Postgres killed under ${PER_SECOND} requests a second`,
  promises:
    'answers seen before, marked with their age; 503 for the rest; no 500, nothing acknowledged lost; well within 2 s of its return',
  times: 50,
  run: async (times, stage) => {
    const product = await stage.product('')
    const database = await embeddedUrl(product.dataDir)
    const acknowledged: string[] = []
    const load = startLoad(product.url, [...READING, messages(acknowledged)], PER_SECOND)
    await wait(3_000)
    const recoveries: number[] = []
    const megabytes: number[] = []
    const connections: number[] = []
    for (let round = 0; round < times; round++) {
      const putBack = await takePostgresAway(product.dataDir)
      await wait(AWAY_MS)
      await putBack()
      await whenPostgresAnswers(database)
      const isWell = async () => (await look(product.url + unseenSearch())).status === 200
      recoveries.push(await timeUntil(isWell, 60_000))
      await wait(1_500)
      megabytes.push((await processCost(product.pid)).megabytes)
      connections.push(await connectionsOf(database))
    }
    await load.stop()
    const [first = 0, last = 0] = [megabytes[0], megabytes.at(-1)]
    return [
      [`${times} times: ${inWords(load.tally)}`, isOnly(load.tally, 200, 201, 503)],
      [`well again after ${most(recoveries)} ms at most`, Math.max(...recoveries) < WELL_WITHIN_MS],
      await messagesSeen(database, acknowledged),
      [`memory ${first.toFixed(0)} to ${last.toFixed(0)} MB`, last - first < MORE_MEGABYTES],
      [`${most(connections)} connections at most`, Math.max(...connections) <= MOST_CONNECTIONS],
    ]
  },
}
