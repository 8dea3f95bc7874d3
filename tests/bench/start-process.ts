import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Later } from './run-bench.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
/** A process that has not ended by then is killed. */
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

const launch = ({ script, words = [], env }: Order, later: Later): ChildProcess => {
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
  if (code !== 0) throw new Error(`${script} exited with ${code ?? child.signalCode}.`)
}

/** Runs a script in its own process until it ends. */
export const runProcess = (order: Order, later: Later): Promise<void> =>
  endOf(launch(order, later), order.script)

/** Where a server says that it is. */
export const Port = z
  .object({ port: z.number() })
  .transform(({ port }) => ({ url: `http://127.0.0.1:${port}` }))

/** A running process, which continues until it ends or the run does. */
export interface Started<Said> {
  /** The first message it sent. */
  said: Said
  /** Sends it a message, and gives its reply. */
  ask: () => Promise<unknown>
  /** Rejects if the process fails. */
  ended: Promise<void>
}

/** Starts a script in its own process, and waits for its first message. */
export const startProcess = async <Said>(
  order: Order,
  said: z.ZodType<Said>,
  later: Later,
): Promise<Started<Said>> => {
  const child = launch(order, later)
  const ended = endOf(child, order.script)
  // Nobody waits for the end of a server, which ends with the run.
  ended.catch(() => undefined)
  const silent = ended.then(() =>
    Promise.reject(new Error(`${order.script} exited without a message.`)),
  )
  silent.catch(() => undefined)
  const [message] = await Promise.race([once(child, 'message'), silent])
  const ask = async () => {
    const replied = once(child, 'message')
    child.send({})
    return (await replied)[0]
  }
  return { said: said.parse(message), ask, ended }
}
