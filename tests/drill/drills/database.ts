import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type BadNetwork, startProxy } from '../../support/bad-network.ts'
import {
  embeddedUrl,
  takePostgresAway,
  whenPostgresAnswers,
} from '../../support/embedded-cluster.ts'
import { processCost } from '../../support/process-cost.ts'
import { query } from '../../support/template.ts'
import { type Drill, messagesSeen, most, type Seen } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad, unseenSearch } from '../load.ts'
import {
  keepLooking,
  look,
  sendMessage,
  sentenceOf,
  signIn,
  someClinics,
  timeToShow,
  timeUntil,
} from '../look.ts'

/** How many requests a second while Postgres is killed, and while it is slow. */
const [MANY, PER_SECOND] = [200, 60]
const AWAY_MS = 1_500
const BACK_WITHIN_MS = 2_000
/** Memory may differ by this much between the first time and the last. */
const MORE_MEGABYTES = 60
/** As many as a process opens at most, by docs/operations.md; below that it depends on the load. */
const MOST_CONNECTIONS = 25
const TROUBLE_MS = 20_000
/** Ten seconds for a connection or a lock, and some for a busy machine. */
const LONGEST_WAIT_MS = 15_000
/** Five seconds until it asks whether the connection lives, five for the answer, one to connect. */
const WELL_WITHIN_MS = 12_000
/** Whoever supervises a process asks whether it is alive. */
const ALIVE_WITHIN_MS = 1_000
/** An edit is public within a second, and the machine has other work. */
const USUALLY_MS = 2_000

const CONNECTIONS = "select count(*)::int from pg_stat_activity where datname = 'clinics'"

export const databaseGone: Drill = {
  name: 'database gone',
  does: `Postgres killed under ${MANY} requests a second`,
  promises:
    'answers seen before, marked with their age; 503 for the rest; no 500, nothing acknowledged lost; well within 2 s of its return',
  times: 50,
  run: async (times, stage) => {
    const product = await stage.product('')
    const database = await embeddedUrl(product.dataDir)
    const acknowledged: string[] = []
    const load = startLoad(product.url, [...READING, messages(acknowledged)], MANY)
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
      connections.push((await query(database, CONNECTIONS))[0].count)
    }
    await load.stop()
    const [first = 0, last = 0] = [megabytes[0], megabytes.at(-1)]
    return [
      [`${times} times: ${inWords(load.tally)}`, isOnly(load.tally, 200, 201, 503)],
      [`well again after ${most(recoveries)} ms at most`, Math.max(...recoveries) < BACK_WITHIN_MS],
      await messagesSeen(database, acknowledged),
      [`memory ${first.toFixed(0)} to ${last.toFixed(0)} MB`, last - first < MORE_MEGABYTES],
      [`${most(connections)} connections at most`, Math.max(...connections) <= MOST_CONNECTIONS],
    ]
  },
}

/** Begins a trouble. @returns a function that ends it */
type Begin = (database: string, proxy: BadNetwork) => Promise<() => unknown>

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

export const listenerLost: Drill = {
  name: 'listener lost',
  does: 'the connection on which a process hears of edits cut off in silence, then a clinic edited',
  promises: `the edit is public within ${WELL_WITHIN_MS / 1_000} s, all others as usual; nobody gets an error`,
  times: 5,
  run: async (times, stage) => {
    const proxy = stage.add(await startProxy(await stage.database()))
    const { url } = await stage.product(proxy.url)
    const panel = await signIn(url)
    const [clinic = { id: 0, slug: '' }] = await someClinics(panel)
    const load = startLoad(url, READING, PER_SECOND)
    const usually: number[] = []
    const lost: number[] = []
    for (let round = 0; round < times; round++) {
      usually.push(await timeToShow(url, panel, clinic))
      if (proxy.lose('listen content_changed') === 0)
        throw new Error('There was no connection to lose')
      lost.push(await timeToShow(url, panel, clinic))
      await wait(1_500)
    }
    usually.push(await timeToShow(url, panel, clinic))
    await load.stop()
    return [
      [`${times} times: public after ${lost.join(', ')} ms`, Math.max(...lost) < WELL_WITHIN_MS],
      [`otherwise after ${most(usually)} at most`, Math.max(...usually) < USUALLY_MS],
      [inWords(load.tally), isOnly(load.tally, 200)],
    ]
  },
}
