import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const ANEW = 'move it to another place, start again, and restore a backup'

/** The password's file of the embedded Postgres. */
export const passwordFile = (dataDir: string): string => path.resolve(dataDir, 'postgres-password')

/**
 * Refuses data that can't be opened, before anything is made beside it.
 * @throws Error, in one line, that says what is missing and what to do
 */
export const refuseBrokenData = async (dataDir: string): Promise<void> => {
  const folder = path.resolve(dataDir, 'postgres')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new Error(`${folder} is a file and no database: ${ANEW}.`)
    throw error
  })
  if (names.length === 0) return
  if (!names.includes('PG_VERSION'))
    throw new Error(
      `${folder} has files but no PG_VERSION, so it is no whole database. Put that file back, or ${ANEW}.`,
    )
  const password = passwordFile(dataDir)
  if (!existsSync(password))
    throw new Error(
      `${password} is missing, and the database in ${folder} opens with nothing else. Put the file back, or ${ANEW}.`,
    )
}

/** The password in the file isn't that of the database. */
export const wrongPassword = (folder: string): Error =>
  new Error(
    `The password in ${folder}-password is not that of the database in ${folder}. Put the right file back, or ${ANEW}.`,
  )

/** What passes by itself within seconds, after a server was killed or another one took its port. */
const PASSING =
  /shared memory|lock file|Address already in use|could not bind|database system is|terminating connection/
const FATAL = /(?:FATAL|PANIC): +(.+)/g
const DETAIL = /DETAIL: +(.+)/

/**
 * Why a server did not start, as it says in its log.
 * @param from how many bytes the log had before
 * @returns undefined if another try may succeed
 */
export const lastingReason = async (log: string, from: number): Promise<string | undefined> => {
  const written = await readFile(log).catch(() => Buffer.alloc(0))
  const lines = written.subarray(from).toString()
  const [, fatal] = [...lines.matchAll(FATAL)].at(-1) ?? []
  if (!fatal || PASSING.test(lines)) return undefined
  const [, detail] = DETAIL.exec(lines) ?? []
  return detail ? `${fatal} (${detail})` : fatal
}
