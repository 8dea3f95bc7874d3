import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EDITOR } from './editor-account.ts'
import { readErrorLines } from './error-lines.ts'
import { freePort } from './free-port.ts'

const root = path.resolve(import.meta.dirname, '..', '..')

/** A process that shuts down properly takes less than a second. */
const PATIENCE_MS = 15_000
/** If the site and the panel have to be built first, this takes minutes. */
const START_PATIENCE_MS = 20 * 60_000

export interface ProductProcess {
  url: string
  dataDir: string
  /** Of the process that serves the product. */
  pid: number
  child: ChildProcess
  /** What it has written to the terminal so far. */
  output: () => string
  stop: () => Promise<void>
}

/** Keeps what a process writes. */
const listenTo = (child: ChildProcess): (() => string) => {
  let output = ''
  const readErrors = readErrorLines()
  const hear = (chunk: Buffer) => {
    output += chunk
    readErrors(chunk)
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  return () => output
}

/** Waits for the line that says where the site is. */
const addressOf = (child: ChildProcess, output: () => string) =>
  new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, url] = /The site +(\S+)/.exec(output()) ?? []
      if (url) resolve(url)
    })
    child.on('error', reject)
    child.on('close', () => reject(new Error(`The product did not start:\n${output()}`)))
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
 * The product as its users start it, in its own process. It builds whatever needs building.
 * @param databaseUrl empty for its own embedded Postgres
 * @param begun told the process as soon as there is one
 */
export const startProductProcess = async (
  databaseUrl: string,
  settings: Record<string, string> = {},
  begun: (pid: number) => Promise<void> = async () => {},
): Promise<ProductProcess> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'product-'))
  // Root runs Postgres as another user, who needs access to the folder.
  await chmod(dataDir, 0o755)
  const child = spawn(process.execPath, ['cms/bin/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Playwright sets NODE_OPTIONS to hook into what Node loads; the product should run as usual.
      NODE_OPTIONS: '--conditions=production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      PUBLIC_URL: '',
      SMTP_URL: '',
      PAYLOAD_SECRET: 'a secret that only tests use',
      ADMIN_EMAIL: EDITOR.email,
      ADMIN_PASSWORD: EDITOR.password,
      ...settings,
    },
  })
  if (child.pid) await begun(child.pid)
  const tooLong = setTimeout(() => child.kill('SIGKILL'), START_PATIENCE_MS)
  const output = listenTo(child)
  const url = await addressOf(child, output)
  clearTimeout(tooLong)
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    child,
    output,
    stop: async () => {
      await stop(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
