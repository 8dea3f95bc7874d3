import { setTimeout } from 'node:timers/promises'
import { type CollectionSlug, type PayloadRequest, saveVersion } from 'payload'
import { draftersOf } from '../../documents/drafts/drafted-by.ts'
import { deleteRecords, writeRecords } from '../../documents/queries/translation-records.ts'
import { areNoted } from '../../documents/translation/note-translations.ts'
import { hasDraft, isSameContent, newestOf, type Raw, type State } from '../state.ts'

const readDocument = (req: PayloadRequest, collection: CollectionSlug, id: number) =>
  req.payload.findByID({ collection, id, depth: 0, trash: true, locale: 'en', req })

/** What follows from a change of a document, such as its listings. */
const runAfterChange = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  doc: object,
  previousDoc: object,
) => {
  const collection = req.payload.collections[slug].config
  for (const hook of collection.hooks.afterChange)
    await hook({
      collection,
      context: req.context,
      data: doc,
      doc,
      operation: 'update',
      overrideAccess: true,
      previousDoc,
      req,
    })
}

const addVersion = async (
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number,
  content: Raw,
): Promise<void> => {
  // Payload takes the version with the latest time, in milliseconds, as the newest one.
  await setTimeout(2)
  await saveVersion({
    id,
    collection: req.payload.collections[slug].config,
    docWithLocales: content,
    draft: content._status === 'draft',
    operation: 'update',
    payload: req.payload,
    req,
  })
}

/**
 * Gives a document back what it held, public and draft, in every language. Payload's own update would
 * need a save for each language, and would date and mark the facts anew. What is new is when it was saved, by
 * whom, and a version for each.
 */
export const restoreState = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  { before, now }: { before: State; now: State },
): Promise<void> => {
  const { drafts } = req.payload.collections[collection].config.versions ?? {}
  const saved = { savedBy: req.user?.id ?? null, savedThrough: 'Undo of a change of many' }
  // What somebody drafted stays theirs, whoever undoes the change.
  const restored = (doc: Raw): Raw =>
    drafts ? { ...doc, draftedBy: draftersOf(doc), ...saved } : doc
  let newest = newestOf(now)
  // Payload takes any draft that is newer than the document as the newest content.
  const isRidOfDraft = !hasDraft(before) && hasDraft(now)
  if (isRidOfDraft || !isSameContent(now.main, before.main)) {
    const previousDoc = await readDocument(req, collection, id)
    const data = { ...restored(before.main), updatedAt: new Date().toISOString() }
    await req.payload.db.updateOne({ collection, id, data, req })
    if (drafts) await addVersion(req, collection, id, data)
    newest = before.main
    await runAfterChange(req, collection, await readDocument(req, collection, id), previousDoc)
  }
  if (drafts && !isSameContent(newest, newestOf(before)))
    await addVersion(req, collection, id, restored(newestOf(before)))
  if (!areNoted({ slug: collection })) return
  await deleteRecords(req, { source: collection, id })
  await writeRecords(req, { source: collection, id }, before.records)
}
