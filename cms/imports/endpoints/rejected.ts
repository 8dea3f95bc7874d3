import { stringify } from 'csv-stringify/sync'
import type { Endpoint } from 'payload'
import { check, documentId, requireRole } from '../../panel-kit/action.ts'
import { guarded } from '../export/formula-guard.ts'
import { rejectedRow } from '../file/rejected-row.ts'
import { readRejected } from '../queries/review-rows.ts'
import { findImport } from './find-import.ts'

/** A file's rejected rows as CSV, each with its line and the reason, so that they can be fixed. */
export const rejectedRows: Endpoint = {
  method: 'get',
  path: '/desk/imports/:id/rejected.csv',
  handler: async (req) => {
    requireRole(req, ['admin', 'editor'])
    const { id } = await findImport(req, check(documentId, req.routeParams?.id))
    const rows = await readRejected(req, id)
    const text = stringify(
      rows.map(({ line, notes, cells }) =>
        rejectedRow(line ?? 0, notes?.join('; ') ?? '', cells ?? {}),
      ),
      { bom: true, header: true, cast: { string: guarded } },
    )
    return new Response(text, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="import-${id}-rejected.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
}
