import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '..', '..')
/** A process that shuts down properly takes less than a second. */
const PATIENCE_MS = 30_000
const BETWEEN_LOOKS_MS = 50

/** A program that runs beside the tests. */
export interface Program {
  child: ChildProcess
  /** What it has written to the terminal so far. */
  output: () => string
  /** Ends it, and waits for its end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** Ends a process, and waits for its end; after half a minute it is killed. */
export const stopProcess = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  if (hasEnded(child)) return
  const closed = once(child, 'close')
  // What it has started may keep its output open.
  const gone = once(child, 'exit').then(() => wait(1_000, undefined, { ref: false }))
  const impatient = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  child.kill(signal)
  await Promise.race([closed, gone])
  clearTimeout(impatient)
}

/** Runs a program in the repository's folder, unless the options name another. */
export const spawnProgram = (
  [file = '', ...words]: string[],
  options: SpawnOptions = {},
  hear: (chunk: Buffer) => void = () => {},
): Program => {
  const child = spawn(file, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
      hear(chunk)
    })
  child.on('error', (error) => {
    output += error
  })
  return { child, output: () => output, stop: (signal) => stopProcess(child, signal) }
}

/**
 * Waits until a program is of use.
 * @throws Error with what it wrote if it ends, or takes longer than `patience` milliseconds
 */
export const untilUp = async (
  program: Program,
  isUp: () => boolean | Promise<boolean>,
  patience = 60_000,
): Promise<Program> => {
  const { child, output, stop } = program
  const isWell = async () => isUp()
  for (const deadline = Date.now() + patience; ; await wait(BETWEEN_LOOKS_MS)) {
    if (await isWell().catch(() => false)) return program
    if (Date.now() < deadline && !hasEnded(child)) continue
    await stop('SIGKILL')
    throw new Error(`${child.spawnargs.join(' ')} did not start:\n${output()}`)
  }
}

/** Starts a program, and waits until it is of use. */
export const startProgram = (
  command: string[],
  isUp: () => Promise<boolean>,
  options?: SpawnOptions,
  patience?: number,
): Promise<Program> => untilUp(spawnProgram(command, options), isUp, patience)
