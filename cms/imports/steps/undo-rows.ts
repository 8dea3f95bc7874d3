import type { PayloadRequest } from 'payload'
import { inTurn } from '../../database/in-turn.ts'
import { deleteDocuments } from '../../documents/batch/delete-documents.ts'
import { listedTogether } from '../../listings/index.ts'
import { lockClinics } from '../queries/current-clinics.ts'
import {
  type PutBack,
  restoreVersions,
  type UndoBlock,
  undoBlocks,
} from '../queries/undo-blocks.ts'
import { saveRows } from '../queries/write-rows.ts'
import type { Row } from './review-row.ts'
import { updateClinic } from './save-clinics.ts'

const REASONS: Record<UndoBlock['kind'], string> = {
  removed: 'It has been removed since.',
  touched: 'Somebody has changed it since, so it stays as it is.',
  drafted: 'Somebody has an unpublished draft of it, so it stays as it is.',
}

/** How the reason begins for a row whose undo failed. */
export const COULD_NOT = 'It could not be undone: '

/** Why a row can’t be undone now, in a sentence. */
export const reasonFor = ({ kind, laterFile }: UndoBlock): string =>
  kind === 'touched' && laterFile !== null
    ? `A later import has changed it since: “${laterFile}”. Undo that one first.`
    : REASONS[kind]

/** Restores a clinic that the import has changed. */
const putBack = async (req: PayloadRequest, row: Row): Promise<PutBack[]> => {
  const { clinic_id, before, seen_version } = row
  if (!clinic_id || !before) return []
  const { updatedAt } = await updateClinic(req, clinic_id, before)
  return seen_version ? [{ clinic_id, was: seen_version, now: updatedAt }] : []
}

/**
 * Undoes what some rows have written, unless their clinics have changed since; the others stay as
 * they are, each with the reason. An earlier import then finds its clinics as it left them, so
 * imports can be undone as a stack.
 */
export const undoRows = async (
  req: PayloadRequest,
  rows: Row[],
  source: string,
): Promise<Row[]> => {
  const ids = rows.flatMap(({ clinic_id }) => clinic_id ?? [])
  await lockClinics(req, ids, source, [])
  const blocks = await undoBlocks(
    req,
    rows.map(({ id }) => id),
  )
  const free = rows.filter(({ id }) => !blocks.has(id))
  // What the import has added is deleted for good, with its history.
  const added = free.flatMap(({ before, clinic_id }) => (before ? [] : (clinic_id ?? [])))
  const back = await listedTogether(req, async () => {
    await deleteDocuments(req, 'clinics', added)
    return (await inTurn(free, (row) => putBack(req, row))).flat()
  })
  const done = rows.map((row): Row => {
    const block = blocks.get(row.id)
    return block ? { ...row, reason: reasonFor(block) } : { ...row, result: 'undone' }
  })
  await saveRows(req, done)
  await restoreVersions(req, back)
  return done
}
