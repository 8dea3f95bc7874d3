import type { PayloadRequest, Where } from 'payload'
import { namesOf } from '../documents/queries/people.ts'
import { KEPT_AS_A_DRAFT, PART_OF_A_DRAFT } from '../documents/queries/set-aside.ts'
import { findKept, type KeptVersion, type Versioned } from '../documents/queries/versions.ts'
import type { Kept } from '../documents/versions/version.ts'
import { panelLanguage, type Say, sayTo } from '../panel-kit/say.ts'
import { describeDifference } from './describe/describe.ts'
import { describedFields } from './describe/described-field.ts'
import { type HistoryEntry, whoDid } from './entry.ts'
import { undoneCallsOf } from './queries/undone-calls.ts'
import { type Restoring, restoringOf } from './restoring.ts'
import { titlesOf } from './titles.ts'
import { DONE } from './what-was-done.ts'

/** A version and the one that it is compared with, if there is one. */
export interface VersionPair {
  now: KeptVersion
  before: KeptVersion | undefined
}

/** Who made a version, when, and what it changed. */
export interface VersionSummary {
  id: number
  /** ISO 8601. */
  at: string
  /** 'Ana', 'Verification call, Ana', 'Import: sites.csv' */
  who: string
  /** What it changed since the one before, in sentences. Null for the first. */
  changed: string[] | null
}

const isPart = (one?: KeptVersion) => one?.version.savedThrough === PART_OF_A_DRAFT
const isRest = (one?: KeptVersion) => one?.version.savedThrough === KEPT_AS_A_DRAFT

const statusChange = (before: Kept, now: Kept, say: Say): string[] => {
  if (!before.deletedAt && now.deletedAt) return [say(DONE.trashed)]
  if (before.deletedAt && !now.deletedAt) return [say(DONE.restored)]
  if (before._status === now._status) return []
  return [say(now._status === 'published' ? DONE.published : AS_DRAFT)]
}

const AS_DRAFT = { en: 'Saved as a draft', es: 'Guardado como borrador' }

/** What each version changed since the one before, in sentences and by its id; nothing of the first ones. */
export const sentencesOf = async (
  req: PayloadRequest,
  collection: Versioned,
  pairs: readonly VersionPair[],
): Promise<Map<number, string[]>> => {
  const { flattenedFields } = req.payload.collections[collection].config
  const fields = describedFields(flattenedFields, collection, panelLanguage(req.i18n.language))
  const compared = pairs.flatMap(({ now, before }) => (before ? [{ now, before }] : []))
  const titles = await titlesOf(
    req,
    compared
      .flatMap(({ now, before }) => [now, before])
      .map(({ version }) => ({ fields, doc: version })),
  )
  return new Map(
    compared.map(({ now, before }) => [
      now.id,
      describeDifference(fields, before.version, now.version, titles),
    ]),
  )
}

/** Summaries of versions, each compared with the one before it, if there is one. */
const summarize = async (
  req: PayloadRequest,
  collection: Versioned,
  pairs: readonly VersionPair[],
): Promise<VersionSummary[]> => {
  const savers = pairs.map(({ now: { version } }) => Number(version.savedBy) || null)
  const names = await namesOf(req, savers)
  const sentences = await sentencesOf(req, collection, pairs)
  const say = sayTo(req)
  return pairs.map(({ now, before }) => {
    const changed = sentences.get(now.id) ?? []
    const status = before ? statusChange(before.version, now.version, say) : null
    return {
      id: now.id,
      at: now.updatedAt,
      who: whoDid(now.version.savedThrough, now.version.savedBy, names, say),
      changed: isPart(now) ? [say(DONE.published), ...changed] : status && [...status, ...changed],
    }
  })
}

/** Whether a version was published while a draft, or the rest of it, waited: by a call or a merge, for one. */
const isBesideDraft = (now: KeptVersion | undefined, newer: KeptVersion | undefined) =>
  isPart(now) || (now?.version._status === 'published' && isRest(newer))

/**
 * What a version is compared with in lists, if there is any: the one before. Where a draft waited, that is what
 * was public before, and the draft, which stands as it was, is compared with nothing.
 * @param newer the version after it
 * @param older versions before it, newest first
 */
const beforeInLists = async (
  req: PayloadRequest,
  collection: Versioned,
  now: KeptVersion,
  newer: KeptVersion | undefined,
  [before, ...older]: readonly KeptVersion[],
): Promise<KeptVersion | undefined> => {
  if (isRest(now)) return undefined
  if (!isBesideDraft(now, newer)) return before
  const isPublic = ({ version }: KeptVersion) =>
    version._status === 'published' && !version.deletedAt
  const known = before && [before, ...older].find(isPublic)
  if (known) return known
  const where: Where = {
    and: [
      { parent: { equals: now.parent } },
      { updatedAt: { less_than: now.updatedAt } },
      { 'version._status': { equals: 'published' } },
      { 'version.deletedAt': { exists: false } },
    ],
  }
  return (await findKept(req, collection, where, { limit: 1 })).docs[0]
}

/** What a version changed; the first has none before it. */
const did = (now: KeptVersion | undefined, changed: readonly string[] | null, say: Say): string => {
  if (isRest(now))
    return say({
      en: 'The draft that waits, as it was',
      es: 'El borrador que espera, como estaba',
    })
  if (!changed) return say({ en: 'First version', es: 'Primera versión' })
  if (changed.length > 0) return ''
  return say({
    en: 'Nothing that visitors or editors see',
    es: 'Nada que vean los visitantes ni el equipo',
  })
}

interface Page {
  collection: Versioned
  id: number
  page: number
  limit: number
}

/** A page of a document's versions, newest first. */
export const versionsOf = async (
  req: PayloadRequest,
  { collection, id, page, limit }: Page,
): Promise<{ totalDocs: number; entries: HistoryEntry[]; published: string | undefined }> => {
  const parent: Where = { parent: { equals: id } }
  const { docs, totalDocs } = await findKept(req, collection, parent, { limit, page })
  const last = docs.at(-1)
  const isOlder: Where = { updatedAt: { less_than: last?.updatedAt } }
  const older = last
    ? await findKept(req, collection, { and: [parent, isOlder] }, { limit: 1 })
    : { docs: [] }
  const all = [...docs, ...older.docs]
  const pairs = await Promise.all(
    docs.map(async (now, index) => ({
      now,
      before: await beforeInLists(req, collection, now, docs[index - 1], all.slice(index + 1)),
    })),
  )
  const summaries = await summarize(req, collection, pairs)
  const undone = collection === 'clinics' ? await undoneCallsOf(req, id, docs) : new Map()
  const say = sayTo(req)
  const entries = summaries.map(({ id: version, at, who, changed }, index): HistoryEntry => {
    const { now, before } = pairs[index] ?? {}
    return {
      key: String(version),
      at,
      who: now?.autosave
        ? say({ en: `${who}, autosaved`, es: `${who}, guardado automáticamente` })
        : who,
      did: did(now, changed, say),
      tag:
        now?.version._status === 'published'
          ? { label: say({ en: 'Published', es: 'Publicado' }), isPublic: true }
          : { label: say({ en: 'Draft', es: 'Borrador' }), isPublic: false },
      sentences: changed ?? [],
      undone: undone.get(version) ?? null,
      ...(before && { from: before.id }),
    }
  })
  return { totalDocs, entries, published: entries.find(({ tag }) => tag?.isPublic)?.key }
}

/**
 * One version, and how it differs from another, or else from the one before it. Null if not found.
 */
export const versionBeside = async (
  req: PayloadRequest,
  collection: Versioned,
  id: number,
  other: number | null,
): Promise<{
  version: VersionSummary
  comparedWith: VersionSummary | null
  restoring: Restoring
} | null> => {
  const [now] = (await findKept(req, collection, { id: { equals: id } }, { limit: 1 })).docs
  if (!now) return null
  const where: Where = other
    ? { id: { equals: other } }
    : { and: [{ parent: { equals: now.parent } }, { updatedAt: { less_than: now.updatedAt } }] }
  const [before] = (await findKept(req, collection, where, { limit: 1 })).docs
  const pairs = [{ now, before }, ...(before ? [{ now: before, before: undefined }] : [])]
  const [version, comparedWith] = await summarize(req, collection, pairs)
  if (!version) return null
  const restoring = await restoringOf(req, collection, now)
  return { version, comparedWith: comparedWith ?? null, restoring }
}
