import { existsSync } from 'node:fs'
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openDataDir } from './data-dir.ts'
import { passwordFile, refuseBrokenData } from './embedded-faults.ts'
import { ask, type Cluster, control, findOrStart, run, urlOf } from './embedded-server.ts'
import { keepRunning } from './embedded-watch.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { secretFile } from './secret-file.ts'
import { databaseUser, type SystemUser } from './system-user.ts'

/** A running Postgres cluster that the product manages itself. */
export interface EmbeddedCluster {
  /** The URL of one of its databases, which is created if missing. */
  databaseUrl: (name: string) => Promise<string>
  /** Restarts it whenever it dies, until it is stopped here. */
  keepRunning: (tell: (line: string) => void) => void
  /** Stops it, unless other processes are still connected. */
  stop: () => Promise<void>
}

const ownedBy = async ({ uid, gid }: SystemUser, file: string) => {
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid)
}

/** The last line that a program wrote: it says what was wrong, others what it did. */
const wordsOf = (error: unknown): string => {
  const written = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return written.trim().split('\n').at(-1) ?? ''
}

/** Created in a folder next to it and renamed when complete: an interrupted attempt starts over. */
const initialise = async ({ folder, user, password }: Cluster): Promise<void> => {
  const unfinished = `${folder}.unfinished`
  const file = `${folder}.password`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(file, password, { mode: 0o600 })
  await Promise.all([ownedBy(user, unfinished), ownedBy(user, file)])
  await run(
    postgresBinaries().initdb,
    [
      `--pgdata=${unfinished}`,
      `--pwfile=${file}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { ...user, cwd: '/' },
  )
    .catch((error: unknown) => {
      throw new Error(`No database could be made in ${folder}: ${wordsOf(error)}`, { cause: error })
    })
    .finally(() => rm(file, { force: true }))
  await rename(unfinished, folder)
}

/**
 * The cluster in a folder: created on the first start, reused if it is running, else started.
 * @param settings for the server, such as 'fsync=off'
 */
export const embeddedCluster = async (
  dataDir: string,
  settings: string[] = [],
): Promise<EmbeddedCluster> => {
  const folder = path.resolve(dataDir, 'postgres')
  await openDataDir(dataDir)
  await refuseBrokenData(dataDir)
  const password = await secretFile(passwordFile(dataDir))
  const cluster: Cluster = { folder, user: await databaseUser(), password, settings }
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await initialise(cluster)
  const port = await findOrStart(cluster)
  const admin = urlOf(cluster, port, 'postgres')
  let stopWatching = async () => {}
  return {
    databaseUrl: async (name) => {
      const found = await ask(admin, `select 1 from pg_database where datname = '${name}'`)
      if (found.length === 0) await ask(admin, `create database "${name}"`)
      return urlOf(cluster, port, name)
    },
    keepRunning: (tell) => {
      stopWatching = keepRunning(cluster, port, tell)
    },
    stop: async () => {
      await stopWatching()
      // A server that does not answer has already died or been stopped.
      const others = await ask(
        admin,
        `select 1 from pg_stat_activity where backend_type = 'client backend'
         and application_name <> 'clinics-${process.pid}'`,
      ).catch(() => undefined)
      if (others?.length === 0) await control(cluster, '-m', 'fast', 'stop')
    },
  }
}
