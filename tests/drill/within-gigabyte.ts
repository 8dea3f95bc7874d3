import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { keepDoing } from '../support/keep-doing.ts'
import type { Seen, Stage } from './drill.ts'
import { timeUntil } from './look.ts'

const EVERY_MS = 20
const GIGABYTE = 1024 ** 3

/** How the two versions of Linux's control groups name what a limit needs; the first is there. */
const VERSIONS = [
  {
    folder: '/sys/fs/cgroup/memory',
    sign: 'memory.limit_in_bytes',
    limit: 'memory.limit_in_bytes',
    kills: 'memory.oom_control',
    used: ['total_rss', 'total_shmem'],
  },
  {
    folder: '/sys/fs/cgroup',
    sign: 'cgroup.controllers',
    limit: 'memory.max',
    kills: 'memory.events',
    used: ['anon', 'shmem'],
  },
]

/** The number beside a word in lines such as 'oom_kill 0'. */
const numberBeside = (text: string, word: string): number =>
  Number(new RegExp(`^${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)

/**
 * A group of processes that together can't take more memory, without swap. Needs Linux and root.
 * @returns undefined where that can't be done
 */
const limitMemory = async (bytes: number) => {
  const version = VERSIONS.find(({ folder, sign }) => existsSync(path.join(folder, sign)))
  if (!version) return undefined
  const group = path.join(version.folder, `drill-${process.pid}`)
  const read = (file: string) => readFile(path.join(group, file), 'utf8')
  const remove = () =>
    rmdir(group).then(
      () => true,
      () => false,
    )
  try {
    await mkdir(group)
    await writeFile(path.join(group, version.limit), String(bytes))
  } catch {
    await remove()
    return undefined
  }
  return {
    /** Puts a process in, with all that it starts from then on. */
    add: (pid: number) => writeFile(path.join(group, 'cgroup.procs'), String(pid)),
    /** Megabytes that can't be given back: without the files that Linux keeps in memory. */
    used: async () => {
      const stat = await read('memory.stat')
      return version.used.reduce((sum, word) => sum + numberBeside(stat, word), 0) / 1024 / 1024
    },
    /** How many processes were killed, since there was no more. */
    kills: async () => numberBeside(await read(version.kills), 'oom_kill'),
    // Linux takes a moment to notice that the last process has ended.
    stop: () => timeUntil(remove, 2_000),
  }
}

/** Resident megabytes of a process; 0 once it has ended. Linux only. */
const megabytesOf = async (pid: number | string): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
}

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
  if (limit) stage.add(limit)
  const product = await stage.product('', settings, limit?.add)
  const already = new Set(await childrenOf(product.pid))
  return {
    product,
    limit,
    /** Watches the most that it takes, and the most that one of the processes does that it starts. */
    watch: () => {
      const seen = { own: 0, child: 0 }
      const stop = keepDoing(async () => {
        const started = (await childrenOf(product.pid)).filter((one) => !already.has(one))
        seen.own = Math.max(seen.own, await megabytesOf(product.pid))
        seen.child = Math.max(seen.child, ...(await Promise.all(started.map(megabytesOf))))
        await wait(EVERY_MS)
      })
      return async () => {
        await stop()
        return seen
      }
    },
    killed: async (): Promise<Seen> => {
      const kills = await limit?.kills()
      return [kills === undefined ? 'no limit could be set here' : `${kills} killed`, !kills]
    },
  }
}
