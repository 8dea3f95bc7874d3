import {
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { clinicLabel } from '../../contract/clinic-facts.ts'
import {
  changesBetween,
  type Kept,
  type KeptField,
  madeBy,
  type VersionSummary,
} from '../versions/version.ts'
import { nameOf } from './people.ts'

export const VERSIONED = ['clinics', 'guides', 'articles'] as const
export type Versioned = (typeof VERSIONED)[number]

export interface KeptVersion {
  id: number
  parent: number
  updatedAt: string
  autosave: boolean
  version: Kept
}

type KeptConfig = SanitizedCollectionConfig['flattenedFields'][number]

const nameOfField = (slug: string, field: KeptConfig): string => {
  const own = 'label' in field && typeof field.label === 'string' ? field.label : field.name
  return slug === 'clinics' ? (clinicLabel(field.name) ?? own) : own
}

/** Its fields, as the form calls them. */
export const labelled = ({ flattenedFields, slug }: SanitizedCollectionConfig): KeptField[] =>
  flattenedFields.map((field) => ({
    name: field.name,
    label: nameOfField(slug, field),
    localized: 'localized' in field && field.localized === true,
  }))

/** The labels of a collection's fields, by their names. */
export const labelsOf = (config: SanitizedCollectionConfig): Map<string, string> =>
  new Map(labelled(config).map(({ name, label }) => [name, label]))

const find = async (
  req: PayloadRequest,
  collection: Versioned,
  where: Where,
  page: { limit: number; page?: number },
): Promise<{ docs: KeptVersion[]; totalDocs: number }> => {
  const found = await req.payload.findVersions({
    collection,
    // Snapshots hold what was published in one language only.
    where: { and: [where, { snapshot: { not_equals: true } }] },
    sort: '-updatedAt',
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    // The request itself keeps its own language.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
    ...page,
  })
  const docs = found.docs.map(({ id, parent, updatedAt, version, ...more }) => ({
    id: Number(id),
    parent: Number(parent),
    updatedAt,
    autosave: 'autosave' in more && more.autosave === true,
    version: { ...version } satisfies Kept,
  }))
  return { docs, totalDocs: found.totalDocs }
}

const namesOf = async (req: PayloadRequest, versions: KeptVersion[]) => {
  const ids = versions.flatMap(({ version: { savedBy } }) =>
    typeof savedBy === 'number' ? [savedBy] : [],
  )
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    pagination: false,
  })
  return new Map(docs.map((user) => [user.id, nameOf(user)]))
}

/** Summaries of versions, each compared with the one before it, if there is one. */
const summarize = async (
  req: PayloadRequest,
  collection: Versioned,
  pairs: { now: KeptVersion; before: KeptVersion | undefined }[],
): Promise<VersionSummary[]> => {
  const names = await namesOf(
    req,
    pairs.map(({ now }) => now),
  )
  const fields = labelled(req.payload.collections[collection].config)
  return pairs.map(({ now, before }) => ({
    id: now.id,
    at: now.updatedAt,
    who: madeBy(now.version, names),
    changed: before ? changesBetween(before.version, now.version, fields) : null,
  }))
}

/** A page of a document's versions, newest first. */
export const versionsOf = async (
  req: PayloadRequest,
  {
    collection,
    id,
    page,
    limit,
  }: { collection: Versioned; id: number; page: number; limit: number },
) => {
  const parent: Where = { parent: { equals: id } }
  const { docs, totalDocs } = await find(req, collection, parent, { limit, page })
  const last = docs.at(-1)
  const older = last
    ? await find(
        req,
        collection,
        { and: [parent, { updatedAt: { less_than: last.updatedAt } }] },
        { limit: 1 },
      )
    : { docs: [] }
  const all = [...docs, ...older.docs]
  const summaries = await summarize(
    req,
    collection,
    docs.map((now, index) => ({ now, before: all[index + 1] })),
  )
  return {
    totalDocs,
    versions: summaries.map((summary, index) => ({
      ...summary,
      status: docs[index]?.version._status === 'published' ? 'published' : 'draft',
      autosave: docs[index]?.autosave ?? false,
    })),
  }
}

/**
 * One version, and how it differs from another, or else from the one before it. Null if not found.
 */
export const versionBeside = async (
  req: PayloadRequest,
  collection: Versioned,
  id: number,
  other: number | null,
): Promise<{ version: VersionSummary; comparedWith: VersionSummary | null } | null> => {
  const [now] = (await find(req, collection, { id: { equals: id } }, { limit: 1 })).docs
  if (!now) return null
  const where: Where = other
    ? { id: { equals: other } }
    : { and: [{ parent: { equals: now.parent } }, { updatedAt: { less_than: now.updatedAt } }] }
  const [before] = (await find(req, collection, where, { limit: 1 })).docs
  const pairs = [{ now, before }, ...(before ? [{ now: before, before: undefined }] : [])]
  const [version, comparedWith] = await summarize(req, collection, pairs)
  return version ? { version, comparedWith: comparedWith ?? null } : null
}
