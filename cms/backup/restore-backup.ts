import { rename, rm } from 'node:fs/promises'
import type pg from 'pg'
import { LOCKS } from '../database/locks.ts'
import { type Migration, readMigrationFiles } from '../database/migration-files.ts'
import { runMigration } from '../database/run-migration.ts'
import { UNFINISHED_RESTORE } from '../database/unfinished-restore.ts'
import { withClient } from '../database/with-client.ts'
import { checkFiles, migrationsOf } from './check-backup.ts'
import { mediaFolder } from './folders.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { inPlainWords } from './plain-words.ts'
import { copyHashed, filesIn } from './private-files.ts'
import { readTables } from './queries/describe.ts'
import { beginRestore } from './queries/rows.ts'
import { dropSetAside, putBack, setAside } from './queries/set-aside.ts'
import { restoreRows } from './restore-rows.ts'

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

/** Where pictures are copied to before they replace those that are there. */
const copiedFolder = (media: string): string => `${media}.restoring`

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

/** Each migration in a transaction of its own, as when the tables were first made. */
const makeTables = async (client: pg.Client, migrations: Migration[]): Promise<void> => {
  for (const migration of migrations) {
    await client.query('begin')
    await runMigration(client, migration)
    await client.query('commit')
  }
}

const restore = async (client: pg.Client, options: Options, manifest: Manifest): Promise<void> => {
  const { folder, media, progress } = options
  const migrations = migrationsOf(manifest, await readMigrationFiles())
  await claimDatabase(client)
  await putBack(client)
  await refuseFull(client, options)
  await checkFiles(folder, manifest)
  const copied = copiedFolder(media)
  try {
    await setAside(client)
    await makeTables(client, migrations)
    await beginRestore(client)
    await restoreRows(client, folder, manifest, progress)
    await copyPictures(mediaFolder(folder), copied, manifest)
    await dropSetAside(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    await rm(copied, { recursive: true, force: true })
    const outcome = await putBack(client).then(
      () => 'Nothing was changed.',
      () => UNFINISHED_RESTORE,
    )
    throw inPlainWords(error, outcome)
  }
  await putPictures(copied, media, manifest.files.length > 0)
  await client.query('analyze')
}

/**
 * Restores a backup, and compares every row and every file with what was backed up. If anything is
 * wrong, the database and the pictures are as they were. If the process is killed or loses the
 * database, the product refuses to start until it is run again, or undone.
 * @returns what was restored
 */
export const restoreBackup = async (options: Options): Promise<Manifest> => {
  const manifest = await readManifest(options.folder)
  await withClient(options.databaseUrl, (client) => restore(client, options, manifest))
  return manifest
}

/**
 * Puts back what the database held before a restore that was broken off.
 * @returns whether there was one
 */
export const undoRestore = (databaseUrl: string, media: string): Promise<boolean> =>
  withClient(databaseUrl, async (client) => {
    await claimDatabase(client)
    await rm(copiedFolder(media), { recursive: true, force: true })
    return putBack(client)
  })
