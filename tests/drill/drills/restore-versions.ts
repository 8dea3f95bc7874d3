import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeBackup, restoreBackup } from '../../../cms/backup/index.ts'
import { otherPostgres } from '../../support/other-postgres.ts'
import { query } from '../../support/template.ts'
import { differingTables } from '../differing-tables.ts'
import type { Drill } from '../drill.ts'
import { POSTGRES_VERSIONS } from '../postgres-versions.ts'
import { withDatabase } from '../with-database.ts'

interface Server extends Awaited<ReturnType<typeof otherPostgres>> {
  name: string
}

/** Starts every version that can be had; of the others, says why not. */
const startServers = async (scratch: string) => {
  const servers: Server[] = []
  const missing: string[] = []
  for (const { name, find } of POSTGRES_VERSIONS) {
    try {
      servers.push({ name, ...(await otherPostgres(await find(scratch))) })
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
      missing.push(`${name} (${reason})`)
    }
  }
  return { servers, missing }
}

/** An account of each role, every value that migrations added included. */
const ADD_ACCOUNTS = `
  insert into users (email, role)
  select role || '@example.org', role from unnest(enum_range(null::enum_users_role)) as role`

/** Backs up each server's database, and restores that into every server. */
const passAround = async (source: string, servers: Server[], folder: string) => {
  const faults: string[] = []
  const media = path.join(folder, 'media')
  const backUp = async (databaseUrl: string, name: string) => {
    const backup = path.join(folder, name.replaceAll(/\W/g, '-'))
    await makeBackup({ databaseUrl, media, folder: backup, product: '0.0.0' })
    return backup
  }
  const restore = async (from: string, backup: string, to: Server) => {
    try {
      await restoreBackup({ databaseUrl: to.url, media, folder: backup, replace: true })
      const tables = await differingTables(source, to.url)
      if (tables.length > 0) faults.push(`${from} to ${to.name}: ${tables.join(', ')} differ`)
    } catch (error) {
      faults.push(`${from} to ${to.name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const first = await backUp(source, 'source')
  for (const server of servers) await restore('the source', first, server)
  for (const from of servers) {
    const backup = await backUp(from.url, from.name)
    for (const to of servers) await restore(from.name, backup, to)
  }
  return faults
}

/** Backs up from and restores into every version of Postgres that can be had. */
export const restoreVersions: Drill = {
  name: 'restore versions',
  does: 'a backup with an account of each role, from each version of Postgres into each',
  promises: 'from 15 to 18, in every direction: all tables the same by hash',
  times: 1,
  run: () =>
    withDatabase(async (source) => {
      await query(source, 'truncate places')
      await query(source, 'delete from clinics where id % 50 > 0')
      await query(source, ADD_ACCOUNTS)
      const folder = await mkdtemp(path.join(tmpdir(), 'drill-'))
      // The servers run as another user, who has to get through to their programs.
      await chmod(folder, 0o755)
      const { servers, missing } = await startServers(folder)
      try {
        const faults = await passAround(source, servers, folder)
        const names = servers.map(({ name }) => name).join(', ')
        return {
          kept: faults.length === 0 && servers.length > 0,
          figures: [
            `each of ${names} into each: ${faults.join('; ') || 'all tables the same'}`,
            `not to be had: ${missing.join(', ') || 'none'}`,
          ].join('; '),
        }
      } finally {
        for (const server of servers) await server.stop()
        await rm(folder, { recursive: true })
      }
    }),
}
