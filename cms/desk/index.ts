import type { Endpoint } from 'payload'
import { importColumns } from './imports/columns.ts'
import { decideImport } from './imports/decide.ts'
import { discardImport, moveImportOn } from './imports/move.ts'
import { importProgress } from './imports/progress.ts'
import { rejectedRows } from './imports/rejected.ts'
import { removeSampleClinics } from './imports/remove-samples.ts'
import { importRows } from './imports/rows.ts'
import { uploadImport } from './imports/upload.ts'

/** Everything that editors do from the panel besides writing documents. */
export const deskEndpoints: Endpoint[] = [
  importColumns,
  uploadImport,
  importProgress,
  importRows,
  decideImport,
  moveImportOn,
  discardImport,
  rejectedRows,
  removeSampleClinics,
]
