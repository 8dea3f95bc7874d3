import { once } from 'node:events'
import { freePort } from '../support/free-port.ts'
import { type ProductProcess, startProductProcess } from '../support/product-process.ts'
import { ensureTemplate, makeDatabase, query } from '../support/template.ts'
import { testCluster } from '../support/test-cluster.ts'

/** Something that a drill has seen, in figures, and whether it is as promised. */
export type Seen = [figure: string, isKept?: boolean]

/** Where a drill takes place: all that it starts ends with it, the last first. */
export interface Stage {
  add: <One extends { stop: () => unknown }>(one: One) => One
  /** A database of its own, which has the sample clinics. */
  database: () => Promise<string>
  /** A process of the product, behind one proxy; DEBUG prints what it has written. */
  product: typeof startProductProcess
  /** The addresses of two processes behind a proxy, and a function that starts one of them there. */
  pair: (
    database: string,
    settings: Record<string, string>,
  ) => Promise<{ upstreams: string[]; start: (index: number) => Promise<ProductProcess> }>
}

/** Something that goes wrong on purpose, and what the product promises for it. */
export interface Drill {
  name: string
  does: string
  promises: string
  /** How often it is done if nobody says otherwise. */
  times: number
  run: (times: number, stage: Stage) => Promise<Seen[]>
}

/** Does something on a stage. */
export const onStage = async <Result>(work: (stage: Stage) => Promise<Result>): Promise<Result> => {
  const ends: (() => unknown)[] = []
  const stage: Stage = {
    add: (one) => {
      ends.push(one.stop)
      return one
    },
    database: async () => {
      const cluster = stage.add(await testCluster())
      const { url, drop } = await makeDatabase(cluster, 'drill', await ensureTemplate(cluster))
      ends.push(drop)
      return url
    },
    product: async (database, settings, begun) => {
      const behind = { TRUSTED_PROXIES: '1', ...settings }
      const product = stage.add(await startProductProcess(database, behind, begun))
      if (process.env.DEBUG) ends.push(() => console.log(product.output()))
      return product
    },
    pair: async (database, settings) => {
      const ports = [String(await freePort()), String(await freePort())]
      return {
        upstreams: ports.map((port) => `http://127.0.0.1:${port}`),
        start: (index) => stage.product(database, { ...settings, PORT: ports[index] ?? '' }),
      }
    },
  }
  try {
    return await work(stage)
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

/** Ends a process as a supervisor or a fault does, and waits for its end. @returns its exit code */
export const end = async ({ child, stop }: ProductProcess, signal: 'SIGKILL' | 'SIGTERM') => {
  const gone = once(child, 'exit')
  child.kill(signal)
  const [code] = await gone
  await stop()
  return code as number | null
}

/** Whether each message that was acknowledged is there, once. */
export const messagesSeen = async (database: string, acknowledged: string[]): Promise<Seen> => {
  const rows = await query(
    database,
    'select email, count(*)::int as count from contact_messages where email = any($1) group by email',
    [acknowledged],
  )
  const lost = acknowledged.length - rows.length
  const twice = rows.filter(({ count }) => count > 1).length
  return [
    `${acknowledged.length} messages acknowledged, ${lost} lost, ${twice} stored twice`,
    lost + twice === 0,
  ]
}

export const most = (numbers: number[], digits = 0) => Math.max(...numbers).toFixed(digits)
