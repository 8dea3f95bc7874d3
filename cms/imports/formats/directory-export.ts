import { COLUMN_FIELDS } from '../mapping/column-fields.ts'
import { Mapping } from '../mapping/mapping.ts'

/** Columns that the panel's own export of clinics has and hardly any other list. */
const MARKS = ['slug', 'source', 'sourceId', 'verifiedFields', 'name']

/** Whether a file is the panel's own export of clinics, as it is or worked on. */
export const isDirectoryExport = (columns: string[]): boolean =>
  MARKS.every((mark) => columns.includes(mark))

/**
 * The panel's own export of clinics: a row is about the clinic whose page address it names, whatever
 * source that came from.
 * @param columns those of the file
 */
export const directoryExport = (columns: string[]): Mapping =>
  Mapping.parse({
    source: 'directory',
    columns: Object.fromEntries(
      COLUMN_FIELDS.filter((field) => columns.includes(field)).map((field) => [field, field]),
    ),
    separator: ';',
  })
