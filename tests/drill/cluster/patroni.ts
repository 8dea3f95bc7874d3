import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { databaseUser } from '../../../cms/database/system-user.ts'
import { freePort } from '../../support/free-port.ts'
import { debianProgram } from '../debian-program.ts'
import { type Program, startProgram } from '../program.ts'

/** Where Debian keeps the programs of its Postgres. */
const POSTGRES = '/usr/lib/postgresql/15/bin'
const PASSWORD = 'only-for-this-drill'
/** Postgres is made first, or copied from the primary. */
const PATIENCE_MS = 120_000

/** Seconds. A primary that has not renewed its lease for `ttl` is no longer one. */
const TIMES = { ttl: 10, loop_wait: 1, retry_timeout: 4 }

const configuration = (name: string, folder: string, etcd: string, port: number, rest: number) => ({
  scope: 'clinics',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  etcd3: { hosts: etcd },
  bootstrap: {
    dcs: {
      ...TIMES,
      // A transaction is committed once a second node has it, so that none is lost with a node.
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 100 } },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: path.join(folder, 'data'),
    bin_dir: POSTGRES,
    pgpass: path.join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password: PASSWORD },
      replication: { username: 'replicator', password: PASSWORD },
    },
    parameters: { unix_socket_directories: folder },
    pg_hba: [
      'host all all 127.0.0.1/32 scram-sha-256',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
    ],
  },
})

/** The address of a database at a port of this machine. */
export const addressAt = (port: number, database = 'clinics') =>
  `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`

/** A Postgres that Patroni looks after. */
export interface Node {
  name: string
  port: number
  /** The port where Patroni says what the node is. */
  rest: number
  isPrimary: () => Promise<boolean>
  /** As if its machine had lost power. */
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a node, and waits until it is the primary or follows it. */
export const startNode = async (name: string, parent: string, etcd: string): Promise<Node> => {
  const file = await debianProgram('patroni', ['patroni', 'postgresql-15', 'python3-psycopg2'])
  const folder = path.join(parent, name)
  const [port, rest] = [await freePort(), await freePort()]
  const user = await databaseUser()
  const settings = path.join(folder, 'patroni.json')
  await mkdir(folder)
  // YAML includes JSON.
  await writeFile(settings, JSON.stringify(configuration(name, folder, etcd, port, rest)))
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const asks = async (path: string) =>
    (await fetch(`http://127.0.0.1:${rest}${path}`).catch(() => undefined))?.ok ?? false
  const isUp = async () => (await asks('/primary')) || (await asks('/replica'))
  let patroni: Program
  const node: Node = {
    name,
    port,
    rest,
    isPrimary: () => asks('/primary'),
    kill: async () => {
      const [pid] = (await readFile(path.join(folder, 'data', 'postmaster.pid'), 'utf8')).split(
        '\n',
      )
      const gone = patroni.stop('SIGKILL')
      process.kill(Number(pid), 'SIGKILL')
      await gone
    },
    start: async () => {
      patroni = await startProgram([file, settings], isUp, { ...user, cwd: '/' }, PATIENCE_MS)
    },
    stop: () => patroni.stop(),
  }
  await node.start()
  return node
}
