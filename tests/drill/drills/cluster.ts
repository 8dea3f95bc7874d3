import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { query } from '../../support/template.ts'
import { type Cluster, startCluster } from '../cluster/start-cluster.ts'
import type { Drill } from '../drill.ts'
import { messages, READING } from '../kinds.ts'
import { inWords, startLoad } from '../load.ts'
import { behindVarnish, startVarnish } from '../varnish.ts'

const READS_PER_SECOND = 60
const MESSAGES_PER_SECOND = 5
const SETTLE_MS = 5_000
/** The lease of a primary, its successor's start, and the checks of HAProxy. */
const LONGEST_MS = 30_000
const BETWEEN_LOOKS_MS = 50

const until = async (isDone: () => boolean | Promise<boolean>): Promise<number> => {
  const begun = performance.now()
  while (!(await isDone())) {
    if (performance.now() - begun > 4 * LONGEST_MS) return Number.POSITIVE_INFINITY
    await wait(BETWEEN_LOOKS_MS)
  }
  return performance.now() - begun
}

/** Kills the primary. @returns milliseconds until something could be stored again */
const killPrimary = async (cluster: Cluster, acknowledged: readonly string[]) => {
  const primary = await cluster.primary()
  const before = acknowledged.length
  await primary.kill()
  const ms = await until(() => acknowledged.length > before)
  await primary.start()
  return ms
}

/** Kills the primary of three nodes under load, with the product before them and Varnish before all. */
export const cluster: Drill = {
  name: 'cluster',
  does: `the primary of three Postgres nodes (Patroni, etcd, HAProxy) killed under ${READS_PER_SECOND} requests a second to two processes behind Varnish`,
  promises:
    'pages and answers go on; forms say to try again until there is a primary; nothing acknowledged is lost or stored twice',
  times: 3,
  run: async (times) => {
    const cluster = await startCluster()
    const stops: (() => Promise<void>)[] = [cluster.stop]
    try {
      const url = `http://127.0.0.1:${await freePort()}`
      const settings = {
        ...behindVarnish(url),
        DATABASE_REPLICA_URLS: cluster.replicaUrls.join(' '),
        // As if TLS came before Varnish: messages come from many addresses.
        TRUSTED_PROXIES: '2',
      }
      const first = await startProductProcess(cluster.url, settings)
      stops.push(first.stop)
      const second = await startProductProcess(cluster.url, settings)
      stops.push(second.stop)
      const varnish = await startVarnish(url, [first.url, second.url])
      stops.push(varnish.stop)
      const acknowledged: string[] = []
      const reading = startLoad(url, READING, READS_PER_SECOND)
      const writing = startLoad(url, [messages(acknowledged)], MESSAGES_PER_SECOND)
      const outages: number[] = []
      for (let round = 0; round < times; round++) {
        await wait(SETTLE_MS)
        outages.push(await killPrimary(cluster, acknowledged))
      }
      await wait(SETTLE_MS)
      await Promise.all([reading.stop(), writing.stop()])
      const rows = await query(
        cluster.url,
        'select email, count(*)::int as count from contact_messages where email = any($1) group by email',
        [acknowledged],
      )
      const lost = acknowledged.length - rows.length
      const twice = rows.filter(({ count }) => count > 1).length
      const longest = Math.max(...outages)
      const failed = [...reading.tally].filter(([status]) => status !== 200)
      return {
        kept:
          lost + twice === 0 && longest < LONGEST_MS && failed.every(([status]) => status === 503),
        figures: [
          `${times} times: read ${inWords(reading.tally)}`,
          `messages ${inWords(writing.tally)}, of ${acknowledged.length} acknowledged ${lost} lost, ${twice} stored twice`,
          `nothing could be stored for ${outages.map((ms) => (ms / 1_000).toFixed(1)).join(', ')} s`,
        ].join('; '),
      }
    } finally {
      for (const stop of stops.toReversed()) await stop()
    }
  },
}
