import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../../cms/database/migrate.ts'
import { type Migration, readMigrationFiles } from '../../../cms/database/migration-files.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { emptyDatabase } from '../../support/backups.ts'
import { keepFewSamples } from '../../support/database.ts'
import { runCommand } from '../../support/run-command.ts'
import { query } from '../../support/template.ts'
import { keepVisiting } from '../../support/visits.ts'

/** Less than the long query holds the table; on an idle machine nobody waits a second. */
const PATIENCE_MS = 3_500

let test: TestApi
let all: Migration[]
beforeAll(async () => {
  test = await startApi()
  await keepFewSamples(test.database)
  all = await readMigrationFiles()
})
afterAll(() => test.close())

const migration = (name: string, statements: string): Migration => ({
  name: `29990101_00000${name}`,
  up: async ({ db }) => {
    await db.execute(statements)
  },
})

/** Everything about the tables that a migration could change, and which migrations have run. */
const schemaOf = (url: string) =>
  query(
    url,
    `select table_name, column_name, data_type, column_default, is_nullable
     from information_schema.columns where table_schema = 'public'
     union all select 'index', indexname, indexdef, null, null from pg_indexes
       where schemaname = 'public'
     union all select 'migration', name, null, null, null from payload_migrations
     order by 1, 2`,
  )

describe('a migration that fails in the middle', () => {
  it('leaves tables and product as they were, and says how to go on', async () => {
    const { url } = test.database
    const before = await schemaOf(url)
    const broken = migration(
      '0_broken',
      `alter table clinics add column first_half text;
       create index clinics_first_half on clinics (first_half);
       alter table clinics add column name text`,
    )
    await expect(migrate(url, { migrations: [...all, broken] })).rejects.toThrow(
      /0_broken failed: .*"name".*already exists.*as they were.*earlier release can go on.*npm run migrate again/,
    )
    expect(await schemaOf(url)).toEqual(before)
    expect((await test.get('/api/clinics/featured')).status).toBe(200)
    const corrected = migration('0_broken', 'alter table clinics add column first_half text')
    expect(await migrate(url, { migrations: [...all, corrected] })).toEqual([corrected.name])
  })
})

it('Two processes that start at once migrate once', async () => {
  const { url } = test.database
  const once = migration('1_once', 'create table only_once (id serial)')
  const runs = await Promise.all([1, 2].map(() => migrate(url, { migrations: [...all, once] })))
  expect(runs.flat()).toEqual([once.name])
})

it('Two processes that start at once on an empty database fill it once', async () => {
  const empty = await emptyDatabase()
  const runs = await Promise.all([1, 2].map(() => migrate(empty.url)))
  expect(runs.flat()).toEqual(all.map(({ name }) => name))
  await empty.drop()
})

describe('while the earlier release serves, a migration', () => {
  it('lets every request through, even if a long query holds a table', async () => {
    const { url } = test.database
    const report = new pg.Client({ connectionString: url })
    await report.connect()
    await report.query('begin; select count(*) from clinics; select count(*) from listings')
    const stop = keepVisiting(test)
    const wider = migration(
      '2_wider',
      `alter table clinics add column wider text;
       alter table listings add column wider text default '' not null;
       create index clinics_wider on clinics (wider)`,
    )
    const told: string[] = []
    const migrated = migrate(url, {
      migrations: [...all, wider],
      tell: (line) => {
        told.push(line)
        // The report goes on for as long as several attempts take.
        setTimeout(() => report.end(), 4_000)
      },
    })
    expect(await migrated).toEqual([wider.name])
    const { failures, slowestMs, answers } = await stop()
    expect(failures).toEqual([])
    expect(answers).toBeGreaterThan(20)
    expect(slowestMs).toBeLessThan(PATIENCE_MS)
    expect(told.join()).toContain('Trying again')
  })

  it('lets every request through as npm run migrate regenerates the listings', async () => {
    const { url, pool } = test.database
    await pool.query("update listings set version = 'of another release'")
    const stop = keepVisiting(test)
    const { code, errors } = await runCommand('migrate', [], {
      DATABASE_URL: url,
      PAYLOAD_SECRET: 'a secret that only tests use',
    })
    expect([code, errors]).toEqual([0, ''])
    const { failures, answers } = await stop()
    expect(failures).toEqual([])
    expect(answers).toBeGreaterThan(20)
    const left = await pool.query("select 1 from listings where version = 'of another release'")
    expect(left.rowCount).toBe(0)
  })

  it('gives up in plain words if a table stays in use', async () => {
    const { url } = test.database
    const before = await schemaOf(url)
    const report = new pg.Client({ connectionString: url })
    await report.connect()
    await report.query('begin; select count(*) from clinics')
    const wanted = migration('3_wanted', 'alter table clinics add column wanted text')
    await expect(migrate(url, { migrations: [...all, wanted], mostAttempts: 2 })).rejects.toThrow(
      /lock timeout.*long query or an open transaction.*npm run migrate again/,
    )
    await report.end()
    expect(await schemaOf(url)).toEqual(before)
  })
})
