import { createReadStream } from 'node:fs'
import { asTable } from '../hsds/hsds-table.ts'

/** A file of clinics, on disk or uploaded; it can be read more than once. */
export interface SourceFile {
  read: () => AsyncIterable<Uint8Array>
}

export const fileOnDisk = (path: string): SourceFile =>
  asTable({ read: () => createReadStream(path) })

export const uploadedFile = (file: Blob): SourceFile =>
  asTable({
    read: async function* () {
      const reader = file.stream().getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        yield value
      }
    },
  })
