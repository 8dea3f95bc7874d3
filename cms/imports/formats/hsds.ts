import { HSDS_FIELDS, ID_COLUMN, STATUS_COLUMN } from '../hsds/hsds-row.ts'
import { Mapping } from '../mapping/mapping.ts'
import type { Format } from './format.ts'

/**
 * Another directory's open data: HSDS 3 as JSON, which json/json-table.ts makes a table of. A clinic
 * is found again by the id of its location, which only means something in its own directory.
 */
export const hsds: Format = {
  name: 'hsds',
  about:
    'HSDS 3, the open standard: services as JSON, in a list or one in each line; needs --source',
  notice: 'This is HSDS 3, the open standard. We already know its fields.',
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
      flags: [STATUS_COLUMN],
      lines: [],
    }),
}
