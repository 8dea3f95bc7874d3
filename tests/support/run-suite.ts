import type { ChildProcess } from 'node:child_process'
import { spawnProgram } from './program.ts'
import type { Result } from './results.ts'

/** Ends what hangs, so that its name is seen: the slowest test says something after a minute. */
const LONGEST_SILENCE_MS = 10 * 60_000
/** Programs don't color what they write into a pipe by themselves. */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
const hasGroups = process.platform !== 'win32'
const running = new Set<ChildProcess>()

/** Sends a signal to a program and to all that it has started. */
const signalAll = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (hasGroups && child.pid) process.kill(-child.pid, signal)
  else child.kill(signal)
}

// Programs in groups of their own don't hear Ctrl-C by themselves.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of running) signalAll(child, signal)
    process.kill(process.pid, signal)
  })

const run = async (
  command: string[],
  env: Record<string, string>,
  isShown: boolean,
  longestSilenceMs = LONGEST_SILENCE_MS,
) => {
  const started = performance.now()
  const hear = (chunk: Buffer) => {
    patience.refresh()
    if (isShown) process.stdout.write(chunk)
  }
  const { child, output } = spawnProgram(
    command,
    {
      env: { ...process.env, ...COLOR, NODE_ENV: 'test', ...env },
      shell: !hasGroups,
      detached: hasGroups,
    },
    hear,
  )
  const patience = setTimeout(() => {
    console.log(`✗ ${command.join(' ')} hangs, and was ended`)
    signalAll(child, 'SIGKILL')
  }, longestSilenceMs)
  running.add(child)
  // Not at 'exit': what comes after that would start the timer again.
  const code = await new Promise((resolve) => child.on('close', resolve))
  running.delete(child)
  clearTimeout(patience)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return { isWell: code === 0, output, seconds }
}

/** A check that passes or fails as a whole; several may run at the same time. */
export const runCheck = async (
  name: string,
  command: string[],
  env: Record<string, string> = {},
  longestSilenceMs?: number,
): Promise<Result> => {
  const { isWell, output, seconds } = await run(command, env, false, longestSilenceMs)
  console.log(`${isWell ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (!isWell) console.log(output())
  return isWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] }
}

/** A runner that counts its tests in a file. */
export interface Suite {
  name: string
  command: string[]
  env?: Record<string, string>
  read: () => Promise<Result>
}

/** Runs tests. A runner that exits with an error but reports no failure counts as one failure. */
export const runTests = async ({ name, command, env = {}, read }: Suite): Promise<Result> => {
  console.log(`\n── Tests: ${name}`)
  const { isWell, seconds } = await run(command, env, true)
  const result = await read().catch((): Result => ({ passed: 0, failed: 0 }))
  console.log(`── Tests: ${name}, ended after ${seconds} s`)
  return isWell || result.failed > 0
    ? result
    : { ...result, failed: result.failed + 1, failures: [name] }
}

export const sumOf = (results: readonly Result[], key: 'passed' | 'failed' | 'skipped'): number =>
  results.reduce((total, result) => total + (result[key] ?? 0), 0)
