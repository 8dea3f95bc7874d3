import { spawnProgram } from './program.ts'

/** Runs a script of tests/support/processes on a database, in its own process. */
export const startKillable = (name: string, databaseUrl: string) => {
  const script = `tests/support/processes/${name}.ts`
  const { stop } = spawnProgram(
    [process.execPath, '--conditions=production', 'cms/bin/run.mjs', script],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        PAYLOAD_SECRET: 'a secret that only tests use',
      },
    },
  )
  return {
    /** Ends it immediately, without a chance to clean up. */
    kill: () => stop('SIGKILL'),
  }
}
