import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { query } from './template.ts'

const pidFile = (dataDir: string) => path.join(dataDir, 'postgres', 'postmaster.pid')

/** The lines of the file that Postgres keeps while it runs: its pid is first, its port fourth. */
const pidLines = async (dataDir: string) => (await readFile(pidFile(dataDir), 'utf8')).split('\n')

/** The address of the embedded database, as the product uses it. */
export const embeddedUrl = async (dataDir: string): Promise<string> => {
  const password = (await readFile(path.join(dataDir, 'postgres-password'), 'utf8')).trim()
  const port = (await pidLines(dataDir))[3]
  return `postgres://postgres:${password}@127.0.0.1:${port}/clinics`
}

/**
 * Kills Postgres and moves its folder away, so that nobody can start it again.
 * @returns a function that puts the folder back
 */
export const takePostgresAway = async (dataDir: string): Promise<() => Promise<void>> => {
  const folder = path.join(dataDir, 'postgres')
  const away = path.join(dataDir, 'postgres.away')
  const [pid] = await pidLines(dataDir)
  await rename(folder, away)
  process.kill(Number(pid), 'SIGKILL')
  return () => rename(away, folder)
}

/** Waits until Postgres answers again. */
export const whenPostgresAnswers = async (url: string): Promise<void> => {
  while (!(await query(url, 'select 1').catch(() => undefined))) await wait(50)
}
