import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeBackup, restoreBackup } from '../../../cms/backup/index.ts'
import { otherPostgres } from '../../support/other-postgres.ts'
import { query } from '../../support/template.ts'
import { differingTables } from '../differing-tables.ts'
import type { Drill } from '../drill.ts'
import { POSTGRES_VERSIONS } from '../postgres-versions.ts'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** An account of each role, every value that migrations added included. */
const ADD_ACCOUNTS = `
  insert into users (email, role)
  select role || '@example.org', role from unnest(enum_range(null::enum_users_role)) as role`

/** Backs up from and restores into every version of Postgres that can be had. */
export const restoreVersions: Drill = {
  name: 'restore versions',
  does: 'a backup with an account of each role, from each version of Postgres into each',
  promises: 'from 15 to 18, in every direction: all tables the same by hash',
  times: 1,
  run: async (_, stage) => {
    const source = await stage.database()
    await query(source, 'truncate places')
    await query(source, 'delete from clinics where id % 50 > 0')
    await query(source, ADD_ACCOUNTS)
    const folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
    stage.add({ stop: () => rm(folder, { recursive: true }) })
    // The servers run as another user, who has to get through to their programs.
    await chmod(folder, 0o755)
    const servers: { name: string; url: string }[] = []
    const missing: string[] = []
    for (const { name, find } of POSTGRES_VERSIONS) {
      try {
        const { url } = stage.add(await otherPostgres(await find(folder)))
        servers.push({ name, url })
      } catch (error) {
        missing.push(`${name} (${messageOf(error).split('\n')[0]})`)
      }
    }
    const faults: string[] = []
    const media = path.join(folder, 'media')
    const passOn = async (from: { name: string; url: string }) => {
      const backup = path.join(folder, from.name.replaceAll(/\W/g, '-'))
      await makeBackup({ databaseUrl: from.url, media, folder: backup, product: '0.0.0' })
      for (const to of servers) {
        const fault = await restoreBackup({
          databaseUrl: to.url,
          media,
          folder: backup,
          replace: true,
        }).then(async () => (await differingTables(source, to.url)).join(', '), messageOf)
        if (fault) faults.push(`${from.name} to ${to.name}: ${fault}`)
      }
    }
    for (const from of [{ name: 'the source', url: source }, ...servers]) await passOn(from)
    const names = servers.map(({ name }) => name).join(', ')
    return [
      [
        `each of ${names} into each: ${faults.join('; ') || 'all tables the same'}`,
        faults.length === 0 && servers.length > 0,
      ],
      [`not to be had: ${missing.join(', ') || 'none'}`],
    ]
  },
}
