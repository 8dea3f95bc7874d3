import { setTimeout as wait } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { startWork } from '../../jobs/worker.ts'
import type { ImportProgress } from '../endpoints/answers.ts'
import { readProgress } from '../endpoints/progress.ts'
import { continueImports } from '../jobs/continue-imports.ts'
import { decideRows } from '../queries/review-rows.ts'
import { setStage, stageOf } from '../queries/stages.ts'
import { databaseUrl, withFileReader } from '../reading/file-reader.ts'
import { type ChosenFile, stageFile } from '../steps/stage-file.ts'

const BETWEEN_LOOKS_MS = 200
/** Looks without counting the rows, which takes longer. */
const LOOKS_TO_A_COUNT = 5

export interface Options {
  /** Called with the number of rows that are compared or applied, and of all. */
  progress?: (done: number, total: number) => void
  /** Ends it after the batches that are at work. */
  signal?: AbortSignal
}

/** Moves an import on, unless somebody was faster. */
export const move = (payload: Payload, id: number, from: string, to: string) =>
  inOneTransaction(payload, (req) => setStage(req, id, [from], to))

/** Waits while an import's rows are compared or applied, here or by a product that is running. */
export const whileAtWork = async (
  payload: Payload,
  id: number,
  { progress = () => undefined, signal }: Options,
): Promise<ImportProgress> => {
  const req = await createLocalReq({}, payload)
  const stopWork = startWork(databaseUrl(payload), payload, [continueImports])
  try {
    for (let looks = 0; (await stageOf(payload.db.pool, id))?.endsWith('ing'); looks++) {
      if (looks % LOOKS_TO_A_COUNT === 0) {
        const { done, total } = await readProgress(req, id)
        progress(done, total)
      }
      if (signal?.aborted) await move(payload, id, 'applying', 'stopping')
      await wait(BETWEEN_LOOKS_MS)
    }
    const ended = await readProgress(req, id)
    if (ended.status === 'failed') throw new Error(ended.failure ?? 'The import failed.')
    return ended
  } finally {
    await stopWork()
  }
}

/**
 * Reads a file and compares it with the directory, as the panel does.
 * @throws FileFault if the file can't be read to its end, or another of its source is unfinished
 * @throws SourceInDoubt if it may be another list than it says
 */
export const compareFile = async (
  payload: Payload,
  file: ChosenFile,
  options: Options = {},
): Promise<ImportProgress> => {
  const id = await withFileReader((reader) =>
    inOneTransaction(payload, (req) => stageFile(req, reader, file)),
  )
  return whileAtWork(payload, id, options)
}

/** Forgets a file that was compared. */
export const discardFile = async (payload: Payload, id: number): Promise<void> => {
  await payload.delete({ collection: 'imports', id })
}

/**
 * Writes what needs no check of a file that was compared. Rows that need one, and clinics that are no longer
 * in the file, are left to people. It can be undone in the panel.
 */
export const applyFile = async (
  payload: Payload,
  id: number,
  options: Options = {},
): Promise<ImportProgress> => {
  await inOneTransaction(payload, async (req) => {
    await decideRows(req, id, { kinds: ['new', 'changed'] }, 'accepted')
    // What a person has verified stays; the rest of such a clinic is brought up to date.
    await decideRows(req, id, { kinds: ['held'] }, 'free')
    await setStage(req, id, ['review'], 'applying')
  })
  const ended = await whileAtWork(payload, id, options)
  // It was stopped: nothing more of it will be written.
  if (ended.status === 'review') await move(payload, id, 'review', 'applied')
  return ended
}
