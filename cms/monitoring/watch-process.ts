import type { Pool } from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { Replicas } from '../database/replicas.ts'
import type { Purger } from '../http/cdn/purger.ts'
import type { Memory } from '../http/memory.ts'

interface Watched {
  memory: Memory
  /** The pools of connections, by name. */
  pools: Record<string, Pool>
  purger?: Purger | undefined
  replicas?: Pick<Replicas, 'counts'> | undefined
  isReachable: () => boolean
}

/** Reads at each scrape what the process remembers, and how it stands with its database. */
export const watchProcess = (
  registry: Registry,
  { memory, pools, purger, replicas, isReachable }: Watched,
): void => {
  const registers = [registry]
  new Counter({
    name: 'directory_remembered_answers_total',
    help: 'Pages and answers: from memory (hit), made anew (miss), or from before the database was lost (stale).',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      const { hit, miss, stale } = memory.counts()
      for (const [outcome, count] of Object.entries({ hit, miss, stale }))
        this.inc({ outcome }, count)
    },
  })
  new Gauge({
    name: 'directory_remembered_bytes',
    help: 'Memory that remembered pages and answers take, about.',
    registers,
    collect() {
      this.set(memory.counts().bytes)
    },
  })
  new Counter({
    name: 'directory_purges_total',
    help: 'Purges that the CDN took, and those that failed.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(purger?.counts() ?? {}))
        this.inc({ outcome }, count)
    },
  })
  new Gauge({
    name: 'directory_database_up',
    help: '1 if the database can be reached, otherwise 0.',
    registers,
    collect() {
      this.set(isReachable() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'directory_replicas',
    help: 'Replicas of the database: all (total), and those that have every edit (current).',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, current } = replicas?.counts() ?? { total: 0, current: 0 }
      this.set({ state: 'total' }, total)
      this.set({ state: 'current' }, current)
    },
  })
  new Gauge({
    name: 'directory_database_connections',
    help: 'Connections of each pool: all (total), without work (idle), and requests that wait for one (waiting).',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'total' }, totalCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}
