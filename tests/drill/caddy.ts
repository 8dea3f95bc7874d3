import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { debianProgram } from './debian-program.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const PATIENCE_MS = 20_000
const BETWEEN_LOOKS_MS = 100

/** Caddy with the product's own configuration, before processes of this machine. */
export interface Caddy {
  url: string
  /** The certificate of its own authority. */
  ca: string
  output: () => string
  stop: () => Promise<void>
}

const certificate = async (folder: string, child: ChildProcess, output: () => string) => {
  const file = path.join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt')
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text) return text
    await wait(BETWEEN_LOOKS_MS)
  }
  throw new Error(`Caddy did not start:\n${output()}`)
}

/**
 * @param url under which it serves: of https, with a free port of localhost
 * @param mirror the folder of a mirror; without one, nothing is answered while no process is there
 */
export const startCaddy = async (url: string, upstreams: string[], mirror = ''): Promise<Caddy> => {
  const program = await debianProgram('caddy')
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'))
  const words = ['run', '--adapter', 'caddyfile', '--config', 'cms/container/Caddyfile']
  const child = spawn(program, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      PUBLIC_URL: url,
      HTTPS_PORT: new URL(url).port,
      HTTP_PORT: String(await freePort()),
      HEALTH_PORT: String(await freePort()),
      MIRROR: mirror || path.join(folder, 'no-mirror'),
      UPSTREAMS: upstreams.map((upstream) => new URL(upstream).host).join(' '),
    },
  })
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ca = await certificate(folder, child, () => output)
  return {
    url,
    ca,
    output: () => output,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true })
    },
  }
}
