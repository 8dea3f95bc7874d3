import { COLUMN_FIELDS } from '../mapping/column-fields.ts'
import { Mapping } from '../mapping/mapping.ts'
import type { Format } from './format.ts'

const SOURCE = 'directory'

/** Columns that the panel's own export of clinics has and hardly any other list. */
const MARKS = ['slug', 'source', 'sourceId', 'verifiedFields', 'name']

/**
 * The panel's own export of clinics, edited or not. A row is about the clinic whose page address
 * it names, whatever source that clinic came from.
 */
export const directoryExport: Format = {
  name: 'export',
  source: SOURCE,
  about: 'the panel’s own export of clinics; an empty cell changes nothing',
  notice: {
    en: 'This is our own export: each row belongs to the clinic whose page address it gives. An empty cell changes nothing.',
    es: 'Es nuestra propia exportación: cada fila es de la clínica cuya dirección de página tiene. Una celda vacía no cambia nada.',
  },
  isPartial: true,
  recognizes: (columns) => MARKS.every((mark) => columns.includes(mark)),
  mapping: (columns) =>
    Mapping.parse({
      source: SOURCE,
      columns: Object.fromEntries(
        COLUMN_FIELDS.filter((field) => columns.includes(field)).map((field) => [field, field]),
      ),
      separator: ';',
      flags: [],
      lines: [],
    }),
}
