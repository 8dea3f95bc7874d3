import { statfs } from 'node:fs/promises'
import type { AfterErrorHook, PayloadRequest } from 'payload'
import { isDiskFull } from '../database/system-fault.ts'
import { isUnreachable, RETRY_AFTER, UNREACHABLE } from '../database/unreachable.ts'
import { type InEach, sayTo } from '../panel-kit/say.ts'

/** A disk with less room than the largest picture takes, with all its sizes, counts as full. */
const ROOM_BYTES = 50 * 1024 * 1024

const NO_ROOM: InEach = {
  en: 'Nothing was saved: the server’s disk is full. Tell the person who runs it, and try again later.',
  es: 'No se guardó nada: el disco del servidor está lleno. Avise a quien lo administra e inténtelo más tarde.',
}

const UNREACHABLE_SAID: InEach = {
  en: UNREACHABLE,
  es: 'No se puede acceder a la base de datos en este momento. Inténtelo de nuevo en unos segundos.',
}

const noRoom = (req: PayloadRequest) => ({
  status: 507,
  response: { errors: [{ message: sayTo(req)(NO_ROOM) }] },
})

/**
 * Whether a query failed since an earlier one of its transaction had. Payload runs several side by side,
 * and it is chance which of their errors arrives here. All of them are in the log.
 */
const hasFailedBefore = (error: unknown): boolean =>
  error instanceof Error && (Reflect.get(error, 'code') === '25P02' || hasFailedBefore(error.cause))

const isFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < ROOM_BYTES
}

/** Says in the panel why something can't be saved or shown just now, if it isn't the person's doing. */
export const sayWhy: AfterErrorHook = async ({ collection, error, req }) => {
  if (isDiskFull(error)) return noRoom(req)
  if (isUnreachable(error) || hasFailedBefore(error)) {
    req.responseHeaders = new Headers(req.responseHeaders)
    req.responseHeaders.set('retry-after', RETRY_AFTER)
    return { status: 503, response: { errors: [{ message: sayTo(req)(UNREACHABLE_SAID) }] } }
  }
  const folder = collection?.upload.staticDir
  // Payload’s error for a file that it could not write does not say why.
  if (error.name !== 'FileUploadError' || !folder || !(await isFull(folder))) return undefined
  return noRoom(req)
}
