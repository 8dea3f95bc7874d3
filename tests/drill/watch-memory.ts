import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 20

/** Resident megabytes of a process; 0 once it has ended. Linux only. */
const megabytesOf = async (pid: number | string): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}

/** Those that a process has started. */
export const childrenOf = async (pid: number): Promise<string[]> => {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = threads.map((thread) =>
    readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => ''),
  )
  return (await Promise.all(lists)).join(' ').split(' ').filter(Boolean)
}

/**
 * The most that a process takes, and the most that one of those does that it starts.
 * @param already those that it started before, such as Postgres
 */
export const watchMemory = async (pid: number, already: ReadonlySet<string>) => {
  let [own, child] = [await megabytesOf(pid), 0]
  let isStopped = false
  const look = async () => {
    while (!isStopped) {
      const started = (await childrenOf(pid)).filter((one) => !already.has(one))
      own = Math.max(own, await megabytesOf(pid))
      child = Math.max(child, ...(await Promise.all(started.map(megabytesOf))))
      await wait(EVERY_MS)
    }
  }
  const done = look()
  return async () => {
    isStopped = true
    await done
    return { own, child }
  }
}
