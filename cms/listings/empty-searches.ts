import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { countEmptySearches } from './queries/empty-searches.ts'

/** Counts are written together, at such intervals. */
const WRITE_EVERY_MS = 5_000
/** How the answer to a search that found nothing begins. */
const NOTHING = '{"clinics":[],"total":0,'

/** Counts the searches that found nothing, by place alone: not who asked, nor what they typed. */
export interface EmptySearches {
  /** Looks at an answer to a search; one that is given from memory counts like any other. */
  look: (body: string) => void
  close: () => Promise<void>
}

/** The place that an empty answer is about, as the gazetteer writes it; undefined for others. */
const emptyPlace = (body: string): string | undefined => {
  if (!body.startsWith(NOTHING)) return undefined
  const { place }: { place: { label: string } | null } = JSON.parse(body)
  return place?.label
}

export const createEmptySearches = (pool: Pool, { logger }: Payload): EmptySearches => {
  let waiting = new Map<string, number>()
  const write = async (): Promise<void> => {
    if (waiting.size === 0) return
    const counts = waiting
    waiting = new Map()
    await countEmptySearches(pool, counts).catch((error: unknown) => {
      logger.error({ err: error, msg: 'Searches that found nothing could not be counted' })
    })
  }
  const timer = setInterval(write, WRITE_EVERY_MS).unref()
  return {
    look: (body) => {
      const place = emptyPlace(body)
      if (place) waiting.set(place, (waiting.get(place) ?? 0) + 1)
    },
    close: async () => {
      clearInterval(timer)
      await write()
    },
  }
}
