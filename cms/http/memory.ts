import { LRUCache } from 'lru-cache'
import type { Answer } from './answer.ts'

/** Bytes of answers that one process remembers. */
const MEMORY_BYTES = 64 * 1024 * 1024
/** Compressed forms and headers of an answer take about so much of its size again. */
const OVERHEAD = 1.5

/** Answers that were given since the last edit. */
export interface Memory {
  /**
   * The remembered answer, or a new one, which is remembered if no edit came in between and nothing
   * says that it is not to be stored.
   */
  recall: (key: string, make: () => Promise<Answer>) => Promise<Answer>
  /** Forgets everything, and remembers again from now on. */
  clear: () => void
  /** Forgets everything and remembers nothing until cleared: edits can't be heard of. */
  suspend: () => void
}

export const createMemory = (bytes = MEMORY_BYTES): Memory => {
  const kept = new LRUCache<string, Answer>({
    maxSize: Math.max(bytes, 1),
    sizeCalculation: ({ body }) => Math.ceil(body.length * OVERHEAD) + 1_000,
  })
  let edition = 0
  let suspended = bytes === 0
  return {
    recall: async (key, make) => {
      const known = kept.get(key)
      if (known) return known
      const before = edition
      const made = await make()
      const keeps = made.status < 500 && made.headers['cache-control'] !== 'no-store'
      if (!suspended && before === edition && keeps) kept.set(key, made)
      return made
    },
    clear: () => {
      edition++
      suspended = bytes === 0
      kept.clear()
    },
    suspend: () => {
      edition++
      suspended = true
      kept.clear()
    },
  }
}
