import { copyDataFromLocaleHandler } from '@payloadcms/ui/rsc'
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { getSchemaMap } from '@payloadcms/ui/utilities/getSchemaMap'
import {
  getUpcomingScheduledPublishHandler,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import {
  type CollectionSlug,
  canAccessAdmin,
  type GlobalSlug,
  NotFound,
  type PayloadRequest,
  type ServerFunction,
  type ServerFunctionHandler,
} from 'payload'
import { mayUpdate } from '../../documents/drafts/may-update.ts'

/** The function that takes the place of one of Payload's. */
type Instead<Handler extends (args: never) => unknown> = ServerFunction<Parameters<Handler>[0]>

interface Target {
  collection?: CollectionSlug | undefined
  id?: number | string | undefined
  global?: string | undefined
}

/** @throws Forbidden or NotFound unless there is such a document or global, and the caller may read it */
const read = async ({ payload, t, user }: PayloadRequest, { collection, id, global }: Target) => {
  const options = { depth: 0, draft: true, overrideAccess: false, user }
  if (global) return payload.findGlobal({ slug: global as GlobalSlug, ...options })
  if (!collection || !id) throw new NotFound(t)
  return payload.findByID({ collection, id, ...options })
}

/** Whether to say who has a form. If nobody has, it is then locked for whoever asks. */
const mayLock = async (args: Parameters<typeof buildFormStateHandler>[0]): Promise<boolean> => {
  const { collectionSlug: collection, globalSlug: global, id, req, returnLockStatus } = args
  if (!returnLockStatus) return false
  if (global) return mayUpdate(req, { global })
  return collection && id ? mayUpdate(req, { collection, id }) : false
}

/** Builds the state of a form, or of a part of one: a row, a block, a drawer of the editor. */
const formState: Instead<typeof buildFormStateHandler> = async (args) => {
  const { collectionSlug, globalSlug, req, schemaPath } = args
  const { i18n, payload, t } = req
  await canAccessAdmin({ req })
  if (schemaPath) {
    const parts = getSchemaMap({ collectionSlug, config: payload.config, globalSlug, i18n })
    const part = parts.get(schemaPath)
    const hasFields = part && (!('type' in part) || part.type === 'blocks' || 'fields' in part)
    if (!hasFields) throw new NotFound(t)
  }
  return buildFormStateHandler({ ...args, returnLockStatus: await mayLock(args) })
}

const copyDataFromLocale: Instead<typeof copyDataFromLocaleHandler> = async (args) => {
  const { collectionSlug: collection, docID: id, globalSlug: global, req } = args
  await canAccessAdmin({ req })
  await read(req, { collection, id, global })
  return copyDataFromLocaleHandler(args)
}

/** Refuses at once what could not be published once its date has come. */
const schedulePublish: Instead<typeof schedulePublishHandler> = async (args) => {
  const { deleteID, doc, global, req } = args
  if (deleteID) return schedulePublishHandler(args)
  const target = { collection: doc?.relationTo, id: doc?.value, global }
  await getUpcomingScheduledPublishHandler({
    ...args,
    id: target.id,
    collectionSlug: target.collection,
    globalSlug: global as GlobalSlug,
  })
  await read(req, target)
  return schedulePublishHandler(args)
}

/** Functions of the panel that fail, rather than refuse, on names of what there is not. */
export const checkedFunctions: Parameters<ServerFunctionHandler>[0]['serverFunctions'] = {
  'copy-data-from-locale': copyDataFromLocale,
  'form-state': formState,
  'schedule-publish': schedulePublish,
}
