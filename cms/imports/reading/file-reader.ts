import type { Payload } from 'payload'
import { FileFault } from '../file/file-fault.ts'
import { type ReadingProcess, startReading } from './start-reading.ts'
import type { TaskInput, TaskName, TaskResult } from './tasks.ts'

/** Reads files in a process of its own, so that visitors notice nothing of any file. */
export interface FileReader {
  /**
   * One task after the other.
   * @throws FileFault that says what is wrong with the file, also if it takes too long or too much memory
   */
  ask: <Name extends TaskName>(name: Name, input: TaskInput<Name>) => Promise<TaskResult<Name>>
}

/** How much a file may take. */
export interface ReadingLimits {
  /** Milliseconds for each task. Postgres ends a transaction in which nothing happens after 60 seconds. */
  patienceMs: number
  /** Of the heap: fifteen times what HRSA's file takes. */
  megabytes: number
}

const LIMITS: ReadingLimits = { patienceMs: 50_000, megabytes: 256 }

/** How long a process is kept for the next file, since starting one takes a moment. */
const IDLE_MS = 10_000

const SMALLER = 'Split it, or leave out columns that you don’t need.'
const TOO_SLOW = `This file takes too long to read. Nothing was stored. ${SMALLER}`
const TOO_LARGE = `This file takes too much memory to read. Nothing was stored. ${SMALLER}`

let idle: { process: ReadingProcess; timer: NodeJS.Timeout } | undefined

const takeIdle = (): ReadingProcess | undefined => {
  const taken = idle?.process
  clearTimeout(idle?.timer)
  idle = undefined
  return taken?.isAlive() ? taken : undefined
}

const keepIdle = (process: ReadingProcess): void => {
  if (idle || !process.isAlive()) {
    process.end()
    return
  }
  const timer = setTimeout(() => takeIdle()?.end(), IDLE_MS)
  timer.unref()
  idle = { process, timer }
}

/** Does some work with a reader, which ends with it. */
export const withFileReader = async <Result>(
  work: (reader: FileReader) => Promise<Result>,
  limits = LIMITS,
): Promise<Result> => {
  const process = (limits === LIMITS && takeIdle()) || startReading(limits.megabytes)
  const ask: FileReader['ask'] = async (name, input) => {
    const answer = await process.ask(name, input, limits.patienceMs)
    if (answer === 'too slow') throw new FileFault(TOO_SLOW)
    if (answer === 'too large') throw new FileFault(TOO_LARGE)
    if (answer.fault !== undefined) throw new FileFault(answer.fault)
    if (answer.error !== undefined) throw new Error(`A file could not be read: ${answer.error}`)
    return answer.result as TaskResult<typeof name>
  }
  try {
    return await work({ ask })
  } finally {
    if (limits === LIMITS) keepIdle(process)
    else process.end()
  }
}

/** Where the process that reads files finds the towns. */
export const databaseUrl = ({ db }: Payload): string => db.pool.options.connectionString ?? ''
