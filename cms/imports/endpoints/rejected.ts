import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Endpoint, PayloadRequest } from 'payload'
import { check, documentId, requireRole } from '../../panel-kit/action.ts'
import { guarded } from '../export/formula-guard.ts'
import { rejectedRow } from '../file/rejected-row.ts'
import { readRejected } from '../queries/review-rows.ts'
import { findImport } from './find-import.ts'

/** Rows read and written at once, however long they are: others get their turn in between. */
const AT_ONCE = 50

async function* linesOf(req: PayloadRequest, id: number): AsyncGenerator<Uint8Array> {
  for (let after = 0, isFirst = true; ; isFirst = false) {
    const rows = await readRejected(req, id, after, AT_ONCE)
    const lines = rows.map(({ line, notes, cells }) =>
      rejectedRow(line ?? 0, notes?.join('; ') ?? '', cells ?? {}),
    )
    const cast = { string: guarded }
    yield Buffer.from(stringify(lines, { bom: isFirst, header: isFirst, cast }))
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.line ?? after
  }
}

/** A file's rejected rows as CSV, each with its line and the reason, so that they can be fixed. */
export const rejectedRows: Endpoint = {
  method: 'get',
  path: '/desk/imports/:id/rejected.csv',
  handler: async (req) => {
    requireRole(req, ['admin', 'editor'])
    const { id } = await findImport(req, check(documentId, req.routeParams?.id))
    const body = Readable.from(linesOf(req, id))
    // Node's own type of a web stream is the browser's in all but name.
    return new Response(Readable.toWeb(body) as ReadableStream, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="import-${id}-rejected.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}
