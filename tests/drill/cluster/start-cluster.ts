import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEtcd } from './etcd.ts'
import { startHaproxy } from './haproxy.ts'
import { addressAt, type Node, startNode } from './patroni.ts'

/** Three nodes of Postgres, one of which is the primary. */
export interface Cluster {
  nodes: readonly Node[]
  /** Leads to the primary. */
  url: string
  /** Lead to one node each. */
  replicaUrls: readonly string[]
  primary: () => Promise<Node>
  stop: () => Promise<void>
}

/** Starts Postgres on three nodes with Patroni and etcd, and HAProxy before them, as in containers. */
export const startCluster = async (): Promise<Cluster> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cluster-'))
  await chmod(folder, 0o755)
  const started: { stop: () => Promise<void> }[] = []
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const etcd = await startEtcd(folder)
    started.push(etcd)
    const nodes: Node[] = []
    for (const name of ['node-1', 'node-2', 'node-3']) {
      const node = await startNode(name, folder, etcd.address)
      started.push(node)
      nodes.push(node)
    }
    const haproxy = await startHaproxy(nodes)
    started.push(haproxy)
    return {
      nodes,
      url: haproxy.url,
      replicaUrls: nodes.map((node) => addressAt(node.port)),
      primary: async () => {
        for (const node of nodes) if (await node.isPrimary()) return node
        throw new Error('There is no primary')
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
