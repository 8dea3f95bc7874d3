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
   * says that it is not to be stored. Those who ask while it is being made wait for the same one.
   */
  recall: (key: string, make: () => Promise<Answer>) => Promise<Answer>
  /** Forgets everything, and remembers again from now on. */
  clear: () => void
  /** Forgets everything and remembers nothing until cleared: edits can't be heard of. */
  suspend: () => void
}

const isKept = ({ status, headers }: Answer) =>
  status < 500 && headers['cache-control'] !== 'no-store'

export const createMemory = (bytes = MEMORY_BYTES): Memory => {
  const kept = new LRUCache<string, Answer>({
    maxSize: Math.max(bytes, 1),
    sizeCalculation: ({ body }) => Math.ceil(body.length * OVERHEAD) + 1_000,
  })
  /** What is being made of this edition. */
  let making = new Map<string, Promise<Answer>>()
  let suspended = bytes === 0
  const forget = (suspends: boolean) => {
    suspended = suspends
    making = new Map()
    kept.clear()
  }
  const makeKept = async (
    edition: typeof making,
    key: string,
    make: () => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      const made = await make()
      if (edition === making && isKept(made)) kept.set(key, made)
      return made
    } finally {
      edition.delete(key)
    }
  }
  return {
    recall: async (key, make) => {
      if (suspended) return make()
      const known = kept.get(key) ?? making.get(key)
      if (known) return known
      const edition = making
      const made = makeKept(edition, key, make)
      edition.set(key, made)
      return made
    },
    clear: () => forget(bytes === 0),
    suspend: () => forget(true),
  }
}
