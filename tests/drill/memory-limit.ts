import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** How the two versions of Linux's control groups name what a limit needs. */
const VERSIONS = [
  {
    folder: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    kills: 'memory.oom_control',
    used: ['total_rss', 'total_shmem'],
  },
  {
    folder: '/sys/fs/cgroup',
    limit: 'memory.max',
    kills: 'memory.events',
    used: ['anon', 'shmem'],
  },
] as const

/** A group of processes that together can't take more memory than allowed. */
export interface MemoryLimit {
  /** Puts a process in, with all that it starts from then on. */
  add: (pid: number) => Promise<void>
  /** Megabytes that can't be given back: without the files that Linux keeps in memory. */
  used: () => Promise<number>
  /** How many processes were killed, since there was no more. */
  kills: () => Promise<number>
  remove: () => Promise<void>
}

/** The number beside a word in lines such as 'oom_kill 0'. */
const numberBeside = (text: string, word: string): number =>
  Number(new RegExp(`^${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)

/**
 * Limits memory, without swap. Needs Linux and root.
 * @returns undefined where that can't be done
 */
export const limitMemory = async (bytes: number): Promise<MemoryLimit | undefined> => {
  const version = VERSIONS.find(
    ({ folder, limit }) =>
      existsSync(folder) && (limit === 'memory.max' || existsSync(path.join(folder, limit))),
  )
  if (!version) return undefined
  const group = path.join(version.folder, `drill-${process.pid}`)
  const read = (file: string) => readFile(path.join(group, file), 'utf8')
  try {
    await mkdir(group)
    await writeFile(path.join(group, version.limit), String(bytes))
  } catch {
    await rmdir(group).catch(() => undefined)
    return undefined
  }
  return {
    add: (pid) => writeFile(path.join(group, 'cgroup.procs'), String(pid)),
    used: async () => {
      const stat = await read('memory.stat')
      return version.used.reduce((sum, word) => sum + numberBeside(stat, word), 0) / 1024 / 1024
    },
    kills: async () => numberBeside(await read(version.kills), 'oom_kill'),
    remove: async () => {
      // Linux takes a moment to notice that the last process has ended.
      for (let attempt = 0; attempt < 20; attempt++) {
        try {
          return await rmdir(group)
        } catch {
          await wait(100)
        }
      }
    },
  }
}
