import { fork } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { messageWithFault } from '../database/system-fault.ts'
import type { Serving } from './serve.ts'

/** Milliseconds until a process that died is replaced. */
const REPLACE_AFTER_MS = 1_000

/** Settings that a process gets beside those of this one. */
type Settings = Record<string, string>

/** Where a process can be reached. */
type Addresses = Pick<Serving, 'url' | 'metricsUrl'>

/** Another file of this folder, or what it was built into. */
const beside = (name: string): string => {
  const { dir, ext } = path.parse(import.meta.filename)
  return path.join(dir, name + ext)
}

/**
 * What a process answers.
 * @throws Error with its reason if it could not do its work
 */
const answerOf = async <Answer>(child: NodeJS.EventEmitter): Promise<Answer> => {
  const ended = once(child, 'exit').then(() => [{ fault: 'A process ended before it was ready.' }])
  const [answer] = await Promise.race([once(child, 'message'), ended])
  if (answer.fault) throw new Error(answer.fault)
  return answer
}

/** Answers the process that started this one, once the work is done. */
export const answerParent = async (work: () => Promise<object>): Promise<void> => {
  const send = (answer: object) =>
    new Promise<void>((resolve) => {
      process.send?.(answer, () => resolve())
    })
  try {
    await send(await work())
  } catch (error) {
    if (process.env.DEBUG) console.error(error)
    await send({ fault: messageWithFault(error) })
    process.exit(1)
  }
}

/** Runs a file of this folder in a process of its own, to its end. */
export const runProcess = async <Answer>(name: string, settings: Settings): Promise<Answer> => {
  const child = fork(beside(name), { env: { ...process.env, ...settings } })
  const exit = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const answer = await answerOf<Answer>(child)
  await exit
  process.off('exit', kill)
  return answer
}

/** @param serves if it does, the requests that have begun are answered first */
const stopWorker = async (worker: Worker, serves: boolean): Promise<void> => {
  const exit = once(worker, 'exit')
  if (serves) worker.send('stop')
  else worker.process.kill('SIGKILL')
  await exit
}

/**
 * Serves from several processes on one port. One that dies is replaced.
 * @param settings of each
 */
export const startWorkers = async (settings: readonly Settings[]): Promise<Serving> => {
  cluster.setupPrimary({ exec: beside('serve-process') })
  /** Those that run, and whether they serve yet. */
  const workers = new Map<Worker, boolean>()
  let stopping = false

  const startOne = async (settings: Settings): Promise<Addresses> => {
    const worker = cluster.fork(settings)
    workers.set(worker, false)
    worker.once('exit', () => workers.delete(worker))
    const answer = await answerOf<Addresses>(worker)
    workers.set(worker, true)
    worker.once('exit', () => void replace(settings, worker.process.pid))
    return answer
  }
  const replace = async (settings: Settings, pid?: number): Promise<void> => {
    if (stopping) return
    if (pid) console.error(`Process ${pid} ended. Another one takes its place.`)
    await wait(REPLACE_AFTER_MS)
    if (stopping) return
    await startOne(settings).catch((error: Error) => {
      if (!stopping) console.error(error.message)
      return replace(settings)
    })
  }

  const all = await Promise.all(settings.map(startOne))
  return {
    url: all[0]?.url ?? '',
    metricsUrl: all.flatMap(({ metricsUrl }) => metricsUrl ?? []).join(' '),
    close: async () => {
      stopping = true
      await Promise.all([...workers].map((known) => stopWorker(...known)))
    },
  }
}
