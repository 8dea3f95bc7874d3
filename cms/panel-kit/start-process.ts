import { type ChildProcess, spawn } from 'node:child_process'

interface Options {
  /** Of Node.js. */
  flags?: readonly string[]
  words?: readonly string[]
  stdin?: 'pipe' | 'ignore'
}

/**
 * Starts a process that reads what people upload, and answers with messages. Of the environment it gets
 * nothing: there are secrets in it.
 */
export const startProcess = (
  script: string,
  { flags = [], words = [], stdin = 'ignore' }: Options = {},
): ChildProcess =>
  // Next, which bundles this for the panel, would look for the script that `fork` is given.
  spawn(process.execPath, [...flags, script, ...words], {
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: [stdin, 'ignore', 'ignore', 'ipc'],
  })
