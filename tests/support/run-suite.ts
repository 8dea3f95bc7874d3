import { spawn } from 'node:child_process'
import type { Result } from './results.ts'

interface Ended {
  isWell: boolean
  /** What it wrote, if that was kept. */
  output: string
  seconds: string
}

const run = (
  [program = '', ...words]: string[],
  env: Record<string, string>,
  stdio: 'inherit' | 'pipe',
): Promise<Ended> =>
  new Promise((resolve) => {
    const started = performance.now()
    let output = ''
    const end = (isWell: boolean) =>
      resolve({ isWell, output, seconds: ((performance.now() - started) / 1000).toFixed(1) })
    const child = spawn(program, words, {
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, NODE_ENV: 'test', ...env },
      shell: process.platform === 'win32',
    })
    const keep = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', () => end(false))
    child.on('close', (code) => end(code === 0))
  })

/** A check that passes or fails as a whole; several may run at the same time. */
export const runCheck = async (name: string, command: string[]): Promise<Result> => {
  const { isWell, output, seconds } = await run(command, {}, 'pipe')
  console.log(`${isWell ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (!isWell) console.log(output)
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
  const { isWell, seconds } = await run(command, env, 'inherit')
  const result = await read().catch((): Result => ({ passed: 0, failed: 0 }))
  console.log(`── Tests: ${name}, ended after ${seconds} s`)
  return isWell || result.failed > 0
    ? result
    : { ...result, failed: result.failed + 1, failures: [name] }
}

export const sumOf = (results: readonly Result[], key: 'passed' | 'failed' | 'skipped'): number =>
  results.reduce((total, result) => total + (result[key] ?? 0), 0)
