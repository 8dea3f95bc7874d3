import { stringify } from 'csv-stringify/sync'
import { guarded } from '../../panel-kit/formula-guard.ts'

/** Rows as the bytes of a CSV file: everything after reads tables. */
export const tableOf = (columns: readonly string[], rows: string[][]): Uint8Array[] => [
  Buffer.from(stringify([columns])),
  Buffer.from(stringify(rows, { cast: { string: guarded } })),
]
