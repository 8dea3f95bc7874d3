import type { InEach } from '../../panel-kit/say.ts'
import type { Mapping } from '../mapping/mapping.ts'

/** A file format with known columns. */
export interface Format {
  /** As `npm run import -- FILE --format NAME` takes it. */
  name: string
  /** The source under which its clinics are found again; of some formats, each list is its own source. */
  source?: string
  /** Where its newest file is, if it can be fetched. */
  address?: () => string
  /** What the command's help says about it. */
  about: string
  /** What the panel says when such a file is chosen. */
  notice: InEach
  /** Whether clinics that a file leaves out stay listed. */
  isPartial: boolean
  /** Whether a file with these columns has this format. */
  recognizes: (columns: string[]) => boolean
  mapping: (columns: string[], source: string) => Mapping
}

/** Whether a file has all the columns that a mapping names. */
export const fits = ({ columns, only, when }: Mapping, header: string[]): boolean =>
  [
    ...Object.values(columns),
    ...only.map(({ column }) => column),
    ...when.map(({ column }) => column),
  ].every((column) => header.includes(column))
