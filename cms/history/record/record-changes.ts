import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { savedThroughOf } from '../../documents/drafts/saved-through.ts'
import { apart } from '../../documents/translation/note-translations.ts'
import type { Kept } from '../../documents/versions/version.ts'
import { nameOf } from '../../panel-kit/person-name.ts'
import { recordChange } from '../queries/recorded-changes.ts'
import { type Difference, differenceOf } from './difference.ts'
import {
  areChangesRecorded,
  areDeletionsRecorded,
  isNamed,
  recordedFields,
} from './what-is-recorded.ts'

const titleOf = (config: SanitizedCollectionConfig, doc: Kept): string | null => {
  const { slug, admin } = config
  if (!isNamed(config)) return null
  if (slug === 'users') return nameOf({ name: String(doc.name ?? ''), email: String(doc.email) })
  const title = admin.useAsTitle && doc[admin.useAsTitle]
  return title ? String(title) : null
}

/** What a document is called in English, whatever language it was changed in. */
const titleIn = async (
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  doc: Kept,
): Promise<string | null> => {
  const { useAsTitle } = config.admin
  if ((req.locale ?? 'en') === 'en' || !useAsTitle) return titleOf(config, doc)
  const english = await req.payload.findByID({
    collection: config.slug as CollectionSlug,
    id: Number(doc.id),
    select: { [useAsTitle]: true },
    depth: 0,
    locale: 'en',
    req: apart(req),
  })
  return titleOf(config, { ...doc, ...english })
}

const isNothing = ({ before, after }: Difference): boolean =>
  Object.keys(before).length === 0 && Object.keys(after).length === 0

/** Payload reads its documents with their references, and in place of a missing translation the English. */
const asStored = { depth: 0, fallbackLocale: false } as const

/** That an account has an address needs no words; that it has another one does. */
const readableFields = (collection: SanitizedCollectionConfig) =>
  recordedFields(collection).filter(({ kind }) => kind !== 'silent')

/** Records what a person changed in a document. What nobody has done, such as a job, is not recorded. */
const recordSave: CollectionAfterChangeHook = async ({
  collection,
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (!req.user) return
  const locale = req.locale ?? 'en'
  const now = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id: doc.id,
    locale,
    disableErrors: true,
    req: apart(req),
    ...asStored,
  })
  if (!now) return
  const password = context.newPasswords?.has(doc.id) ? { password: 'new' } : {}
  const isNew = operation === 'create'
  const before: Kept = isNew ? {} : { ...previousDoc }
  const fields = isNew ? readableFields(collection) : recordedFields(collection)
  const difference = differenceOf(fields, before, { ...now, ...password }, locale)
  if (isNothing(difference)) return
  await recordChange(req, {
    source: collection.slug,
    document: Number(doc.id),
    title: await titleIn(req, collection, { ...now }),
    done: isNew ? 'created' : 'changed',
    through: savedThroughOf(req),
    ...difference,
  })
}

/** Records that a person deleted a document for good. What a file's undo deletes is told by its entry. */
const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const title = titleOf(collection, doc)
  const isByItself = savedThroughOf(req) !== null || (isNamed(collection) && title === null)
  if (!req.user || isByItself) return
  const fields = areChangesRecorded(collection) && isNamed(collection) ? collection : undefined
  const { after: before } = fields
    ? differenceOf(readableFields(fields), {}, doc, req.locale ?? 'en')
    : { after: {} }
  await recordChange(req, {
    ...{ source: collection.slug, document: Number(id), title, done: 'deleted' },
    ...{ through: null, before, after: {} },
  })
}

const recordSettings: GlobalAfterChangeHook = async ({ global, previousDoc, req }) => {
  if (!req.user) return
  const locale = req.locale ?? 'en'
  const slug = global.slug as GlobalSlug
  const now = await req.payload.findGlobal({ slug, locale, req: apart(req), ...asStored })
  const difference = differenceOf(recordedFields(global), previousDoc ?? {}, { ...now }, locale)
  if (isNothing(difference)) return
  await recordChange(req, {
    ...{ source: slug, document: 0, title: null, done: 'changed', through: savedThroughOf(req) },
    ...difference,
  })
}

/** Records changes of collections without versions, in the transaction that makes them. */
export const withRecordedChanges = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    // First, since other hooks may read in another language with the same request.
    afterChange: [
      ...(areChangesRecorded(collection) ? [recordSave] : []),
      ...(collection.hooks?.afterChange ?? []),
    ],
    afterDelete: [
      ...(areDeletionsRecorded(collection) ? [recordDeletion] : []),
      ...(collection.hooks?.afterDelete ?? []),
    ],
  },
})

export const withRecordedSettings = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, afterChange: [recordSettings, ...(global.hooks?.afterChange ?? [])] },
})
