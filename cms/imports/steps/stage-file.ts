import type { PayloadRequest } from 'payload'
import { notKeptInWords } from '../hsds/not-kept.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { lockSource } from '../queries/stages.ts'
import { addRows } from '../queries/write-rows.ts'
import { databaseUrl, type FileReader } from '../reading/file-reader.ts'
import { readNamed } from '../rows/references.ts'
import type { Edition } from '../sources/download.ts'
import { addSource } from '../sources/queries/looks.ts'
import { askAboutSource } from './ask-about-source.ts'
import { beingImported, refuseSecond } from './refuse-second.ts'

const LONGEST_NAME = 200

/** A file to import. */
export interface ChosenFile {
  /** Where it is on disk. */
  path: string
  /** As the person who chose it calls it. */
  name: string
  mapping: Mapping
  /** Whether it is only part of its source: clinics missing from it stay listed. */
  isPartial?: boolean
  /** Whether somebody said that it comes from that source, wherever its clinics are. */
  isSureOfSource?: boolean
  /** Where it was fetched, and its edition there. */
  fetched?: Edition & { address: string }
  /** Who brought it, if that is not who asks. */
  by?: number | null
}

/**
 * Stores an uploaded file's rows, to be compared with the directory. All of it is in the request's
 * transaction: a file that can't be read to its end leaves nothing.
 * @returns the import's id
 * @throws FileFault that says what is wrong and where
 * @throws SourceInDoubt if it may be another list than it says
 */
export const stageFile = async (
  req: PayloadRequest,
  reader: FileReader,
  {
    path,
    name,
    mapping: chosenMapping,
    isPartial = false,
    isSureOfSource = false,
    ...more
  }: ChosenFile,
): Promise<number> => {
  const { text, mapping, notKept } = await reader.ask('lookThrough', {
    path,
    mapping: chosenMapping,
  })
  if (!(await lockSource(req, mapping.source))) throw beingImported(mapping.source)
  await refuseSecond(req, mapping.source)
  await addSource(req, mapping.source)
  const { id } = await req.payload.create({
    collection: 'imports',
    data: {
      fileName: name.slice(-LONGEST_NAME),
      source: mapping.source,
      mapping: JSON.stringify(mapping),
      isPartial,
      status: 'comparing',
      notice: [text.notice, notKeptInWords(notKept)].filter(Boolean).join('\n') || null,
      by: more.by ?? req.user?.id ?? null,
      ...(more.fetched && { fetched: more.fetched }),
    },
    req,
  })
  await reader.ask('openRows', {
    ...(await readNamed(req.payload)),
    databaseUrl: databaseUrl(req.payload),
  })
  for (;;) {
    const rows = await reader.ask('nextRows', {})
    if (rows === undefined) break
    await addRows(req, id, rows)
  }
  if (!isSureOfSource) await askAboutSource(req, id, mapping.source)
  return id
}
