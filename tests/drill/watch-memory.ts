import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Seen } from './drill.ts'
import { limitMemory } from './memory-limit.ts'
import type { Stage } from './stage.ts'

const EVERY_MS = 20
const GIGABYTE = 1024 ** 3

/** Resident megabytes of a process; 0 once it has ended. Linux only. */
const megabytesOf = async (pid: number | string): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}

/** Those that a process has started. */
const childrenOf = async (pid: number): Promise<string[]> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = threads.map((thread) =>
    readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
  )
  return (await Promise.all(lists)).join(' ').split(' ').filter(Boolean)
}

/** The product with a Postgres of its own, which may take a gigabyte together. */
export const startWithinGigabyte = async (stage: Stage, settings = {}) => {
  const limit = await limitMemory(GIGABYTE)
  if (limit) stage.add({ stop: limit.remove })
  const product = await stage.product('', settings, limit?.add)
  const already = new Set(await childrenOf(product.pid))
  return {
    product,
    limit,
    /** Watches the most that it takes, and the most that one of the processes does that it starts. */
    watch: () => {
      const seen = { own: 0, child: 0 }
      let isStopped = false
      const look = async () => {
        while (!isStopped) {
          const started = (await childrenOf(product.pid)).filter((one) => !already.has(one))
          seen.own = Math.max(seen.own, await megabytesOf(product.pid))
          seen.child = Math.max(seen.child, ...(await Promise.all(started.map(megabytesOf))))
          await wait(EVERY_MS)
        }
      }
      const done = look()
      return async () => {
        isStopped = true
        await done
        return seen
      }
    },
    killed: async (): Promise<Seen> => {
      const kills = await limit?.kills()
      return [kills === undefined ? 'no limit could be set here' : `${kills} killed`, !kills]
    },
  }
}
