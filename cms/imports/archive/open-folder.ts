import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Archive } from './open-archive.ts'

/** An archive that somebody has unpacked already. */
export const openFolder = async (folder: string): Promise<Archive> => ({
  names: await readdir(folder),
  read: async function* (name) {
    yield* createReadStream(path.join(folder, name))
  },
})
