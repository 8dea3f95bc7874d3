import { fork } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { root, stopProcess } from '../support/program.ts'
import type { Later } from './run-bench.ts'

export const Address = z.object({ url: z.string() })

/**
 * Runs a script of tests/bench/processes in its own process, until it ends or the run does, and waits for
 * its first message.
 */
export const startProcess = async <Said>(
  [script = '', ...words]: string[],
  env: Record<string, string>,
  said: z.ZodType<Said>,
  later: Later,
) => {
  const child = fork('cms/bin/run.mjs', [`tests/bench/processes/${script}.ts`, ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  later(() => stopProcess(child))
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`${script} exited with ${code ?? child.signalCode}.`)
  })
  // Nobody waits for the end of a server, which ends with the run.
  ended.catch(() => undefined)
  const nothing = ended.then(() => [`${script} exited without a message`])
  const [message] = await Promise.race([once(child, 'message'), nothing])
  return {
    said: said.parse(message),
    ask: async (): Promise<unknown> => {
      const replied = once(child, 'message')
      child.send({})
      return (await replied)[0]
    },
    /** Rejects if the process fails. */
    ended,
  }
}
