import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import getPort from 'get-port'
import pg from 'pg'
import { postgresBinaries } from './postgres-binaries.ts'
import { secretFile } from './secret-file.ts'
import { databaseUser, type SystemUser } from './system-user.ts'

const run = promisify(execFile)

/** After a postmaster was killed, its children can hold the shared memory for some seconds. */
const START_ATTEMPTS = 20
const BETWEEN_ATTEMPTS_MS = 500

interface Cluster {
  folder: string
  user: SystemUser
  password: string
}

/** A running cluster that the product keeps itself. */
export interface EmbeddedCluster {
  /** Address of one of its databases, which is made where it is missing. */
  databaseUrl: (name: string) => Promise<string>
  /** Stops it, unless other processes are still connected. */
  stop: () => Promise<void>
}

const urlOf = ({ password }: Cluster, port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}?application_name=clinics-${process.pid}`

/** Asks one question on a connection of its own. */
const ask = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const ownedBy = async ({ uid, gid }: SystemUser, file: string) => {
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid)
}

/** Made in a folder beside and renamed when it is whole, so that an interrupted one starts over. */
const initialise = async ({ folder, user, password }: Cluster): Promise<void> => {
  const unfinished = `${folder}.unfinished`
  const passwordFile = `${folder}.password`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  await Promise.all([ownedBy(user, unfinished), ownedBy(user, passwordFile)])
  await run(
    postgresBinaries().initdb,
    [
      `--pgdata=${unfinished}`,
      `--pwfile=${passwordFile}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { ...user, cwd: '/' },
  ).finally(() => rm(passwordFile, { force: true }))
  await rename(unfinished, folder)
}

/** The port of a server that runs on the folder and answers; the pid file names it in its 4th line. */
const runningPort = async (cluster: Cluster): Promise<number | undefined> => {
  const pidFile = await readFile(path.join(cluster.folder, 'postmaster.pid'), 'utf8').catch(
    () => '',
  )
  const port = Number(pidFile.split('\n')[3])
  if (!port) return undefined
  const answers = await ask(urlOf(cluster, port, 'postgres'), 'select 1').then(
    () => true,
    () => false,
  )
  return answers ? port : undefined
}

const control = ({ folder, user }: Cluster, ...words: string[]) =>
  run(postgresBinaries().pgCtl, ['-D', folder, '-w', ...words], { ...user, cwd: '/' })

const launch = async (cluster: Cluster, settings: string[]): Promise<void> => {
  const port = await getPort({ host: '127.0.0.1' })
  const flags = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    "unix_socket_directories=''",
    ...settings,
  ]
  const options = flags.map((flag) => `-c ${flag}`).join(' ')
  await control(cluster, '-l', path.join(cluster.folder, 'server.log'), '-o', options, 'start')
}

/** Finds the server that runs already, or starts one. */
const running = async (cluster: Cluster, settings: string[]): Promise<number> => {
  let reason: unknown
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const port = await runningPort(cluster)
    if (port) return port
    // A server that is there but does not answer is stopped; with none there this fails quietly.
    if (attempt > 0) await control(cluster, '-m', 'fast', 'stop').catch(() => undefined)
    await launch(cluster, settings).catch((error: unknown) => {
      reason = error
    })
    if (await runningPort(cluster)) continue
    await wait(BETWEEN_ATTEMPTS_MS)
  }
  throw new Error(
    `Postgres would not start. Its own words are in ${path.join(cluster.folder, 'server.log')}.`,
    { cause: reason },
  )
}

/**
 * The cluster in a folder: made on the first start, adopted where it still runs, else started.
 * @param settings for the server, such as 'fsync=off'
 */
export const embeddedCluster = async (
  dataDir: string,
  settings: string[] = [],
): Promise<EmbeddedCluster> => {
  const folder = path.resolve(dataDir, 'postgres')
  const password = await secretFile(path.resolve(dataDir, 'postgres-password'))
  const cluster: Cluster = { folder, user: await databaseUser(), password }
  if (!existsSync(path.join(folder, 'PG_VERSION'))) await initialise(cluster)
  const port = await running(cluster, settings)
  return {
    databaseUrl: async (name) => {
      const found = await ask(
        urlOf(cluster, port, 'postgres'),
        `select 1 from pg_database where datname = '${name}'`,
      )
      if (found.length === 0) {
        await ask(urlOf(cluster, port, 'postgres'), `create database "${name}"`)
      }
      return urlOf(cluster, port, name)
    },
    stop: async () => {
      const others = await ask(
        urlOf(cluster, port, 'postgres'),
        `select 1 from pg_stat_activity where backend_type = 'client backend'
         and application_name <> 'clinics-${process.pid}'`,
      )
      if (others.length === 0) await control(cluster, '-m', 'fast', 'stop')
    },
  }
}
