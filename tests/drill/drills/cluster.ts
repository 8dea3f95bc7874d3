import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { startCluster } from '../cluster/start-cluster.ts'
import { type Drill, messagesSeen } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad } from '../load.ts'
import { timeUntil } from '../look.ts'
import { behindVarnish, startVarnish } from '../varnish.ts'

const READS_PER_SECOND = 60
const MESSAGES_PER_SECOND = 5
const SETTLE_MS = 5_000
/** The lease of a primary, its successor's start, and the checks of HAProxy. */
const LONGEST_MS = 30_000

/** Kills the primary of three nodes under load, with the product before them and Varnish before all. */
export const cluster: Drill = {
  name: 'cluster',
  does: `the primary of three Postgres nodes (Patroni, etcd, HAProxy) killed under ${READS_PER_SECOND} requests a second to two processes behind Varnish`,
  promises:
    'pages and answers go on; forms say to try again until there is a primary; nothing acknowledged is lost or stored twice',
  times: 3,
  run: async (times, stage) => {
    const cluster = stage.add(await startCluster())
    const url = `http://127.0.0.1:${await freePort()}`
    const settings = {
      ...behindVarnish(url),
      DATABASE_REPLICA_URLS: cluster.replicaUrls.join(' '),
      // As if TLS came before Varnish: messages come from many addresses.
      TRUSTED_PROXIES: '2',
    }
    const first = await stage.product(cluster.url, settings)
    const second = await stage.product(cluster.url, settings)
    stage.add(await startVarnish(url, [first.url, second.url]))
    const acknowledged: string[] = []
    const reading = startLoad(url, READING, READS_PER_SECOND)
    const writing = startLoad(url, [messages(acknowledged)], MESSAGES_PER_SECOND)
    /** Milliseconds until something could be stored again. */
    const outages: number[] = []
    for (let round = 0; round < times; round++) {
      await wait(SETTLE_MS)
      const primary = await cluster.primary()
      const before = acknowledged.length
      await primary.kill()
      outages.push(await timeUntil(() => acknowledged.length > before, 4 * LONGEST_MS))
      await primary.start()
    }
    await wait(SETTLE_MS)
    await Promise.all([reading.stop(), writing.stop()])
    const seconds = outages.map((ms) => (ms / 1_000).toFixed(1)).join(', ')
    return [
      [`${times} times: read ${inWords(reading.tally)}`, isOnly(reading.tally, 200, 503)],
      [`messages ${inWords(writing.tally)}`],
      await messagesSeen(cluster.url, acknowledged),
      [`nothing could be stored for ${seconds} s`, Math.max(...outages) < LONGEST_MS],
    ]
  },
}
