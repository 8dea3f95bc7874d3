import type { Endpoint } from 'payload'
import { importColumns } from './columns.ts'
import { decideImport } from './decide.ts'
import { discardImport, moveImportOn } from './move.ts'
import { importProgress } from './progress.ts'
import { rejectedRows } from './rejected.ts'
import { removeSampleClinics } from './remove-samples.ts'
import { importRows } from './rows.ts'
import { undoImportRows } from './undo-rows.ts'
import { uploadImport } from './upload.ts'

/** From an upload to what became of its rows. */
export const importEndpoints: Endpoint[] = [
  importColumns,
  uploadImport,
  importProgress,
  importRows,
  decideImport,
  moveImportOn,
  undoImportRows,
  discardImport,
  rejectedRows,
  removeSampleClinics,
]
