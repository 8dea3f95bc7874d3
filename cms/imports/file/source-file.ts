import { createReadStream } from 'node:fs'
import { asTable } from '../json/json-table.ts'

/** A file of clinics; it can be read more than once. */
export interface SourceFile {
  read: () => AsyncIterable<Uint8Array>
  /** What of it had no place in the table that was read, once that has been. */
  notKept?: ReadonlyMap<string, number>
}

export const fileOnDisk = (path: string): SourceFile =>
  asTable({ read: () => createReadStream(path) })
