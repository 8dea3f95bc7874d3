import { chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { databaseUser } from '../../../cms/database/system-user.ts'
import { freePort } from '../../support/free-port.ts'
import { debianProgram } from '../debian-program.ts'
import { type Program, startProgram } from '../program.ts'

const CONTAINER = path.resolve(import.meta.dirname, '..', '..', '..', 'cms/container')
/** What a container's image holds, and its secrets. */
const FILES = ['create-database.sh', 'cluster/patroni.yml', 'cluster/start-node.sh']
const SECRETS = ['superuser', 'replicator', 'clinics']
/** Where Debian keeps the programs of its Postgres. */
const POSTGRES = '/usr/lib/postgresql/15/bin'
const PASSWORD = 'only-for-this-drill'
/** Postgres is made first, or copied from the primary. */
const PATIENCE_MS = 120_000

/** The address of the product's database at a port of this machine. */
export const addressAt = (port: number) =>
  `postgres://clinics:${PASSWORD}@127.0.0.1:${port}/clinics`

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

/** Puts there what a container has, readable for Postgres' user alone. */
const fill = async (folder: string) => {
  const user = await databaseUser()
  const secrets = path.join(folder, 'secrets')
  await mkdir(secrets, { recursive: true })
  for (const file of FILES)
    await cp(path.join(CONTAINER, file), path.join(folder, path.basename(file)))
  for (const name of SECRETS) await writeFile(path.join(secrets, name), PASSWORD)
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  return user
}

/** Starts a node, and waits until it is the primary or follows it. */
export const startNode = async (name: string, parent: string, etcd: string): Promise<Node> => {
  await debianProgram('patroni', ['patroni', 'postgresql-15', 'python3-psycopg2'])
  const folder = path.join(parent, name)
  const [port, rest] = [await freePort(), await freePort()]
  const user = await fill(folder)
  const env = {
    ...process.env,
    SECRETS: path.join(folder, 'secrets'),
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcd,
    PATRONI_POSTGRESQL_BIN_DIR: POSTGRES,
    PATRONI_POSTGRESQL_DATA_DIR: path.join(folder, 'data'),
    PATRONI_POSTGRESQL_PGPASS: path.join(folder, 'pgpass'),
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${rest}`,
  }
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
      const options = { ...user, cwd: folder, env }
      patroni = await startProgram(['sh', 'start-node.sh'], isUp, options, PATIENCE_MS)
    },
    stop: () => patroni.stop(),
  }
  await node.start()
  return node
}
