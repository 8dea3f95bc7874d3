import { FileFault } from '../file/file-fault.ts'
import { type FileText, inspect } from '../file/file-text.ts'
import type { SourceFile } from '../file/source-file.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { mappingSettler } from '../mapping/settle-mapping.ts'
import { OF_POINT, OF_ROW } from '../queries/import-row.ts'
import type { StagedRow } from '../queries/write-rows.ts'
import type { Reading } from '../rows/clinic-fields.ts'
import { rowReader } from '../rows/read-row.ts'
import { type Row, readRows } from '../rows/read-rows.ts'
import type { References } from '../rows/references.ts'
import { withheldOf } from '../rows/withheld.ts'
import { patternOf, withoutPlaceCells, withoutQuotedPlace } from '../rows/without-place.ts'

/** HRSA's file of all sites has fewer than 20,000 rows. */
const MOST_ROWS = 100_000
/** Rows stored by one statement, and their characters as JSON: the server handles each in milliseconds. */
const AT_ONCE = 500
const CHARACTERS_AT_ONCE = 250_000

const staged = (row: Row, reading: Reading, { columns }: Mapping): StagedRow => {
  const { line, cells } = row
  if (reading.kind === 'clinic') {
    const { sourceId, name, state, city } = reading.fields
    const { notes, doubts, pointDoubt } = reading
    const held = {
      ...(doubts.length > 0 && { [OF_ROW]: { reason: doubts.join(' ') } }),
      ...(pointDoubt && { [OF_POINT]: { reason: pointDoubt } }),
    }
    const staged = { source_id: sourceId, kind: null, name, state, city }
    return { line, cells, ...staged, data: null, notes, held }
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
    data: reading.endedId ? { endedId: reading.endedId } : null,
    notes: [reading.reason],
    held: reading.column ? { [reading.column]: { reason: reading.reason } } : null,
  }
}

/** A row whose place is private is stored without it; sentences about the row no longer quote it. */
const withoutPrivatePlace = (
  stored: StagedRow,
  row: Row,
  reading: Reading,
  mapping: Mapping,
  { towns }: References,
): StagedRow => {
  const isPrivate =
    reading.kind === 'clinic'
      ? reading.fields.addressIsPrivate
      : withheldOf(row, mapping).some(({ hides }) => hides === 'street')
  if (!isPrivate) return stored
  const { city, state } = stored
  const [middle] = towns.named(city ?? '', state ?? '')
  const sentence = (text: string) => withoutQuotedPlace(text, row.cells, mapping)
  const held = Object.entries(stored.held ?? {}).map(([name, doubt]) => [
    name,
    { ...doubt, reason: sentence(doubt.reason) },
  ])
  return {
    ...stored,
    cells: withoutPlaceCells(
      row.cells,
      mapping,
      { city, state, middle },
      patternOf(row.cells, mapping),
    ),
    notes: stored.notes?.map(sentence) ?? null,
    held: stored.held && Object.fromEntries(held),
  }
}

/** What a file turned out to be, and its mapping with what that leaves open. */
export interface LookedThrough {
  text: FileText
  mapping: Mapping
  /** What of it has no place here, with how many rows have it. */
  notKept: [string, number][]
}

/**
 * Reads to the end before anything is stored, so an unusable file costs no database time.
 * @throws FileFault that says what is wrong and where
 */
export const lookThrough = async (file: SourceFile, mapping: Mapping): Promise<LookedThrough> => {
  const text = await inspect(file, mapping.sheet)
  const settler = mappingSettler(mapping)
  let count = 0
  for await (const row of readRows(file, mapping, text)) {
    settler.look(row)
    if (++count <= MOST_ROWS) continue
    throw new FileFault(
      `The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows; line ${row.line} is beyond that. Split it, and give each part its own source name.`,
    )
  }
  return {
    text,
    mapping: settler.settled(),
    notKept: [...(file.notKept ?? []), ...settler.unread()],
  }
}

/** The rows of a file that was looked through, ready to be stored: lists of `StagedRow` as JSON. */
export async function* stagedRows(
  file: SourceFile,
  { text, mapping }: LookedThrough,
  references: References,
): AsyncGenerator<string> {
  const read = rowReader(mapping, references)
  let rows: string[] = []
  let characters = 0
  for await (const row of readRows(file, mapping, text)) {
    const reading = read(row)
    const stored = staged(row, reading, mapping)
    const json = JSON.stringify(withoutPrivatePlace(stored, row, reading, mapping, references))
    rows.push(json)
    characters += json.length
    if (rows.length < AT_ONCE && characters < CHARACTERS_AT_ONCE) continue
    yield `[${rows.join(',')}]`
    rows = []
    characters = 0
  }
  if (rows.length > 0) yield `[${rows.join(',')}]`
}
