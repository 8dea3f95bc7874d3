import { execFile } from 'node:child_process'
import { root } from './program.ts'

interface Ended {
  /** 1 if it did not end in time. */
  code: number
  output: string
  /** What it wrote to the error output. */
  errors: string
}

/**
 * Runs one of the product's commands to its end.
 * @param patience milliseconds after which it is killed
 */
export const runCommand = (
  script: string,
  words: string[],
  env: Record<string, string | undefined>,
  patience = 0,
): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=production', 'cms/bin/run.mjs', `cms/bin/${script}.ts`, ...words],
      { cwd: root, env: { ...process.env, ...env }, timeout: patience, killSignal: 'SIGKILL' },
      (error, output, errors) => {
        const code = error ? Number(error.code ?? 1) : 0
        resolve({ code, output, errors })
      },
    )
  })

/** Makes the tables of an empty database, with the gazetteer and the seed. */
export const fillDatabase = async (env: Record<string, string>): Promise<void> => {
  for (const script of ['migrate', 'seed']) {
    const { code, output, errors } = await runCommand(script, [], env)
    if (code !== 0) throw new Error(`npm run ${script} failed: ${output} ${errors}`)
  }
}
