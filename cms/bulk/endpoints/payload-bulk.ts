import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, parseParams } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { LOCALES } from '../../contract/constants.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { check, requireRole } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { sayTo } from '../../panel-kit/say.ts'
import type { BulkCollection } from '../bulk-collections.ts'
import type { Action, Change } from '../change.ts'
import { counted } from '../limits.ts'
import { findEntry } from '../queries/find-entry.ts'
import { listRows } from '../queries/rows.ts'
import { type Chosen, findChosen, nounOf } from '../steps/find-chosen.ts'
import { runEntry } from '../steps/run-entry.ts'
import { startChange } from '../steps/start-change.ts'

const Confirmed = z.coerce.number().int().min(0).optional()
const Data = z.record(z.string(), z.json())

const actionOf = (data: z.infer<typeof Data>, hasFields: boolean): Action => {
  if (data.deletedAt) return 'trash'
  if ('deletedAt' in data) return 'restore'
  if (hasFields || !('_status' in data)) return 'edit'
  return data._status === 'published' ? 'publish' : 'unpublish'
}

/** What Payload's own request for many documents means as a change. */
const changeOf = (req: PayloadRequest, draft: boolean): Change => {
  const data = check(Data, req.data ?? {})
  const { _status: status, deletedAt: _, ...fields } = data
  const edits = Object.entries(fields).map(([field, value]) => ({
    field,
    how: 'set' as const,
    value,
  }))
  return {
    action: actionOf(data, edits.length > 0),
    edits,
    status: status === 'published' || status === 'draft' ? status : draft ? 'draft' : 'keep',
    locale: LOCALES.find((locale) => locale === req.locale) ?? 'en',
  }
}

const chosenOf = (req: PayloadRequest) => {
  const { where, draft = false, trash = false, limit = 0 } = parseParams(req.query)
  if (!where)
    throw new Refusal({
      en: 'Say which documents, with “where”.',
      es: 'Indique qué documentos, con «where».',
    })
  const confirmed = check(Confirmed, req.query.confirmed)
  return { chosen: { where, draft, trash, limit } satisfies Chosen, confirmed }
}

/**
 * Payload's own request to change many documents, `PATCH /cms-api/clinics?where=…`, done as any
 * other change of many: with `confirmed=312` if there are many of them, and an entry in the log.
 */
const changeMany = (collection: BulkCollection): Endpoint => ({
  path: '/',
  method: 'patch',
  handler: async (req) => {
    const user = requireRole(req, PUBLISHERS)
    await addDataAndFileToRequest(req)
    const { chosen, confirmed } = chosenOf(req)
    const change = changeOf(req, chosen.draft)
    const started = await inOneTransaction(req.payload, (own) => {
      own.user = user
      return startChange(own, user, { collection, chosen, change, confirmed })
    })
    if (!started) return Response.json({ docs: [], errors: [], message: 'Nothing to change.' })
    await runEntry(req.payload, await findEntry(req, started.id), user, 'change')
    const rows = await listRows(req.payload.db.pool, started.id, started.documents.length)
    const errors = rows
      .filter(({ result }) => result === 'left')
      .map(({ document_id: id, reason }) => ({ id, isPublic: true, message: reason ?? '' }))
    const leftIds = errors.map(({ id }) => id)
    const { docs } = await req.payload.find({
      collection,
      where: {
        id: { in: rows.map((row) => row.document_id).filter((id) => !leftIds.includes(id)) },
      },
      draft: chosen.draft,
      trash: true,
      depth: 0,
      pagination: false,
      req,
    })
    const noun = nounOf(req.payload.collections[collection].config)
    const changed = counted(docs.length, noun)
    const left = counted(errors.length, noun)
    const said =
      errors.length === 0
        ? { en: `Changed ${changed.en}.`, es: `Se cambiaron ${changed.es}.` }
        : { en: `${left.en} could not be changed.`, es: `No se pudieron cambiar ${left.es}.` }
    const message = sayTo(req)(said)
    return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 })
  },
})

/** Payload's own request to delete many for good, which nothing could undo. */
const deleteMany = (collection: BulkCollection): Endpoint => ({
  path: '/',
  method: 'delete',
  handler: async (req) => {
    requireRole(req, ['admin'])
    const { chosen } = chosenOf(req)
    const [first, ...more] = await findChosen(req, collection, chosen)
    const { config } = req.payload.collections[collection]
    const all = counted(more.length + 1, nounOf(config))
    if (more.length > 0)
      throw new Refusal(
        {
          en: `These are ${all.en}. Deleting for good can’t be undone, so it is done one at a time.${config.trash ? ' Move them to the trash instead.' : ''}`,
          es: `Son ${all.es}. Eliminar para siempre no se puede deshacer, así que se hace uno por uno.${config.trash ? ' Mejor muévalos a la papelera.' : ''}`,
        },
        409,
      )
    const docs = first
      ? [
          await req.payload.delete({
            collection,
            id: first.id,
            trash: true,
            overrideAccess: false,
            overrideLock: false,
            user: req.user,
            depth: 0,
            req,
          }),
        ]
      : []
    return Response.json({ docs, errors: [], message: `Deleted ${docs.length}.` })
  },
})

/** In place of Payload's own endpoints for many documents. */
export const payloadBulkEndpoints = (collection: BulkCollection): Endpoint[] => [
  changeMany(collection),
  deleteMany(collection),
]
