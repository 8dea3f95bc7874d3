import { execFileSync } from 'node:child_process'
import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { embeddedCluster } from '../../cms/database/embedded.ts'
import { databaseUser } from '../../cms/database/system-user.ts'
import { scratchFolder } from './scratch-folder.ts'

const DATABASE = 'clinics'

/** Copies a running server's folder as Postgres wants it, for a server that follows it. */
const copyServer = async (url: string, from: string, to: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query("select pg_backup_start('standby', true)")
  execFileSync('cp', ['-a', from, to])
  const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
  await client.end()
  // These say that the server runs, which the copy doesn't.
  for (const name of ['postmaster.pid', 'postmaster.opts']) await rm(path.join(to, name))
  const { username, password, hostname, port } = new URL(url)
  const follow = `host=${hostname} port=${port} user=${username} password=${password}`
  const { uid, gid } = await databaseUser()
  for (const [name, text] of [
    ['backup_label', rows[0].labelfile],
    ['standby.signal', ''],
    ['postgresql.auto.conf', `primary_conninfo = '${follow}'\n`],
  ]) {
    await writeFile(path.join(to, name), text)
    if (uid !== undefined && gid !== undefined) await chown(path.join(to, name), uid, gid)
  }
}

/** A Postgres with a database of its own, and another one that follows it. */
export const startWithStandby = async () => {
  const { folder, remove } = await scratchFolder('standby')
  const [first, second] = [path.join(folder, 'primary'), path.join(folder, 'standby')]
  await mkdir(first)
  await mkdir(second)
  const primary = await embeddedCluster(first)
  const url = await primary.databaseUrl(DATABASE)
  await copyServer(url, path.join(first, 'postgres'), path.join(second, 'postgres'))
  await writeFile(path.join(second, 'postgres-password'), new URL(url).password)
  const standby = await embeddedCluster(second)
  return {
    url,
    standbyUrl: await standby.databaseUrl(DATABASE),
    stopPrimary: primary.stop,
    stop: async () => {
      await standby.stop()
      await primary.stop()
      await remove()
    },
  }
}
