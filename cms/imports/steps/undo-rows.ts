import type { PayloadRequest } from 'payload'
import { lockClinics } from '../queries/current-clinics.ts'
import {
  type PutBack,
  restoreVersions,
  type UndoBlock,
  undoBlocks,
} from '../queries/undo-blocks.ts'
import { saveRows } from '../queries/write-rows.ts'
import type { Row } from './review-row.ts'
import { removeClinic, updateClinic } from './write-clinics.ts'

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

/** Restores a clinic. @returns its new version; nothing if it was new and is now deleted */
const putBack = async (req: PayloadRequest, row: Row): Promise<PutBack[]> => {
  const clinic_id = row.clinic_id ?? 0
  if (!row.before) {
    await removeClinic(req, clinic_id)
    return []
  }
  const { updatedAt } = await updateClinic(req, clinic_id, row.before)
  return row.seen_version ? [{ clinic_id, was: row.seen_version, now: updatedAt }] : []
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
  const done: Row[] = []
  const back: PutBack[] = []
  for (const row of rows) {
    const block = blocks.get(row.id)
    if (!block) back.push(...(await putBack(req, row)))
    done.push(block ? { ...row, reason: reasonFor(block) } : { ...row, result: 'undone' })
  }
  await saveRows(req, done)
  await restoreVersions(req, back)
  return done
}
