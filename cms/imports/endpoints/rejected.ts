import { Readable } from 'node:stream'
import type { Endpoint } from 'payload'
import { PUBLISHERS } from '../../access/publishers.ts'
import { check, documentId, requireRole } from '../../panel-kit/action.ts'
import { rejectedRows } from '../file/rejected-rows.ts'
import { findImport } from './find-import.ts'

/** A file's rejected rows, so that they can be fixed. */
export const sendRejected: Endpoint = {
  method: 'get',
  path: '/desk/imports/:id/rejected.csv',
  handler: async (req) => {
    requireRole(req, PUBLISHERS)
    const { id, source } = await findImport(req, check(documentId, req.routeParams?.id))
    const body = Readable.from(rejectedRows(req, id))
    // Node's own type of a web stream is the browser's in all but name.
    return new Response(Readable.toWeb(body) as ReadableStream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${source}-rejected.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}
