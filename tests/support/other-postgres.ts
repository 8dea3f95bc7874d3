import { execFile } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { databaseUser } from '../../cms/database/system-user.ts'
import { freePort } from './free-port.ts'
import { scratchFolder } from './scratch-folder.ts'

const execute = promisify(execFile)

/**
 * Starts another Postgres than the embedded one, with data of its own.
 * @param programs the folder of its programs
 * @returns the address of its database, and a function that stops it and removes the data
 */
export const otherPostgres = async (programs: string) => {
  const user = await databaseUser()
  const { folder: parent, remove } = await scratchFolder('postgres')
  const folder = path.join(parent, 'data')
  const port = await freePort()
  await mkdir(folder)
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? 0)
  const run = (program: string, ...words: string[]) =>
    execute(path.join(programs, program), ['-D', folder, ...words], { ...user, cwd: '/' })
  await run('initdb', '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
  // With a log file, so that the server doesn't keep this process' output open.
  const settings = `-p ${port} -h 127.0.0.1 -k '' -c fsync=off`
  await run('pg_ctl', '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start')
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await run('pg_ctl', '-m', 'immediate', 'stop')
      await remove()
    },
  }
}
