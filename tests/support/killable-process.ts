import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..')

/** A script of tests/support/processes, at work on a database in a process of its own. */
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
    /** Ends it at once, without a chance to tidy up. */
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = once(child, 'close')
      child.kill('SIGKILL')
      await closed
    },
  }
}
