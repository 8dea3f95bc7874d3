import {
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload'
import { clinicLabel } from '../../contract/clinic-facts.ts'
import type { PanelLanguage } from '../../panel-kit/say.ts'
import { fieldLabel } from '../fields/field-label.ts'
import type { Kept, KeptField } from '../versions/version.ts'

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

const nameOfField = (slug: string, field: KeptConfig, language: PanelLanguage): string => {
  const own = fieldLabel(field, language)
  return slug === 'clinics' ? (clinicLabel(field.name, language) ?? own) : own
}

/** A collection or a global. */
type LabelledConfig = { slug: string } & Pick<SanitizedCollectionConfig, 'flattenedFields'>

/** Its fields, as the form calls them. */
export const labelled = (
  { flattenedFields, slug }: LabelledConfig,
  language: PanelLanguage = 'en',
): KeptField[] =>
  flattenedFields.map((field) => ({
    name: field.name,
    label: nameOfField(slug, field, language),
    localized: 'localized' in field && field.localized === true,
  }))

/** The labels of a collection's fields, by their names. */
export const labelsOf = (config: LabelledConfig, language: PanelLanguage): Map<string, string> =>
  new Map(labelled(config, language).map(({ name, label }) => [name, label]))

/** Versions as the person may read them, newest first, with localized fields in every language. */
export const findKept = async (
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
