import path from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { debianProgram } from '../debian-program.ts'
import { type Program, startProgram } from '../program.ts'

/** The place where Patroni's nodes agree on who is the primary. @returns its address, 'host:port' */
export const startEtcd = async (folder: string): Promise<Program & { address: string }> => {
  const file = await debianProgram('etcd', ['etcd-server'])
  const url = `http://127.0.0.1:${await freePort()}`
  const peer = `http://127.0.0.1:${await freePort()}`
  const words = ['--data-dir', path.join(folder, 'etcd'), '--name', 'etcd']
  words.push('--listen-client-urls', url, '--advertise-client-urls', url)
  words.push('--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer)
  words.push('--initial-cluster', `etcd=${peer}`)
  const isUp = async () => (await fetch(`${url}/health`)).ok
  return { ...(await startProgram([file, ...words], isUp)), address: new URL(url).host }
}
