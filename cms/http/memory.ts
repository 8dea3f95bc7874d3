import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { isUnreachable } from '../database/unreachable.ts'
import type { Answer } from './answer.ts'
import type { CdnHeaders } from './cdn/cdn-headers.ts'

/** Bytes of answers that one process caches. */
const MEMORY_BYTES = 64 * 1024 * 1024
/** An answer with its compressed forms takes about this many times its size. */
const OVERHEAD = 1.3
/** Addresses that are noted, and the length of the longest one: a few megabytes. */
const MOST_SHORTCUTS = 5_000
const LONGEST_ADDRESS = 300
export const DEFAULT_STALE_MS = 24 * 60 * 60 * 1_000
/** Milliseconds that a request waits for the database while there is an earlier answer. */
const PATIENCE_MS = 1_000

/** What has been asked of the cache so far, and its size. */
export interface MemoryCounts {
  /** Answers that were known. */
  hit: number
  /** Answers that had to be made. */
  miss: number
  /** Answers from before the database was lost. */
  stale: number
  /** Bytes, about. */
  bytes: number
}

/** Which cached answer an address has, so that nobody has to read the address again. */
export interface Shortcut {
  key: string
  /** Headers in addition to the answer's. */
  headers?: ((known: Answer) => Record<string, string>) | undefined
  /** Called with the answer each time that it is given. */
  onHit?: ((known: Answer) => void) | undefined
}

/** A cache of the answers since the last edit. */
export interface Memory {
  /**
   * The cached answer, or a new one. That is cached too, unless an edit came in between, it is a
   * server error, or it is marked no-store. What is cached here, a CDN may keep too. Requests that
   * come while it is being made wait for the same one. Without a database the last answer is given,
   * with its age.
   */
  get: (key: string, make: () => Promise<Answer>) => Promise<Answer>
  /** Notes which answer an address has, in exactly this spelling. */
  setShortcut: (address: string, shortcut: Shortcut) => void
  /** The cached answer of an address that was noted, if it is still current. */
  getByAddress: (address: string) => (Shortcut & { answer: Answer }) | undefined
  /** Clears the cache, and caches again from now on: edits can be heard of. */
  clear: () => void
  /** Caches nothing until `clear` is called, since edits can't be heard of. */
  suspend: () => void
  counts: () => MemoryCounts
}

interface Options {
  /** Bytes to use; 0 caches nothing. */
  bytes?: number | undefined
  /** How long an answer is given after edits could last be heard of. */
  maxStaleMs?: number | undefined
  /** What lets a CDN keep an answer; without it no CDN may. */
  cdnHeaders?: CdnHeaders | undefined
  /** Whether the database is known to be away; if so, no earlier answer waits for it. */
  isReachable?: (() => boolean) | undefined
}

const isKept = ({ status, headers }: Answer) =>
  status < 500 && headers['cache-control'] !== 'no-store'

/** Seconds until an answer has to be made again, if it depends on the time. */
const secondsLeft = ({ until }: Answer): number =>
  until === undefined
    ? Number.POSITIVE_INFINITY
    : Math.max(0, Math.floor((until - Date.now()) / 1_000))

/** The clock may also have been set back. */
const isTimely = ({ until, since = 0 }: Answer): boolean =>
  until === undefined || (since <= Date.now() && Date.now() < until)

const sizeOf = ({ body }: Answer) => Math.ceil(body.length * OVERHEAD) + 1_000

const patience = () => wait(PATIENCE_MS, undefined, { ref: false })

/** The answers of one process. */
export const createMemory = ({
  bytes = MEMORY_BYTES,
  maxStaleMs = DEFAULT_STALE_MS,
  cdnHeaders,
  isReachable = () => true,
}: Options = {}): Memory => {
  const kept = new LRUCache<string, Answer>({
    maxSize: Math.max(bytes, 1),
    sizeCalculation: sizeOf,
  })
  const shortcuts = new LRUCache<string, Shortcut>({ max: MOST_SHORTCUTS })
  /** The answers that are being made since the last edit. */
  let making = new Map<string, Promise<Answer>>()
  /** When edits could last be heard of, if they can't be now. Not by the clock, which may jump. */
  let lostAt: number | undefined
  const counts = { hit: 0, miss: 0, stale: 0 }

  const withAge = (cached: Answer): Answer => {
    if (lostAt === undefined) return cached
    counts.stale++
    return { ...cached, age: Math.floor((performance.now() - lostAt) / 1_000) }
  }

  const makeNow = async (
    edition: typeof making,
    key: string,
    make: () => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      const made = await make()
      const isCurrent = () => edition === making && lostAt === undefined
      if (!isCurrent() || !isKept(made)) return made
      const known = {
        ...made,
        since: Date.now(),
        cdnHeaders: () => (isCurrent() ? cdnHeaders?.(secondsLeft(made)) : undefined),
      }
      kept.set(key, known)
      return known
    } finally {
      edition.delete(key)
    }
  }

  const makeOnce = (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = making.get(key)
    if (known) return known
    const edition = making
    const made = makeNow(edition, key, make)
    edition.set(key, made)
    return made
  }

  /** A new answer if the database gives one soon, otherwise the earlier one. */
  const makeOr = async (earlier: Answer, making: Promise<Answer>): Promise<Answer> => {
    try {
      const made = await Promise.race([making, patience()])
      return made && made.status !== 503 ? made : withAge(earlier)
    } catch (error) {
      if (isUnreachable(error)) return withAge(earlier)
      throw error
    }
  }

  return {
    get: async (key, make) => {
      if (bytes === 0) return make()
      const known = kept.get(key)
      const isHit = known !== undefined && isTimely(known)
      if (isHit) counts.hit++
      else counts.miss++
      if (lostAt === undefined) return isHit ? known : makeOnce(key, make)
      const earlier = performance.now() - lostAt > maxStaleMs ? undefined : known
      if (isReachable()) return earlier ? makeOr(earlier, makeOnce(key, make)) : makeOnce(key, make)
      // What is made without the database is made of earlier answers.
      return withAge(earlier ?? (await makeOnce(key, make)))
    },
    setShortcut: (address, shortcut) => {
      if (kept.has(shortcut.key) && address.length <= LONGEST_ADDRESS)
        shortcuts.set(address, shortcut)
    },
    getByAddress: (address) => {
      const shortcut = lostAt === undefined ? shortcuts.get(address) : undefined
      const known = shortcut && kept.get(shortcut.key)
      if (!known || !isTimely(known)) return undefined
      counts.hit++
      return { ...shortcut, answer: known }
    },
    clear: () => {
      lostAt = undefined
      making = new Map()
      kept.clear()
      shortcuts.clear()
    },
    suspend: () => {
      lostAt ??= performance.now()
      making = new Map()
    },
    counts: () => ({ ...counts, bytes: kept.calculatedSize }),
  }
}
