import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type BadNetwork, startProxy } from '../../support/bad-network.ts'
import { fromOneSender, messageValues } from '../../support/form-values.ts'
import { startProductProcess } from '../../support/product-process.ts'
import type { Drill } from '../drill.ts'
import { messages, number, READING } from '../kinds.ts'
import { inWords, startLoad } from '../load.ts'
import { keepLooking, type Look, look, sentenceOf, timeUntil } from '../look.ts'
import { missingMessages } from '../stored.ts'
import { withDatabase } from '../with-database.ts'

const PER_SECOND = 60
const TROUBLE_MS = 20_000
/** Ten seconds for a connection or a lock, and some for a busy machine. */
const LONGEST_WAIT_MS = 15_000
const WELL_WITHIN_MS = 12_000
/** Whoever supervises a process asks whether it is alive. */
const ALIVE_WITHIN_MS = 1_000

/** Takes a table for itself. @returns a function that gives it back */
const lockTable = async (database: string, table: string) => {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  return () => client.end()
}

interface Trouble {
  name: string
  /** @returns a function that ends it */
  begin: (database: string, proxy: BadNetwork) => Promise<() => unknown>
}

const weather = (set: Parameters<BadNetwork['set']>[0]): Trouble['begin'] => {
  return async (_, proxy) => {
    proxy.set(set)
    return () => proxy.set({ delayMs: 0 })
  }
}

const TROUBLES: readonly Trouble[] = [
  { name: 'each packet 100 ms late', begin: weather({ delayMs: 100 }) },
  { name: 'nothing goes through', begin: weather('silence') },
  { name: 'listings locked', begin: (database) => lockTable(database, 'listings') },
  { name: 'messages locked', begin: (database) => lockTable(database, 'contact_messages') },
]

const unseen = (url: string) =>
  look(`${url}/api/clinics/search?location=60601&offset=${number(1e6)}`)

const sendMessage = (url: string) =>
  look(`${url}/api/contact-messages`, {
    method: 'POST',
    headers: fromOneSender(),
    body: JSON.stringify(messageValues()),
  })

/** What somebody reads who asks in the middle of it. */
const readMeanwhile = async (url: string): Promise<string[]> => {
  await wait(2_000)
  const looks: Look[] = await Promise.all([unseen(url), sendMessage(url)])
  return looks.filter(({ status }) => status >= 500).map(sentenceOf)
}

const isWell = async (url: string) =>
  (await unseen(url)).status === 200 && (await sendMessage(url)).status === 201

/** Makes the database slow in several ways while people use the directory. */
export const slowDatabase: Drill = {
  name: 'slow database',
  does: `${TROUBLES.map(({ name }) => name).join('; ')}: each for ${TROUBLE_MS / 1_000} s under ${PER_SECOND} requests a second`,
  promises:
    'nobody waits for ever: 503 in plain words; alive meanwhile; nothing acknowledged lost; well again by itself',
  times: 1,
  run: (times) =>
    withDatabase(async (database) => {
      const proxy = await startProxy(database)
      const product = await startProductProcess(proxy.url, { TRUSTED_PROXIES: '1' })
      const acknowledged: string[] = []
      const read = new Set<string>()
      const figures: string[] = []
      let kept = true
      try {
        for (const { name, begin } of Array.from({ length: times }, () => TROUBLES).flat()) {
          const load = startLoad(product.url, [...READING, messages(acknowledged)], PER_SECOND)
          const alive = keepLooking(`${product.url}/healthz`, 100)
          await wait(2_000)
          const end = await begin(database, proxy)
          const [sentences] = await Promise.all([readMeanwhile(product.url), wait(TROUBLE_MS)])
          await end()
          const wellAfter = await timeUntil(() => isWell(product.url), 60_000)
          await Promise.all([load.stop(), alive.stop()])
          for (const sentence of sentences) read.add(sentence)
          const bad = [...load.tally.keys()].filter((key) => ![200, 201, 503].includes(Number(key)))
          kept &&=
            bad.length === 0 &&
            load.slowestMs() < LONGEST_WAIT_MS &&
            wellAfter < WELL_WITHIN_MS &&
            alive.slowestMs() < ALIVE_WITHIN_MS
          figures.push(
            `${name}: ${inWords(load.tally)}, slowest ${load.slowestMs()} ms, /healthz ${alive.slowestMs()}, well again after ${wellAfter}`,
          )
        }
        if (process.env.DEBUG) console.log(product.output())
        const { lost, twice } = await missingMessages(database, acknowledged)
        return {
          kept: kept && lost + twice === 0,
          figures: [
            ...figures,
            `${acknowledged.length} messages acknowledged, ${lost} lost, ${twice} stored twice`,
            `people read “${[...read].join('”, “')}”`,
          ].join('; '),
        }
      } finally {
        await product.stop()
        await proxy.stop()
      }
    }),
}
