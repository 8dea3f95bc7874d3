import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../support/free-port.ts'
import { debianProgram } from './debian-program.ts'
import { startProgram } from './program.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** Caddy with the product's own configuration, before processes of this machine. */
export interface Caddy {
  url: string
  /** The certificate of its own authority. */
  ca: string
  output: () => string
  stop: () => Promise<void>
}

/**
 * @param url under which it serves: of https, with a free port of localhost
 * @param mirror the folder of a mirror; without one, nothing is answered while no process is there
 */
export const startCaddy = async (url: string, upstreams: string[], mirror = ''): Promise<Caddy> => {
  const file = await debianProgram('caddy')
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'))
  const env = {
    ...process.env,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    PUBLIC_URL: url,
    HTTPS_PORT: new URL(url).port,
    HTTP_PORT: String(await freePort()),
    HEALTH_PORT: String(await freePort()),
    MIRROR: mirror || path.join(folder, 'no-mirror'),
    UPSTREAMS: upstreams.map((upstream) => new URL(upstream).host).join(' '),
  }
  const words = ['run', '--adapter', 'caddyfile', '--config', 'cms/container/Caddyfile']
  const certificate = path.join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt')
  // It is the last thing that Caddy makes before it serves.
  const isUp = async () => (await readFile(certificate)).length > 0
  const program = await startProgram([file, ...words], isUp, { cwd: root, env })
  return {
    url,
    ca: await readFile(certificate, 'utf8'),
    output: program.output,
    stop: async () => {
      await program.stop()
      await rm(folder, { recursive: true })
    },
  }
}
