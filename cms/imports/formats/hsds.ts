import { ALERT_COLUMN, HSDS_FIELDS, ID_COLUMN, STATUS_COLUMN } from '../hsds/hsds-row.ts'
import { Mapping } from '../mapping/mapping.ts'
import type { Format } from './format.ts'

/**
 * Another directory's open data: HSDS as JSON or as a package of tables, which are made one table. A clinic is
 * found again by the id of its location, which only means something in its own directory.
 */
export const hsds: Format = {
  name: 'hsds',
  about:
    'HSDS, the open standard: services as JSON, or tables in a zip or a folder; needs --source',
  notice: {
    en: 'This is HSDS, the open standard. We already know its fields.',
    es: 'Es HSDS, el estándar abierto. Ya conocemos sus campos.',
  },
  isPartial: true,
  recognizes: (columns) => columns.includes(ID_COLUMN),
  mapping: (_, source) =>
    Mapping.parse({
      source,
      columns: {
        sourceId: ID_COLUMN,
        ...Object.fromEntries(HSDS_FIELDS.map((field) => [field, field])),
      },
      delimiter: ',',
      separator: ';',
      flags: [STATUS_COLUMN, ALERT_COLUMN],
      lines: [],
    }),
}
