import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../support/free-port.ts'
import { debianProgram } from '../support/installed-program.ts'
import { startProgram } from '../support/program.ts'
import { scratchFolder } from '../support/scratch-folder.ts'

// Caddy and Varnish with the product's own configurations, before processes of this machine.

const container = path.resolve(import.meta.dirname, '../../cms/container')
const KEY = 'only-for-this-drill'

/**
 * @param url under which it serves: of https, with a free port of localhost
 * @param mirror the folder of a mirror; without one, nothing is answered while no process is there
 * @returns with the certificate of its own authority
 */
export const startCaddy = async (url: string, upstreams: string[], mirror = '') => {
  const file = await debianProgram('caddy')
  const { folder, remove } = await scratchFolder('caddy')
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
  const words = ['run', '--adapter', 'caddyfile', '--config', path.join(container, 'Caddyfile')]
  const certificate = path.join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt')
  // It is the last thing that Caddy makes before it serves.
  const isUp = async () => (await readFile(certificate)).length > 0
  const program = await startProgram([file, ...words], isUp, { env })
  return {
    url,
    ca: await readFile(certificate, 'utf8'),
    stop: async () => {
      await program.stop()
      await remove()
    },
  }
}

/** The settings of a process behind Varnish at an address. */
export const behindVarnish = (url: string) => ({
  PUBLIC_URL: url,
  PURGE_URL: url,
  PURGE_HEADERS: `X-Purge-Key: ${KEY}`,
})

/** The configuration, with the addresses of these processes in place of the containers' names. */
const configuration = async (upstreams: string[]): Promise<string> => {
  const text = await readFile(path.join(container, 'varnish.vcl'), 'utf8')
  return upstreams.reduce((known, upstream, index) => {
    const { hostname, port } = new URL(upstream)
    const named = `.host = "product-${index + 1}"; .port = "3000";`
    if (!known.includes(named)) throw new Error(`varnish.vcl has no ${named}`)
    return known.replaceAll(named, `.host = "${hostname}"; .port = "${port}";`)
  }, text)
}

/** @param url under which it serves, on loopback */
export const startVarnish = async (url: string, upstreams: string[]) => {
  const file = await debianProgram('varnishd', 'varnish', 'varnish-modules')
  const { folder, remove } = await scratchFolder('varnish')
  const settings = path.join(folder, 'varnish.vcl')
  const work = path.join(folder, 'work')
  await writeFile(settings, await configuration(upstreams))
  const words = ['-F', '-n', work, '-f', settings, '-a', new URL(url).host]
  words.push('-s', 'malloc,64m', '-p', 'backend_idle_timeout=10')
  const isUp = () => fetch(url).then(() => true)
  const env = { ...process.env, PURGE_KEY: KEY }
  const program = await startProgram([file, ...words], isUp, { env })
  const count = async (name: string): Promise<number> => {
    const asked = ['-n', work, '-1', '-f', `MAIN.${name}`]
    const { stdout } = await promisify(execFile)('varnishstat', asked)
    return Number(/^\S+\s+(\d+)/.exec(stdout)?.[1])
  }
  return {
    /** Of all requests that might have been kept, how many it answered by itself. */
    counts: async () => ({ hit: await count('cache_hit'), miss: await count('cache_miss') }),
    stop: async () => {
      await program.stop()
      await remove()
    },
  }
}
