import path from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { debianProgram } from '../debian-program.ts'
import { type Program, startProgram } from '../program.ts'
import { addressAt, type Node } from './patroni.ts'

const CONFIGURATION = path.resolve(
  import.meta.dirname,
  '../../../cms/container/cluster/haproxy.cfg',
)

/** An address that always leads to the primary. */
export const startHaproxy = async (nodes: readonly Node[]): Promise<Program & { url: string }> => {
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
  const isUp = async () => (await fetch(`http://127.0.0.1:${health}/`)).ok
  const program = await startProgram([file, '-db', '-f', CONFIGURATION], isUp, { env })
  return { ...program, url: addressAt(port) }
}
