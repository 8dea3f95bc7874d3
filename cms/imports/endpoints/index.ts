import type { Endpoint } from 'payload'
import { fetchNow } from '../sources/endpoints/fetch-now.ts'
import { changeStage, discardImport } from './change-stage.ts'
import { importColumns } from './columns.ts'
import { decideImport } from './decide.ts'
import { leavePoints } from './leave-points.ts'
import { pairRow } from './pair.ts'
import { importProgress } from './progress.ts'
import { sendRejected } from './rejected.ts'
import { removeSampleClinics } from './remove-samples.ts'
import { importRows } from './rows.ts'
import { undoImportRows } from './undo-rows.ts'
import { uploadImport } from './upload.ts'
import { decideWord, mergeEntries } from './words/decide-word.ts'
import { leftClinics } from './words/left-clinics.ts'
import { showWords } from './words/show-words.ts'

/** The endpoints of an import, from the upload to the results. */
export const importEndpoints: Endpoint[] = [
  importColumns,
  uploadImport,
  importProgress,
  importRows,
  decideImport,
  pairRow,
  leavePoints,
  changeStage,
  undoImportRows,
  discardImport,
  sendRejected,
  removeSampleClinics,
  fetchNow,
  showWords,
  mergeEntries,
  decideWord,
  leftClinics,
]
