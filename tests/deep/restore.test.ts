import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Manifest, makeBackup, restoreBackup, undoRestore } from '../../cms/backup/index.ts'
import { LOCKS } from '../../cms/database/locks.ts'
import { migrate } from '../../cms/database/migrate.ts'
import { readMigrationFiles } from '../../cms/database/migration-files.ts'
import { contentsOf, folderWithPictures } from '../support/backups.ts'
import { keepFewSamples } from '../support/database.ts'
import { query } from '../support/template.ts'
import { testCluster } from '../support/test-cluster.ts'
import { testDatabase, testEmptyDatabase } from '../support/test-product.ts'

const database = await testDatabase()
await keepFewSamples(database)
await database.pool.query('truncate places')
await database.pool.query(
  `insert into users (email, role)
   select role || '@example.org', role from unnest(enum_range(null::enum_users_role)) as role`,
)
const target = await testEmptyDatabase()
const here = await folderWithPictures()
let count = 0
beforeEach(() => {
  count++
})

const backUp = async (databaseUrl = database.url): Promise<string> => {
  const folder = path.join(here.folder, `backup-${count}`)
  await makeBackup({ databaseUrl, media: here.media, folder, product: '9.9.9' })
  return folder
}

const restore = (folder: string, replace = false, databaseUrl = target.url) =>
  restoreBackup({ databaseUrl, media: path.join(here.folder, `back-${count}`), folder, replace })

const tablesIn = async (url: string): Promise<number> => {
  const [row] = await query(
    url,
    "select count(*)::int from information_schema.tables where table_schema = 'public'",
  )
  return row.count
}

/** Changes a manifest, and its hash with it. */
const changeManifest = async (folder: string, change: (manifest: Manifest) => void) => {
  const file = path.join(folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  change(manifest)
  const text = JSON.stringify(manifest)
  await writeFile(file, text)
  await writeFile(`${file}.sha256`, `${createHash('sha256').update(text).digest('hex')}  x\n`)
}

describe('a backup is not restored, and nothing is changed,', () => {
  it('if one of its files is damaged or missing', async () => {
    const folder = await backUp()
    const file = path.join(folder, 'database', 'clinics.gz')
    const bytes = await readFile(file)
    await writeFile(file, bytes.with(500, bytes.readUInt8(500) ^ 1))
    await expect(restore(folder)).rejects.toThrow(/clinics\.gz is damaged\. Use another backup/)
    await rename(file, `${file}.away`)
    await expect(restore(folder)).rejects.toThrow(/clinics\.gz is missing/)
    await rm(`${file}.away`)
    await writeFile(file, bytes)
    await rm(path.join(folder, 'media', 'clinic.webp'))
    await expect(restore(folder)).rejects.toThrow(/clinic\.webp is (missing|damaged)/)
    expect(await tablesIn(target.url)).toBe(0)
  })

  it('if there is something already, the product runs, a newer release made it, or its manifest is faulty', async () => {
    const folder = await backUp()
    await expect(restore(folder, false, database.url)).rejects.toThrow(
      /\d+ tables in the database.*--replace/,
    )
    const product = new pg.Client({ connectionString: target.url })
    await product.connect()
    await product.query('select pg_advisory_lock($1)', [LOCKS.working])
    await expect(restore(folder)).rejects.toThrow(/The product is running/)
    await product.end()
    await changeManifest(folder, ({ migrations }) => migrations.push('29990101_000000_later'))
    await expect(restore(folder)).rejects.toThrow(
      /newer release \(9\.9\.9\).*29990101_000000_later/,
    )
    const file = path.join(folder, 'manifest.json')
    await writeFile(file, (await readFile(file, 'utf8')).replace('9.9.9', '1.0.0'))
    await expect(restore(folder)).rejects.toThrow(/manifest\.json is damaged/)
    await rm(file)
    await expect(restore(folder)).rejects.toThrow(/not a finished backup/)
  })

  it('if its rows contradict each other, even when what is there may be replaced', async () => {
    const copy = await testDatabase()
    const before = await contentsOf(copy.url, 'clinics')
    const folder = await backUp()
    const states = path.join(folder, 'database', 'states.gz')
    await writeFile(states, gzipSync(''))
    const sha256 = createHash('sha256').update('').digest('hex')
    await changeManifest(folder, ({ tables }) => {
      const table = tables.find(({ name }) => name === 'states')
      if (table) Object.assign(table, { sha256, rows: 0 })
    })
    await expect(restore(folder, true, copy.url)).rejects.toThrow(
      /violates foreign key.*Nothing was changed/,
    )
    expect(await contentsOf(copy.url, 'clinics')).toEqual(before)
  })
})

it('A backup replaces what is there if that is said', async () => {
  const folder = await backUp()
  const copy = await testDatabase()
  await copy.pool.query("update clinics set name = 'Changed since'")
  await copy.pool.query('create table left_over as select 1')
  await restore(folder, true, copy.url)
  expect(await contentsOf(copy.url, 'clinics')).toEqual(await contentsOf(database.url, 'clinics'))
  expect(await tablesIn(copy.url)).toBe(await tablesIn(database.url))
})

it('A backup of an earlier release gets the later migrations at the next start', async () => {
  const earlier = await testEmptyDatabase()
  const migrations = await readMigrationFiles()
  await migrate(earlier.url, { migrations: migrations.slice(0, -1) })
  await restore(await backUp(earlier.url), true)
  expect(await migrate(target.url)).toEqual([migrations.at(-1)?.name])
  await query(target.url, 'drop schema public cascade')
  await query(target.url, 'create schema public')
})

it('A user who owns the database and is no superuser can restore, replace and back up', async () => {
  const name = `test_owner_${process.pid}`
  const own = await testEmptyDatabase()
  const admin = await (await testCluster()).databaseUrl('postgres')
  await query(admin, `create role ${name} login password 'ordinary'`)
  const owned = new URL(own.url)
  await query(admin, `alter database "${owned.pathname.slice(1)}" owner to ${name}`)
  await query(own.url, 'create extension pg_trgm')
  Object.assign(owned, { username: name, password: 'ordinary' })
  const url = owned.href
  await restore(await backUp(), false, url)
  count++
  await restore(await backUp(url), true, url)
  expect(await contentsOf(url, 'clinics')).toEqual(await contentsOf(database.url, 'clinics'))
  await own.drop()
  await query(admin, `drop role ${name}`)
})

it('An empty database is not backed up, and no folder is left behind', async () => {
  await expect(backUp(target.url)).rejects.toThrow(/nothing to back up.*No backup was made/)
  expect(existsSync(path.join(here.folder, `backup-${count}.unfinished`))).toBe(false)
})

it('Rows are never in the transaction that adds an enum’s value: Postgres 15 refuses those', async () => {
  const fresh = await testEmptyDatabase()
  await restore(await backUp(), false, fresh.url)
  const unsafe = await query(
    fresh.url,
    'select enumtypid::regtype, enumlabel from pg_enum where xmin in (select xmin from users)',
  )
  expect(unsafe).toEqual([])
})

describe('a restore that is broken off', () => {
  /** Ends the restore's connection while it fills the tables. */
  const breakOff = async (folder: string, url: string) => {
    let isEnding = false
    const progress = () => {
      if (isEnding) return
      isEnding = true
      void query(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    }
    const media = path.join(here.folder, `back-${count}`)
    await expect(
      restoreBackup({ databaseUrl: url, media, folder, replace: true, progress }),
    ).rejects.toThrow(/was broken off\. Run npm run restore again/)
  }

  it('is not taken for the product’s tables: no start, no backup, and it can be run again', async () => {
    const fresh = await testEmptyDatabase()
    const folder = await backUp()
    await breakOff(folder, fresh.url)
    await expect(migrate(fresh.url)).rejects.toThrow(/restore .* was broken off/)
    count++
    await expect(backUp(fresh.url)).rejects.toThrow(/nothing to back up/)
    await restore(folder, false, fresh.url)
    for (const table of ['clinics', 'users'])
      expect(await contentsOf(fresh.url, table)).toEqual(await contentsOf(database.url, table))
    expect(await migrate(fresh.url)).toEqual([])
  })

  it('loses nothing of what was there', async () => {
    const copy = await testDatabase()
    await copy.pool.query(`create view left_over as select 1 as one;
      create domain short as varchar(9); create materialized view kept_over as select 'a'::short`)
    const before = await contentsOf(copy.url, 'clinics')
    await breakOff(await backUp(), copy.url)
    expect(await undoRestore(copy.url, path.join(here.folder, `back-${count}`))).toBe(true)
    expect(await contentsOf(copy.url, 'clinics')).toEqual(before)
    expect(await query(copy.url, 'select * from left_over, kept_over')).toHaveLength(1)
    expect(await migrate(copy.url)).toEqual([])
    expect(await undoRestore(copy.url, here.media)).toBe(false)
  })
})
