import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user that a child process runs as; empty means the current one. */
export interface SystemUser {
  uid?: number
  gid?: number
}

const NAME = 'postgres'

const look = async (): Promise<SystemUser> => {
  const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])])
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

/** Postgres refuses to run as root, so root runs it as the user 'postgres', created if missing. */
export const databaseUser = async (): Promise<SystemUser> => {
  if (process.getuid?.() !== 0) return {}
  return look().catch(async () => {
    await run('useradd', ['--system', '--no-create-home', '--shell', '/bin/false', NAME])
    return look()
  })
}
