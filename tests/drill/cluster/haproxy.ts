import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { query } from '../../support/template.ts'
import { debianProgram } from '../debian-program.ts'
import { type Program, startProgram } from '../program.ts'
import { addressAt, type Node } from './patroni.ts'

const configuration = (port: number, nodes: readonly Node[]) => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`).join('\n')}
`

/** An address that always leads to the primary. */
export const startHaproxy = async (
  folder: string,
  nodes: readonly Node[],
): Promise<Program & { url: string }> => {
  const file = await debianProgram('haproxy')
  const port = await freePort()
  const settings = path.join(folder, 'haproxy.cfg')
  await writeFile(settings, configuration(port, nodes))
  // Until it has looked at the nodes, it goes to one after the other.
  const isUp = async () => {
    const asked = nodes.map(() => query(addressAt(port, 'postgres'), 'select pg_is_in_recovery()'))
    return (await Promise.all(asked)).every(([row]) => row.pg_is_in_recovery === false)
  }
  return { ...(await startProgram([file, '-db', '-f', settings], isUp)), url: addressAt(port) }
}
