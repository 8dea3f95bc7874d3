import { createWriteStream, type WriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { guarded } from '../export/formula-guard.ts'
import type { Row } from '../rows/read-rows.ts'
import { rejectedRow } from './rejected-row.ts'

/** Writes the rejected rows to a file, each with its line and the reason, to be fixed. */
export interface RejectedFile {
  add: (row: Row, reason: string) => void
  /** @returns the file's name, or undefined if no row was rejected */
  close: () => Promise<string | undefined>
}

export const rejectedFile = (file: string): RejectedFile => {
  let output: WriteStream | undefined
  const rows = stringify({ bom: true, header: true, cast: { string: guarded } })
  return {
    add: ({ line, cells }, reason) => {
      if (!output) {
        output = createWriteStream(file)
        rows.pipe(output)
      }
      rows.write(rejectedRow(line, reason, cells))
    },
    close: async () => {
      if (!output) return undefined
      rows.end()
      await finished(output)
      return file
    },
  }
}
