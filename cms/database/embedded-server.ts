import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import getPort from 'get-port'
import pg from 'pg'
import { lastingReason, wrongPassword } from './embedded-faults.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import type { SystemUser } from './system-user.ts'

export const run = promisify(execFile)

/** After a postmaster was killed, its children can hold the shared memory for some seconds. */
const START_ATTEMPTS = 20
/** A server that is still starting or recovering after this many waits is given up. */
const MOST_WAITS = 600
export const BETWEEN_ATTEMPTS_MS = 500
const LOG = 'server.log'
/** Whether a server is there but can't answer just now: it is starting up or shutting down. */
export const isNotNow = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '57P03'

const isWrongPassword = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '28P01'

export interface Cluster {
  folder: string
  user: SystemUser
  password: string
  /** Server settings, such as 'fsync=off'. */
  settings: string[]
}

export const urlOf = ({ password }: Cluster, port: number, database: string) =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}?application_name=clinics-${process.pid}`

/** Runs one query on its own connection. */
export const ask = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** A file that Postgres keeps in the folder; empty if it doesn't exist. */
const fileOf = ({ folder }: Cluster, name: string) =>
  readFile(path.join(folder, name), 'utf8').catch(() => '')

/** Whether the folder has a pid file, which remains after a server was killed. */
export const claimsToRun = async (cluster: Cluster): Promise<boolean> =>
  (await fileOf(cluster, 'postmaster.pid')) !== ''

/** The folder's server: its port, and whether it answers. */
const stateOf = async (cluster: Cluster) => {
  // The file has the port in its 4th line.
  const port = Number((await fileOf(cluster, 'postmaster.pid')).split('\n')[3])
  if (!port) return { answers: 'no' } as const
  return ask(urlOf(cluster, port, 'postgres'), 'select 1').then(
    () => ({ answers: 'yes', port }) as const,
    (error: unknown) => {
      if (isWrongPassword(error)) throw wrongPassword(cluster.folder)
      return { answers: isNotNow(error) ? 'soon' : 'no' } as const
    },
  )
}

export const control = ({ folder, user }: Cluster, ...words: string[]) =>
  run(postgresBinaries().pgCtl, ['-D', folder, '-w', ...words], { ...user, cwd: '/' })

/** The port of the last server, so that clients that know it find the next one there. */
const lastPort = async (cluster: Cluster): Promise<number> => {
  const [, port] = /\bport=(\d+)/.exec(await fileOf(cluster, 'postmaster.opts')) ?? []
  return Number(port ?? 0)
}

export const launch = async (cluster: Cluster, port: number): Promise<void> => {
  const flags = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    "unix_socket_directories=''",
    ...cluster.settings,
  ]
  const options = flags.map((flag) => `-c ${flag}`).join(' ')
  await control(cluster, '-l', path.join(cluster.folder, LOG), '-o', options, 'start')
}

/**
 * Finds the server that is already running, or starts one.
 * @returns its port
 */
export const findOrStart = async (cluster: Cluster): Promise<number> => {
  const log = path.join(cluster.folder, LOG)
  let reason: unknown
  let failures = 0
  for (let waits = 0; failures < START_ATTEMPTS && waits < MOST_WAITS; waits++) {
    const found = await stateOf(cluster)
    if (found.answers === 'yes') return found.port
    if (found.answers === 'no') {
      // Stops a server that is there but does not answer; fails quietly if there is none.
      if (failures > 0) await control(cluster, '-m', 'fast', 'stop').catch(() => undefined)
      const logged = await stat(log).then(
        ({ size }) => size,
        () => 0,
      )
      const port = await getPort({ host: '127.0.0.1', port: await lastPort(cluster) })
      const failed = await launch(cluster, port).then(
        () => false,
        (error: unknown) => {
          reason = error
          return true
        },
      )
      if (!failed) continue
      const lasting = await lastingReason(log, logged)
      if (lasting) throw new Error(`Postgres did not start: ${lasting}. Its log is ${log}.`)
      failures++
    }
    await wait(BETWEEN_ATTEMPTS_MS)
  }
  throw new Error(`Postgres did not start. Its log says why: ${log}.`, { cause: reason })
}
