import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import type { Cleanup } from './cleanup.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
/** A process that has not ended by then is ended without being asked. */
const PATIENCE_MS = 5_000

interface Order {
  /** From the repository's root. */
  script: string
  words?: string[]
  env: Record<string, string>
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = new AbortController()
  const late = wait(PATIENCE_MS, true, { signal: timer.signal }).catch(() => false)
  if (await Promise.race([ended.then(() => false), late])) child.kill('SIGKILL')
  timer.abort()
  await ended
}

const launch = ({ script, words = [], env }: Order, { later }: Cleanup): ChildProcess => {
  const child = fork('cms/bin/run.mjs', [script, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  later(() => stop(child))
  return child
}

const endOf = async (child: ChildProcess, script: string): Promise<void> => {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${script} ended with ${code ?? child.signalCode}.`)
}

/** Runs a script in a process of its own to its end. */
export const runProcess = (order: Order, cleanup: Cleanup): Promise<void> =>
  endOf(launch(order, cleanup), order.script)

/** A process at work, which goes on until its end or the cleanup. */
export interface Started<Said> {
  /** The first message it sent. */
  said: Said
  /** Fails where the process does. */
  ended: Promise<void>
}

/** Starts a script in a process of its own, and waits for what it has to say. */
export const startProcess = async <Said>(
  order: Order,
  said: z.ZodType<Said>,
  cleanup: Cleanup,
): Promise<Started<Said>> => {
  const child = launch(order, cleanup)
  const ended = endOf(child, order.script)
  // A server is stopped in the end, which nobody waits for.
  ended.catch(() => undefined)
  const silent = ended.then(() => Promise.reject(new Error(`${order.script} said nothing.`)))
  silent.catch(() => undefined)
  const [message] = await Promise.race([once(child, 'message'), silent])
  return { said: said.parse(message), ended }
}
