import type { Endpoint } from 'payload'
import { PUBLISHERS } from '../../access/publishers.ts'
import { check, documentId, requireRole } from '../../panel-kit/action.ts'
import { csvFile } from '../../panel-kit/csv-file.ts'
import { rejectedRows } from '../file/rejected-rows.ts'
import { findImport } from './find-import.ts'

/** A file's rejected rows, so that they can be fixed. */
export const sendRejected: Endpoint = {
  method: 'get',
  path: '/desk/imports/:id/rejected.csv',
  handler: async (req) => {
    requireRole(req, PUBLISHERS)
    const { id, source } = await findImport(req, check(documentId, req.routeParams?.id))
    return csvFile(`${source}-rejected`, rejectedRows(req, id))
  },
}
