import type { PayloadRequest } from 'payload'
import { FileFault } from '../file/file-fault.ts'
import { type FileText, inspect } from '../file/file-text.ts'
import type { SourceFile } from '../file/source-file.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { mappingSettler } from '../mapping/settle-mapping.ts'
import { lockSource } from '../queries/stages.ts'
import { addRows, type StagedRow } from '../queries/write-rows.ts'
import type { Reading } from '../rows/clinic-fields.ts'
import { rowReader } from '../rows/read-row.ts'
import { type Row, readRows } from '../rows/read-rows.ts'
import { readReferences } from '../rows/references.ts'
import { beingImported, refuseSecond } from './refuse-second.ts'

/** HRSA's file of all sites has fewer than 20,000 rows. */
const MOST_ROWS = 100_000
/** Rows stored by one statement. */
const AT_ONCE = 500

const FROM_WINDOWS =
  'The file is not in UTF-8 and was read as Windows-1252 (Latin-1). Check names with accents before you accept them.'

const staged = (row: Row, reading: Reading, { columns }: Mapping): StagedRow => {
  const { line, cells } = row
  if (reading.kind === 'clinic') {
    const { sourceId, name, state, city } = reading.fields
    const { notes } = reading
    return { line, cells, source_id: sourceId, kind: null, name, state, city, notes, held: null }
  }
  const cell = (column = '') => cells[column] ?? ''
  return {
    line,
    cells,
    source_id: reading.sourceId || null,
    kind: 'rejected',
    name: cell(columns.name),
    state: cell(columns.state),
    city: cell(columns.city),
    notes: [reading.reason],
    held: reading.column ? { [reading.column]: { reason: reading.reason } } : null,
  }
}

/** Reads to the end before anything is stored, so an unusable file costs no database time. */
const lookThrough = async (file: SourceFile, mapping: Mapping, text: FileText) => {
  const settler = mappingSettler(mapping)
  let count = 0
  for await (const row of readRows(file, mapping, text)) {
    settler.look(row)
    if (++count <= MOST_ROWS) continue
    throw new FileFault(
      `The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows; line ${row.line} is beyond that. Split it, and give each part its own source name.`,
    )
  }
  return settler.settled()
}

/**
 * Stores an uploaded file's rows, to be compared with the directory. All of it is in the request's
 * transaction: a file that can't be read to its end leaves nothing.
 * @param isPartial the file is only part of its source: clinics missing from it stay listed
 * @returns the import's id
 * @throws FileFault that says what is wrong and where
 */
export const stageFile = async (
  req: PayloadRequest,
  file: SourceFile,
  fileName: string,
  given: Mapping,
  isPartial = false,
): Promise<number> => {
  const text = await inspect(file)
  const mapping = await lookThrough(file, given, text)
  if (!(await lockSource(req, mapping.source))) throw beingImported(mapping.source)
  await refuseSecond(req, mapping.source)
  const read = rowReader(mapping, await readReferences(req.payload, mapping))
  const { id } = await req.payload.create({
    collection: 'imports',
    data: {
      fileName,
      source: mapping.source,
      mapping: JSON.stringify(mapping),
      isPartial,
      status: 'comparing',
      notice: text.encoding === 'utf-8' ? null : FROM_WINDOWS,
      by: req.user?.id ?? null,
    },
    req,
  })
  let rows: StagedRow[] = []
  for await (const row of readRows(file, mapping, text)) {
    rows.push(staged(row, read(row), mapping))
    if (rows.length < AT_ONCE) continue
    await addRows(req, id, rows)
    rows = []
  }
  await addRows(req, id, rows)
  return id
}
