import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A backup holds personal data, so only its owner can read it. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700

/** A folder only its owner can look into. Its parents are made too. */
export const privateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
}

export const writePrivate = (file: string, text: string): Promise<void> =>
  writeFile(file, text, { mode: FILE_MODE, flush: true })

/** A stream into a file only its owner can read; it ends when the disk has it. */
export const privateFile = (file: string) =>
  createWriteStream(file, { mode: FILE_MODE, flush: true })

/** Passes everything on, and adds it to the hash. */
export const hashed = (hash: Hash) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }

export interface HashedFile {
  /** Relative to its folder, with forward slashes. */
  path: string
  bytes: number
  sha256: string
}

/** The files in a folder and its folders, sorted; none if there is no such folder. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      return []
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
}

/** Copies a file into a folder where it has the same relative path, and hashes what it copies. */
export const copyHashed = async (from: string, to: string, file: string): Promise<HashedFile> => {
  const target = path.join(to, file)
  await privateFolder(path.dirname(target))
  const hash = createHash('sha256')
  const copy = privateFile(target)
  await pipeline(createReadStream(path.join(from, file)), hashed(hash), copy)
  return { path: file, bytes: copy.bytesWritten, sha256: hash.digest('hex') }
}
