import { createHash } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { LOCKS } from '../database/locks.ts'
import { withLock } from '../database/with-lock.ts'
import { mediaFolder, tableFile } from './folders.ts'
import { type BackedUpTable, type Manifest, writeManifest } from './manifest.ts'
import { inPlainWords } from './plain-words.ts'
import {
  copyHashed,
  filesIn,
  type HashedFile,
  hashed,
  privateFile,
  privateFolder,
} from './private-files.ts'
import {
  readMigrations,
  readSequences,
  readTables,
  readVersion,
  type Table,
} from './queries/describe.ts'
import { beginSnapshot, rowsOf } from './queries/rows.ts'
import { UNFINISHED } from './rotation.ts'

interface Options {
  databaseUrl: string
  /** The folder of uploaded pictures. */
  media: string
  /** The folder to make. */
  folder: string
  /** The product's version. */
  product: string
  progress?: (done: number, total: number) => void
}

const writeTable = async (
  client: pg.Client,
  table: Table,
  folder: string,
): Promise<BackedUpTable> => {
  const hash = createHash('sha256')
  const rows = rowsOf(client, table)
  const file = privateFile(tableFile(folder, table.name))
  await pipeline(rows, hashed(hash), createGzip(), file)
  const { name, columns } = table
  return { name, columns, rows: rows.rowCount, sha256: hash.digest('hex') }
}

/** Copies what is in the media folder and not yet copied. Files that are just removed are left out. */
const copyMedia = async (from: string, to: string, copied: HashedFile[]): Promise<void> => {
  const known = new Set(copied.map((file) => file.path))
  for (const file of await filesIn(from)) {
    if (known.has(file)) continue
    const copy = await copyHashed(from, to, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || !error.path?.startsWith(from)) throw error
      return undefined
    })
    if (copy) copied.push(copy)
  }
}

const writeBackup = async (client: pg.Client, folder: string, options: Options) => {
  const { media, product, progress } = options
  await privateFolder(path.join(folder, 'database'))
  await privateFolder(mediaFolder(folder))
  const found = await readTables(client)
  if ((await readMigrations(client)).length === 0) {
    throw new Error('There is nothing to back up: this database has no tables of the product.')
  }
  // Pictures that somebody removes meanwhile are copied before, new ones after the snapshot.
  const files: HashedFile[] = []
  await copyMedia(media, mediaFolder(folder), files)
  await beginSnapshot(client, found)
  const madeAt = new Date().toISOString()
  const migrations = await readMigrations(client)
  const tables: BackedUpTable[] = []
  for (const table of found) {
    tables.push(await writeTable(client, table, folder))
    progress?.(tables.length, found.length)
  }
  const sequences = await readSequences(client)
  const postgres = await readVersion(client)
  await client.query('commit')
  await copyMedia(media, mediaFolder(folder), files)
  const manifest: Manifest = {
    format: 1,
    product,
    postgres,
    madeAt,
    migrations,
    tables,
    sequences,
    files,
  }
  await writeManifest(folder, manifest)
  return manifest
}

/**
 * Writes a backup of the database and the pictures into a new folder, while people go on editing.
 * Migrations wait until it is done. A backup that fails leaves nothing behind.
 */
export const makeBackup = async (options: Options): Promise<Manifest> => {
  const { databaseUrl, folder } = options
  const unfinished = `${folder}${UNFINISHED}`
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await withLock(databaseUrl, LOCKS.migrating, async () => {
      const manifest = await writeBackup(client, unfinished, options)
      await rename(unfinished, folder)
      return manifest
    })
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw inPlainWords(error, 'No backup was made.')
  } finally {
    await client.end()
  }
}
