import type { Payload, PayloadRequest } from 'payload'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { type CurrentClinic, lockClinics } from '../queries/current-clinics.ts'
import { claimRows } from '../queries/pick-rows.ts'
import type { ImportAtWork } from '../queries/stages.ts'
import { saveRows } from '../queries/write-rows.ts'
import { chooseSlugs, type ReservedSlugs } from '../rows/choose-slugs.ts'
import { type ClinicData, noteOf } from './compare.ts'
import { comparer } from './compare-import.ts'
import { inBatch } from './in-batch.ts'
import { DRAFTED } from './plan-batch.ts'
import { chosenFields, isWhole, type Row } from './review-row.ts'
import { workThrough } from './work-through.ts'
import { createClinic, updateClinic } from './write-clinic.ts'

const REMOVED = 'It has been removed since the file was compared.'
const TOUCHED =
  'Somebody has changed it since the file was compared. Upload the file again to see what still differs.'
const ALREADY = 'It is already as the file has it.'

const kept = (row: Row, reason: string): Row => ({ ...row, result: 'kept', reason })

type Compare = (rows: Row[]) => Promise<Row[]>

/**
 * What is to be done with a row, given the clinic as it is at this moment. A clinic that was changed
 * since the comparison is compared anew, and overwritten only where that takes no second look.
 */
const upToDate = async (
  row: Row,
  clinic: CurrentClinic | undefined,
  compare: Compare,
): Promise<Row> => {
  if (!clinic) return row.before === null ? row : kept(row, REMOVED)
  if (clinic.trashed) return kept(row, REMOVED)
  if (clinic.drafted) return kept(row, DRAFTED)
  if (clinic.version === row.seen_version) return row
  if (row.kind === 'gone' || row.kind === 'held') return kept(row, TOUCHED)
  const [now] = await compare([row])
  if (now?.kind === 'same') return kept(row, ALREADY)
  return now?.kind === 'changed' ? now : kept(row, TOUCHED)
}

const write = async (req: PayloadRequest, row: Row, slug: string): Promise<Row> => {
  if (row.before === null) {
    const { id, updatedAt } = await createClinic(req, whole(row), slug)
    return { ...row, clinic_id: id, result: 'applied', applied_version: updatedAt }
  }
  const chosen = chosenFields(row)
  const isNoted = row.decision !== 'accepted'
  const data = { ...chosen, ...(isNoted && noteOf(row.held_digest)) }
  const { updatedAt } = await updateClinic(req, row.clinic_id ?? 0, data)
  const result = Object.keys(chosen).length > 0 ? 'applied' : 'noted'
  return { ...row, result, applied_version: updatedAt }
}

const whole = ({ data }: Row): ClinicData => {
  if (isWhole(data)) return data
  throw new Error('The row does not say enough for a new clinic.')
}

/** Applies some rows, and says in the same transaction that they are. */
const applySome = async (
  req: PayloadRequest,
  waiting: Row[],
  source: string,
  compare: Compare,
  slugs: Map<number, string>,
): Promise<Row[]> => {
  const rows = await claimRows(req, 'applying', waiting)
  const ids = rows.flatMap(({ clinic_id }) => clinic_id ?? [])
  const sourceIds = rows.flatMap(({ source_id }) => source_id ?? [])
  const clinics = await lockClinics(req, ids, source, sourceIds)
  const byId = new Map(clinics.map((clinic) => [clinic.id, clinic]))
  const bySourceId = new Map(clinics.map((clinic) => [clinic.source_id, clinic]))
  const done: Row[] = []
  for (const waitingRow of rows) {
    const { clinic_id, source_id } = waitingRow
    const clinic = clinic_id ? byId.get(clinic_id) : bySourceId.get(source_id)
    const row = await upToDate(waitingRow, clinic, compare)
    done.push(row.result ? row : await write(req, row, slugs.get(row.id) ?? ''))
  }
  await saveRows(req, done)
  return done
}

/** Goes on writing what was accepted of an uploaded file. */
export const applyImport = async (
  payload: Payload,
  job: ImportAtWork,
  signal: AbortSignal,
): Promise<void> => {
  const compare = await comparer(payload, job)
  const reserved: ReservedSlugs = new Set()
  await workThrough(payload, job.id, 'applying', signal, async (rows) => {
    const places = rows.flatMap(({ id, before, data }) =>
      before === null && isWhole(data) ? [{ ...data, line: id }] : [],
    )
    const slugs = await chooseSlugs(payload, places, reserved)
    await inBatch(
      payload,
      rows,
      (req, some) => {
        req.context.savedThrough = `Import: ${job.fileName}`
        return applySome(req, some, job.source, compare, slugs)
      },
      async (row, reason): Promise<Row> => {
        const failed: Row = { ...row, result: 'failed', reason }
        await inOneTransaction(payload, (req) => saveRows(req, [failed]))
        return failed
      },
    )
  })
}
