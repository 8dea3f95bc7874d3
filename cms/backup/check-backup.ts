import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Migration } from '../database/migration-files.ts'
import { mediaFolder, tableFile } from './folders.ts'
import type { Manifest } from './manifest.ts'
import { hashed } from './private-files.ts'

const hashOf = async (file: string, isPacked: boolean): Promise<string> => {
  const hash = createHash('sha256')
  const ignore = async (chunks: AsyncIterable<unknown>) => {
    for await (const _ of chunks);
  }
  const source = createReadStream(file)
  if (isPacked) await pipeline(source, createGunzip(), hashed(hash), ignore)
  else await pipeline(source, hashed(hash), ignore)
  return hash.digest('hex')
}

/**
 * Compares every file of a backup with its manifest.
 * @throws Error that names the first file that is missing or damaged
 */
export const checkFiles = async (folder: string, manifest: Manifest): Promise<void> => {
  const expected = [
    ...manifest.tables.map(({ name, sha256 }) => ({ file: tableFile(folder, name), sha256 })),
    ...manifest.files.map((file) => ({
      file: path.join(mediaFolder(folder), file.path),
      sha256: file.sha256,
    })),
  ]
  for (const { file, sha256 } of expected) {
    const isPacked = file.endsWith('.gz')
    const found = await hashOf(file, isPacked).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new Error(`${file} is missing. Use another backup.`)
      // zlib's own errors: the file can't be unpacked.
      if (error.code?.startsWith('Z_')) return undefined
      throw error
    })
    if (found !== sha256) throw new Error(`${file} is damaged. Use another backup.`)
  }
}

/**
 * The migrations that make the backup's tables.
 * @throws Error if this release doesn't have all of them: it is older than the backup
 */
export const migrationsOf = (manifest: Manifest, known: Migration[]): Migration[] => {
  const missing = manifest.migrations.filter((name) => !known.some((one) => one.name === name))
  if (missing.length > 0) {
    throw new Error(
      `The backup was made by a newer release (${manifest.product}): this one lacks the migration ${missing[0]}. Install that release or a later one.`,
    )
  }
  return known.filter(({ name }) => manifest.migrations.includes(name))
}
