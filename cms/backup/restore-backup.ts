import { rename, rm } from 'node:fs/promises'
import pg from 'pg'
import { LOCKS } from '../database/locks.ts'
import { readMigrationFiles } from '../database/migration-files.ts'
import { checkFiles, migrationsOf } from './check-backup.ts'
import { mediaFolder } from './folders.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { inPlainWords } from './plain-words.ts'
import { copyHashed, filesIn } from './private-files.ts'
import { readTables, readVersion } from './queries/describe.ts'
import { beginRestore, emptyDatabase } from './queries/rows.ts'
import { restoreRows } from './restore-rows.ts'

/** Postgres 15, the oldest that the product runs on. */
const OLDEST_POSTGRES = 150_000

interface Options {
  databaseUrl: string
  /** The folder of uploaded pictures. */
  media: string
  /** The backup. */
  folder: string
  /** Whether what the database and the folder hold may be removed. */
  replace: boolean
  progress?: (done: number, total: number) => void
}

const refuseOldPostgres = async (client: pg.Client): Promise<void> => {
  const { version, number } = await readVersion(client)
  if (number >= OLDEST_POSTGRES) return
  throw new Error(`This database is Postgres ${version}. The product needs 15 or later.`)
}

/** Nobody can serve the database or change its tables until the connection ends. */
const claimDatabase = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCKS.working])
  if (!rows[0]?.held) {
    throw new Error('The product is running on this database. Stop all its processes first.')
  }
  await client.query('select pg_advisory_lock($1)', [LOCKS.migrating])
}

const refuseFull = async (client: pg.Client, { media, replace }: Options): Promise<void> => {
  if (replace) return
  const tables = (await readTables(client)).length
  const files = (await filesIn(media)).length
  if (tables + files === 0) return
  throw new Error(
    `Here is something already: ${tables} tables in the database, ${files} files in ${media}. Restore into an empty database and folder, or say --replace to lose them.`,
  )
}

/** Copies the pictures beside their folder, and compares each with the manifest. */
const copyPictures = async (from: string, to: string, { files }: Manifest): Promise<void> => {
  await rm(to, { recursive: true, force: true })
  for (const file of files) {
    const copy = await copyHashed(from, to, file.path)
    if (copy.sha256 !== file.sha256)
      throw new Error(`The picture ${file.path} was not copied whole.`)
  }
}

/** Puts the copied pictures in the place of those that are there. */
const putPictures = async (copied: string, media: string, isAny: boolean): Promise<void> => {
  try {
    await rm(media, { recursive: true, force: true })
    if (isAny) await rename(copied, media)
  } catch (error) {
    throw inPlainWords(error, `The database is restored. Move ${copied} to ${media} yourself.`)
  }
}

const restore = async (client: pg.Client, options: Options, manifest: Manifest): Promise<void> => {
  const { folder, media, replace, progress } = options
  const migrations = migrationsOf(manifest, await readMigrationFiles())
  await refuseOldPostgres(client)
  await claimDatabase(client)
  await refuseFull(client, options)
  await checkFiles(folder, manifest)
  const copied = `${media}.restoring`
  await beginRestore(client)
  try {
    if (replace) await emptyDatabase(client)
    await restoreRows(client, folder, manifest, migrations, progress)
    await copyPictures(mediaFolder(folder), copied, manifest)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    await rm(copied, { recursive: true, force: true })
    throw inPlainWords(error, 'Nothing was changed.')
  }
  await putPictures(copied, media, manifest.files.length > 0)
  await client.query('analyze')
}

/**
 * Restores a backup, and compares every row and every file with what was backed up. If anything is
 * wrong, the database and the pictures stay as they were.
 * @returns what was restored
 */
export const restoreBackup = async (options: Options): Promise<Manifest> => {
  const manifest = await readManifest(options.folder)
  const client = new pg.Client({ connectionString: options.databaseUrl, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await restore(client, options, manifest)
    return manifest
  } finally {
    await client.end()
  }
}
