import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { debianProgram } from './debian-program.ts'
import { startProgram } from './program.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const KEY = 'only-for-this-drill'

/** Varnish with the product's own configuration, before processes of this machine. */
export interface Varnish {
  /** Of all requests that might have been kept, how many it answered by itself. */
  counts: () => Promise<{ hit: number; miss: number }>
  output: () => string
  stop: () => Promise<void>
}

/** The settings of a process behind Varnish at an address. */
export const behindVarnish = (url: string) => ({
  PUBLIC_URL: url,
  PURGE_URL: url,
  PURGE_HEADERS: `X-Purge-Key: ${KEY}`,
})

/** The configuration, with the addresses of these processes in place of the containers' names. */
const configuration = async (upstreams: string[]): Promise<string> => {
  const text = await readFile(path.join(root, 'cms/container/varnish.vcl'), 'utf8')
  return upstreams.reduce((known, upstream, index) => {
    const { hostname, port } = new URL(upstream)
    const named = `.host = "product-${index + 1}"; .port = "3000";`
    if (!known.includes(named)) throw new Error(`varnish.vcl has no ${named}`)
    return known.replaceAll(named, `.host = "${hostname}"; .port = "${port}";`)
  }, text)
}

/** @param url under which it serves, on loopback */
export const startVarnish = async (url: string, upstreams: string[]): Promise<Varnish> => {
  const file = await debianProgram('varnishd', ['varnish', 'varnish-modules'])
  const folder = await mkdtemp(path.join(tmpdir(), 'varnish-'))
  // As root it runs as a user of its own, who needs access.
  await chmod(folder, 0o755)
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
    counts: async () => ({ hit: await count('cache_hit'), miss: await count('cache_miss') }),
    output: program.output,
    stop: async () => {
      await program.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
