import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import type pg from 'pg'
import { openReadPool, type ReadPool } from './read-pool.ts'
import { isUnreachable } from './unreachable.ts'

/** Milliseconds between looks at a replica that is behind or away, and at one that is not. */
const BEHIND_MS = 100
const CURRENT_MS = 1_000

/** Where the primary's log ends now. A replica that has replayed so far has all that was committed. */
const END_OF_LOG = 'select pg_current_wal_insert_lsn() as at'
/** The primary itself may be among the replicas, and after a failover another one is. */
const HAS_REPLAYED = `
  select $1::pg_lsn <= case when pg_is_in_recovery()
    then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end as "isCurrent"`

/** What a replica answers when an edit of the primary removes what it was reading. */
const CONFLICTS = ['40001', '40P01']

const canAskElsewhere = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof Error && 'code' in error && CONFLICTS.includes(String(error.code)))

interface Replica {
  pool: pg.Pool
  /** Whether it has every edit that this process has heard of. */
  isCurrent: boolean
}

/** Replicas of the database, asked in turn, and the primary in their place. */
export interface Replicas {
  pool: ReadPool
  /** How many there are, and how many of them can be asked now. */
  counts: () => { total: number; current: number }
  /** Content has changed: nobody is asked who does not have the change yet. */
  heard: () => void
  /** Changes can't be heard of, and the primary may be gone. */
  lost: () => void
  close: () => Promise<void>
}

/**
 * Reads from replicas, but never what is older than the last edit that this process has heard of:
 * until a replica has replayed that, the primary is asked. While there is no primary, any replica is.
 * @param urls one for each server, since each connection of a balancer may be to another one
 */
export const openReplicas = (
  primary: ReadPool,
  urls: readonly string[],
  payload: Payload,
): Replicas => {
  const replicas = urls.map(
    (url): Replica => ({
      pool: openReadPool(url, payload),
      isCurrent: false,
    }),
  )
  const stopping = new AbortController()
  const pause = (ms: number) =>
    wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
  /** Counts the edits: what was found out before the last one no longer counts. */
  let edition = 0
  let isLost = false
  let turn = 0

  const isLatest = (mine: number) => mine === edition && !stopping.signal.aborted

  const endOfLog = async (mine: number): Promise<string | undefined> => {
    while (isLatest(mine)) {
      const found = await primary.query<{ at: string }>(END_OF_LOG).catch(() => undefined)
      if (found?.rows[0]) return found.rows[0].at
      await pause(BEHIND_MS)
    }
    return undefined
  }

  const watch = async (replica: Replica, target: string, mine: number): Promise<void> => {
    while (isLatest(mine)) {
      const found = await replica.pool
        .query<{ isCurrent: boolean }>(HAS_REPLAYED, [target])
        .catch(() => undefined)
      if (!isLatest(mine)) return
      replica.isCurrent = found?.rows[0]?.isCurrent ?? false
      await pause(replica.isCurrent ? CURRENT_MS : BEHIND_MS)
    }
  }

  const catchUp = async (mine: number): Promise<void> => {
    const target = await endOfLog(mine)
    if (target !== undefined) for (const replica of replicas) void watch(replica, target, mine)
  }

  /** Those that may be asked, in turn, each first once. */
  const inTurn = (isAskable: (replica: Replica) => boolean): Replica[] => {
    const askable = replicas.filter(isAskable)
    const first = turn++ % Math.max(askable.length, 1)
    return [...askable.slice(first), ...askable.slice(0, first)]
  }

  const query = async (...words: Parameters<ReadPool['query']>): Promise<unknown> => {
    for (const replica of inTurn(({ isCurrent }) => isCurrent)) {
      try {
        return await replica.pool.query(...words)
      } catch (error) {
        if (!canAskElsewhere(error)) throw error
        replica.isCurrent = false
      }
    }
    try {
      return await primary.query(...words)
    } catch (error) {
      if (!isLost || !isUnreachable(error)) throw error
      for (const { pool } of inTurn(() => true)) {
        try {
          return await pool.query(...words)
        } catch {
          // The next one, or the primary's own error.
        }
      }
      throw error
    }
  }

  return {
    pool: urls.length === 0 ? primary : { query: query as ReadPool['query'] },
    counts: () => ({
      total: replicas.length,
      current: replicas.filter(({ isCurrent }) => isCurrent).length,
    }),
    heard: () => {
      isLost = false
      edition++
      for (const replica of replicas) replica.isCurrent = false
      if (replicas.length > 0) void catchUp(edition)
    },
    lost: () => {
      isLost = true
    },
    close: async () => {
      stopping.abort()
      await Promise.all(replicas.map(({ pool }) => pool.end()))
    },
  }
}
