import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EDITOR } from './editor-account.ts'
import { freePort } from './free-port.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** A process that closes in order takes less than a second. */
const PATIENCE_MS = 15_000
/** Where site and panel are to be built first, minutes. */
const START_PATIENCE_MS = 20 * 60_000

export interface ProductProcess {
  url: string
  dataDir: string
  /** Of the process that serves. */
  pid: number
  stop: () => Promise<void>
}

/** Waits for the line that says where the site is. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk
      const [, url] = /The site +(\S+)/.exec(output) ?? []
      if (url) resolve(url)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', reject)
    child.on('close', () => reject(new Error(`The product did not start:\n${output}`)))
  })

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  const impatient = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  child.kill('SIGINT')
  await closed
  clearTimeout(impatient)
}

/**
 * The product as its users start it, in a process of its own, building what is to be built.
 * @param databaseUrl empty for an embedded Postgres of its own
 */
export const startProductProcess = async (databaseUrl: string): Promise<ProductProcess> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'product-'))
  // Root runs Postgres as another user, who must be able to reach the folder.
  await chmod(dataDir, 0o755)
  const child = spawn(process.execPath, ['cms/bin/run.mjs', 'cms/bin/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Playwright asks Node to watch what it loads; the product is to run as it always does.
      NODE_OPTIONS: '--conditions=production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      PUBLIC_URL: '',
      PAYLOAD_SECRET: 'a secret that only tests use',
      ADMIN_EMAIL: EDITOR.email,
      ADMIN_PASSWORD: EDITOR.password,
    },
  })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), START_PATIENCE_MS)
  const url = await addressOf(child)
  clearTimeout(tooLong)
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    stop: async () => {
      await stop(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
