import type { PayloadRequest } from 'payload'
import { namesOf } from '../documents/queries/people.ts'
import { sayTo } from '../panel-kit/say.ts'
import { type HistoryEntry, whoDid } from './entry.ts'
import { recordedOf } from './queries/recorded-rows.ts'
import { recordedSentences } from './recorded.ts'
import { DONE } from './what-was-done.ts'

interface Asked {
  /** Slug of the collection or global. */
  source: string
  /** 0 for a global. */
  document: number
  page: number
  limit: number
}

/** A page of what people changed in a document without versions, newest first. */
export const documentHistory = async (
  req: PayloadRequest,
  { limit, ...asked }: Asked,
): Promise<{ entries: HistoryEntry[]; isMore: boolean }> => {
  const found = await recordedOf(req, { ...asked, limit })
  const older = await recordedOf(req, { ...asked, page: asked.page * limit + 1, limit: 1 })
  const names = await namesOf(
    req,
    found.map(({ by }) => by),
  )
  const sentences = await recordedSentences(req, found)
  const say = sayTo(req)
  const entries = found.map(({ id, at, by, through, done }) => ({
    key: String(id),
    at,
    who: whoDid(through, by, names, say),
    did: say(DONE[done]),
    sentences: sentences.get(id) ?? [],
  }))
  return { entries, isMore: older.length > 0 }
}
