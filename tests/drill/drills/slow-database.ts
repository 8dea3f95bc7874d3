import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type BadNetwork, startProxy } from '../../support/bad-network.ts'
import { type Drill, messagesSeen, type Seen } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad, unseenSearch } from '../load.ts'
import { keepLooking, look, sendMessage, sentenceOf, timeUntil } from '../look.ts'

const PER_SECOND = 60
const TROUBLE_MS = 20_000
/** Ten seconds for a connection or a lock, and some for a busy machine. */
const LONGEST_WAIT_MS = 15_000
const WELL_WITHIN_MS = 12_000
/** Whoever supervises a process asks whether it is alive. */
const ALIVE_WITHIN_MS = 1_000

/** Begins a trouble. @returns a function that ends it */
type Begin = (database: string, proxy: BadNetwork) => Promise<() => unknown>

/** Takes a table for itself. */
const lock =
  (table: string): Begin =>
  async (database) => {
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    await client.query(`begin; lock table ${table} in access exclusive mode`)
    return () => client.end()
  }

const weather =
  (set: Parameters<BadNetwork['set']>[0]): Begin =>
  async (_, proxy) => {
    proxy.set(set)
    return () => proxy.set({ delayMs: 0 })
  }

const TROUBLES: Record<string, Begin> = {
  'each packet 100 ms late': weather({ delayMs: 100 }),
  'nothing goes through': weather('silence'),
  'listings locked': lock('listings'),
  'messages locked': lock('contact_messages'),
}

/** Makes the database slow in several ways while people use the directory. */
export const slowDatabase: Drill = {
  name: 'slow database',
  does: `${Object.keys(TROUBLES).join('; ')}: each for ${TROUBLE_MS / 1_000} s under ${PER_SECOND} requests a second`,
  promises:
    'nobody waits for ever: 503 in plain words; alive meanwhile; nothing acknowledged lost; well again by itself',
  times: 1,
  run: async (times, stage) => {
    const database = await stage.database()
    const proxy = stage.add(await startProxy(database))
    const { url } = await stage.product(proxy.url)
    const acknowledged: string[] = []
    const read = new Set<string>()
    const seen: Seen[] = []
    const askBoth = () => Promise.all([look(url + unseenSearch()), sendMessage(url)])
    const isWell = async () => (await askBoth()).every(({ status }) => [200, 201].includes(status))
    const troubles = Array.from({ length: times }, () => Object.entries(TROUBLES)).flat()
    for (const [name, begin] of troubles) {
      const load = startLoad(url, [...READING, messages(acknowledged)], PER_SECOND)
      const alive = keepLooking(`${url}/healthz`, 100)
      await wait(2_000)
      const end = await begin(database, proxy)
      const over = wait(TROUBLE_MS)
      await wait(2_000)
      for (const answer of await askBoth()) if (answer.status >= 500) read.add(sentenceOf(answer))
      await over
      await end()
      const wellAfter = await timeUntil(isWell, 60_000)
      await Promise.all([load.stop(), alive.stop()])
      seen.push(
        [`${name}: ${inWords(load.tally)}`, isOnly(load.tally, 200, 201, 503)],
        [`slowest ${load.slowestMs()} ms`, load.slowestMs() < LONGEST_WAIT_MS],
        [`/healthz ${alive.slowestMs()}`, alive.slowestMs() < ALIVE_WITHIN_MS],
        [`well again after ${wellAfter}`, wellAfter < WELL_WITHIN_MS],
      )
    }
    return [
      ...seen,
      await messagesSeen(database, acknowledged),
      [`people read “${[...read].join('”, “')}”`],
    ]
  },
}
