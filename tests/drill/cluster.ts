import { chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { databaseUser } from '../../cms/database/system-user.ts'
import { freePort } from '../support/free-port.ts'
import { debianProgram } from '../support/installed-program.ts'
import { type Program, startProgram } from '../support/program.ts'
import { scratchFolder } from '../support/scratch-folder.ts'
import type { Stage } from './drill.ts'

const CONTAINER = path.resolve(import.meta.dirname, '../../cms/container')
const FILES = ['create-database.sh', 'cluster/patroni.yml', 'cluster/start-node.sh']
const SECRETS = ['superuser', 'replicator', 'clinics']
const POSTGRES = '/usr/lib/postgresql/15/bin'
const PASSWORD = 'only-for-this-drill'
/** Postgres is made first, or copied from the primary. */
const PATIENCE_MS = 120_000

/** The address of the product's database at a port of this machine. */
const addressAt = (port: number) => `postgres://clinics:${PASSWORD}@127.0.0.1:${port}/clinics`

const isWell = async (url: string) => (await fetch(url).catch(() => undefined))?.ok ?? false

/** The place where Patroni's nodes agree on who is the primary. @returns its address, 'host:port' */
const startEtcd = async (folder: string, { add }: Stage): Promise<string> => {
  const file = await debianProgram('etcd', 'etcd-server')
  const url = `http://127.0.0.1:${await freePort()}`
  const peer = `http://127.0.0.1:${await freePort()}`
  const words = ['--data-dir', path.join(folder, 'etcd'), '--name', 'etcd']
  words.push('--listen-client-urls', url, '--advertise-client-urls', url)
  words.push('--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer)
  words.push('--initial-cluster', `etcd=${peer}`)
  add(await startProgram([file, ...words], () => isWell(`${url}/health`)))
  return new URL(url).host
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

/** Starts a Postgres that Patroni looks after, and waits until it is the primary or follows it. */
const startNode = async (name: string, parent: string, etcd: string, { add }: Stage) => {
  await debianProgram('patroni', 'patroni', 'postgresql-15', 'python3-psycopg2')
  const folder = path.join(parent, name)
  /** Of Postgres, and where Patroni says what the node is. */
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
  const isPrimary = () => isWell(`http://127.0.0.1:${rest}/primary`)
  const isUp = async () => (await isPrimary()) || isWell(`http://127.0.0.1:${rest}/replica`)
  const start = () =>
    startProgram(['sh', 'start-node.sh'], isUp, { ...user, cwd: folder, env }, PATIENCE_MS)
  let patroni: Program = await start()
  return add({
    port,
    rest,
    isPrimary,
    /** As if its machine had lost power. */
    kill: async () => {
      const lines = await readFile(path.join(folder, 'data', 'postmaster.pid'), 'utf8')
      const gone = patroni.stop('SIGKILL')
      process.kill(Number.parseInt(lines, 10), 'SIGKILL')
      await gone
    },
    start: async () => {
      patroni = await start()
    },
    stop: () => patroni.stop(),
  })
}

type Node = Awaited<ReturnType<typeof startNode>>

/** An address that always leads to the primary. */
const startHaproxy = async (nodes: readonly Node[], { add }: Stage): Promise<string> => {
  const file = await debianProgram('haproxy')
  const [port, health] = [await freePort(), await freePort()]
  const named = nodes.flatMap((node, index) => [
    [`POSTGRES_${index + 1}`, `127.0.0.1:${node.port}`],
    [`REST_${index + 1}`, String(node.rest)],
  ])
  const env = {
    ...process.env,
    ...Object.fromEntries(named),
    LISTEN: `127.0.0.1:${port}`,
    HEALTH: `127.0.0.1:${health}`,
  }
  const command = [file, '-db', '-f', path.join(CONTAINER, 'cluster/haproxy.cfg')]
  add(await startProgram(command, () => isWell(`http://127.0.0.1:${health}/`), { env }))
  return addressAt(port)
}

/** Starts Postgres on three nodes with Patroni and etcd, and HAProxy before them, as in containers. */
export const startCluster = async (stage: Stage) => {
  const { folder } = stage.add(await scratchFolder('cluster'))
  const etcd = await startEtcd(folder, stage)
  const nodes: Node[] = []
  for (const name of ['node-1', 'node-2', 'node-3'])
    nodes.push(await startNode(name, folder, etcd, stage))
  return {
    url: await startHaproxy(nodes, stage),
    replicaUrls: nodes.map((node) => addressAt(node.port)),
    primary: async () => {
      for (const node of nodes) if (await node.isPrimary()) return node
      throw new Error('There is no primary')
    },
  }
}
