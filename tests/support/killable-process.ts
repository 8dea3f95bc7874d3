import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..')

/** Runs a script of tests/support/processes on a database, in its own process. */
export const startKillable = (name: string, databaseUrl: string) => {
  const script = `tests/support/processes/${name}.ts`
  const child = spawn(process.execPath, ['--conditions=production', 'cms/bin/run.mjs', script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: 'a secret that only tests use',
    },
  })
  return {
    /** Ends it immediately, without a chance to clean up. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
    },
  }
}
