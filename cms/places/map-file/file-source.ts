import type { FileHandle } from 'node:fs/promises'
import type { Source } from 'pmtiles'

/** More than any tile or directory has; a damaged file may name any length. */
const MOST_BYTES = 16 * 1024 * 1024

/** Reads an archive piece by piece from the disk; nothing of it is kept. */
export const fileSource = (file: FileHandle): Source => ({
  // There is one archive in each cache.
  getKey: () => '',
  getBytes: async (offset, length) => {
    if (length > MOST_BYTES) throw new Error(`a part of it is said to have ${length} bytes`)
    const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, offset)
    return { data: buffer.buffer.slice(0, bytesRead) }
  },
})
