import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Answer } from '../contract/index.ts'
import { englishLabel } from '../places/index.ts'
import { countEmptySearches } from './queries/empty-searches.ts'

/** Counts are written together, once in this interval. */
const WRITE_EVERY_MS = 5_000
/** How the answer to a search with no results begins. */
const NOTHING = Buffer.from('{"clinics":[],"total":0,')

/** Counts searches with no results, only by place: not who searched, nor what they typed. */
export interface EmptySearches {
  /** Looks at an answer to a search; a cached answer counts like any other. */
  look: (body: Buffer) => void
  close: () => Promise<void>
}

/** The place that an empty answer is about, as the gazetteer writes it in English; undefined for others. */
const emptyPlace = (body: Buffer): string | undefined => {
  if (!body.subarray(0, NOTHING.length).equals(NOTHING)) return undefined
  const {
    place,
    need,
  }: Pick<Answer<'searchClinics'>, 'place' | 'need'> = JSON.parse(body.toString())
  return !place || need?.isPrivate || place.kind === 'point' ? undefined : englishLabel(place)
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
