import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { FileFault } from '../file/file-fault.ts'
import { MOST_BYTES } from '../file/most-bytes.ts'
import { formatOf } from '../formats/index.ts'
import { withFileReader } from '../reading/file-reader.ts'
import { SourceInDoubt } from '../steps/ask-about-source.ts'
import { stageFile } from '../steps/stage-file.ts'
import { type DownloadLimits, download } from './download.ts'
import { fetchedFormat } from './fetched-sources.ts'
import { NOTHING_NEW } from './nothing-new.ts'
import { countEditions, latestEdition, noteLook } from './queries/looks.ts'

interface Options {
  /** Who asked for it; null for the schedule and for commands. */
  by?: number | null
  signal?: AbortSignal
  limits?: DownloadLimits
}

/** Twenty times what HRSA's file takes over a slow line. */
const LIMITS: DownloadLimits = { bytes: MOST_BYTES, patienceMs: 120_000 }
/** A file with fewer of the last one's rows is hardly whole. */
const FEWEST = 0.5

/**
 * Fetches the newest file of a source by its address, and has it compared with the directory. It changes nothing:
 * what it would do waits for a review.
 * @returns the import's id; undefined if nothing is new
 * @throws FileFault if there is no file to be had, if it is another format or not whole, or another of its source is
 * unfinished
 */
export const fetchSource = async (
  payload: Payload,
  source: string,
  { by = null, signal, limits = LIMITS }: Options = {},
): Promise<number | undefined> => {
  const note = (outcome: string) => noteLook(payload.db.pool, { source, by, outcome })
  try {
    const id = await fetchFile(payload, source, by, limits, signal)
    await note(id ? 'A new file. It waits for a review.' : NOTHING_NEW.en)
    return id
  } catch (error) {
    if (!(error instanceof FileFault || error instanceof SourceInDoubt)) throw error
    await note(error.message)
    throw error
  }
}

const fetchFile = async (
  payload: Payload,
  source: string,
  by: number | null,
  limits: DownloadLimits,
  signal: AbortSignal | undefined,
): Promise<number | undefined> => {
  const format = fetchedFormat(source)
  const address = format?.address?.()
  if (!format || !address) throw new FileFault(`Files of “${source}” have no address.`)
  const known = await latestEdition(payload.db.pool, source)
  const folder = await mkdtemp(path.join(tmpdir(), 'source-'))
  try {
    const to = path.join(folder, 'file')
    const edition = await download({ address, known, to, limits }, signal)
    if (!edition) return undefined
    return await withFileReader(async (reader) => {
      const { columns } = await reader.ask('beginning', { path: to })
      if (formatOf(columns) !== format)
        throw new FileFault(
          `The file at ${new URL(address).host} has other columns than before. Nothing was stored. Upload it by hand to say what each column holds.`,
        )
      return inOneTransaction(payload, async (req) => {
        const id = await stageFile(req, reader, {
          path: to,
          name: decodeURIComponent(path.basename(new URL(address).pathname)) || source,
          mapping: format.mapping(columns, source),
          isPartial: format.isPartial,
          fetched: { address, ...edition },
          by,
        })
        const { rows, before } = await countEditions(req, id, source)
        if (rows < before * FEWEST)
          throw new FileFault(
            `The file has ${rows} rows, and the last one had ${before}. It may be cut short, so nothing was stored. If it is whole, upload it by hand.`,
          )
        return id
      })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
