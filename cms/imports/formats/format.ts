import type { Mapping } from '../mapping/mapping.ts'

/** A kind of file whose columns are known. */
export interface Format {
  /** As `npm run import -- FILE --format NAME` takes it. */
  name: string
  /** The source that its clinics are found again by. */
  source: string
  /** What the command says of it. */
  about: string
  /** What the panel says when such a file is chosen. */
  notice: string
  /** Whether clinics that a file leaves out stay listed. */
  isPartial: boolean
  /** Whether a file with these columns is one. */
  recognizes: (columns: string[]) => boolean
  mapping: (columns: string[]) => Mapping
}

/** Whether a file has all the columns that a mapping names. */
export const fits = ({ columns, only, when }: Mapping, header: string[]): boolean =>
  [
    ...Object.values(columns),
    ...only.map(({ column }) => column),
    ...when.map(({ column }) => column),
  ].every((column) => header.includes(column))
