import type { AfterErrorHook } from 'payload'
import { VISITOR_HEADER } from '../http/limits/address.ts'
import { logSeldom } from '../http/limits/log-seldom.ts'

const FORBIDDEN = 403

/** Logs who asked for something that their role does not allow. */
export const logRefusal: AfterErrorHook = ({ collection, error, req }) => {
  if (Reflect.get(error, 'status') !== FORBIDDEN) return
  const address = req.headers.get(VISITOR_HEADER) ?? ''
  const by = req.user?.id
  logSeldom(req.payload, 'refused', address, {
    by,
    collection: collection?.slug,
    method: req.method,
  })
}
