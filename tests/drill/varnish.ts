import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { debianProgram } from './debian-program.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
/** Varnish compiles its configuration first. */
const PATIENCE_MS = 30_000
const BETWEEN_LOOKS_MS = 100

/** Varnish with the product's own configuration, before processes of this machine. */
export interface Varnish {
  /** Of all requests that might have been kept, how many it answered by itself. */
  counts: () => Promise<{ hit: number; miss: number }>
  output: () => string
  stop: () => Promise<void>
}

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
  const program = await debianProgram('varnishd', ['varnish', 'varnish-modules'])
  const folder = await mkdtemp(path.join(tmpdir(), 'varnish-'))
  // As root it runs as a user of its own, who needs access.
  await chmod(folder, 0o755)
  const file = path.join(folder, 'varnish.vcl')
  await writeFile(file, await configuration(upstreams))
  const words = ['-F', '-n', path.join(folder, 'work'), '-f', file, '-a', new URL(url).host]
  words.push('-s', 'malloc,64m', '-p', 'backend_idle_timeout=10')
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const deadline = Date.now() + PATIENCE_MS
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error(`Varnish did not start:\n${output}`)
    await wait(BETWEEN_LOOKS_MS)
  }
  const count = async (name: string): Promise<number> => {
    const asked = ['-n', path.join(folder, 'work'), '-1', '-f', `MAIN.${name}`]
    const { stdout } = await promisify(execFile)('varnishstat', asked)
    return Number(/^\S+\s+(\d+)/.exec(stdout)?.[1])
  }
  return {
    counts: async () => ({ hit: await count('cache_hit'), miss: await count('cache_miss') }),
    output: () => output,
    stop: async () => {
      if (child.exitCode === null) {
        const gone = once(child, 'exit')
        child.kill('SIGTERM')
        await gone
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
