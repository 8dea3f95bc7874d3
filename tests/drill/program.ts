import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const BETWEEN_LOOKS_MS = 100

/** A program of another maker that runs for a drill. */
export interface Program {
  child: ChildProcess
  /** What it has written so far. */
  output: () => string
  /** Ends it, and waits for its end. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a program, and waits until it is of use.
 * @param isUp whether it is
 * @throws Error with what it wrote if it ends, or takes longer than `patience` milliseconds
 */
export const startProgram = async (
  [file = '', ...words]: string[],
  isUp: () => Promise<boolean>,
  options: SpawnOptions = {},
  patience = 60_000,
): Promise<Program> => {
  const child = spawn(file, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const program: Program = {
    child,
    output: () => output,
    stop: async (signal = 'SIGTERM') => {
      if (hasEnded()) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
  const deadline = Date.now() + patience
  while (!(await isUp().catch(() => false))) {
    if (Date.now() > deadline || hasEnded()) {
      await program.stop('SIGKILL')
      throw new Error(`${file} did not start:\n${output}`)
    }
    await wait(BETWEEN_LOOKS_MS)
  }
  return program
}
