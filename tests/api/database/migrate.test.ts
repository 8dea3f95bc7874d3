import pg from 'pg'
import { expect, it } from 'vitest'
import { migrate } from '../../../cms/database/migrate.ts'
import { type Migration, readMigrationFiles } from '../../../cms/database/migration-files.ts'
import { updateListings } from '../../../cms/listings/jobs/update-listings.ts'
import { countOutdated } from '../../../cms/listings/queries/outdated-listings.ts'
import { startApi } from '../../support/api-server.ts'
import { keepFewSamples } from '../../support/database.ts'
import { query } from '../../support/template.ts'
import { testEmptyDatabase } from '../../support/test-product.ts'
import { keepVisiting } from '../../support/visits.ts'

const test = await startApi()
await keepFewSamples(test.database)
const all = await readMigrationFiles()

/** A migration after all others. @param name with a digit for its place among those here: '0_broken' */
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

/** Starts what holds a table until it is ended. */
const startReport = async () => {
  const report = new pg.Client({ connectionString: test.database.url })
  await report.connect()
  await report.query('begin; select count(*) from clinics; select count(*) from listings')
  return report
}

it('a migration that fails in the middle leaves tables and product as they were, and says how to go on', async () => {
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

it('two processes that start at once migrate once, also on an empty database', async () => {
  const empty = await testEmptyDatabase()
  const once = migration('1_once', 'create table only_once (id serial)')
  for (const [url, migrations, done] of [
    [test.database.url, [...all, once], [once]],
    [empty.url, all, all],
  ] as const) {
    const runs = await Promise.all([1, 2].map(() => migrate(url, { migrations: [...migrations] })))
    expect(runs.flat()).toEqual(done.map(({ name }) => name))
  }
})

it('while the earlier release serves, a migration lets every request through, even if a long query holds a table', async () => {
  const { url } = test.database
  const report = await startReport()
  const stop = keepVisiting(test)
  const wider = migration(
    '2_wider',
    `alter table clinics add column wider text;
     alter table listings add column wider text default '' not null;
     create index clinics_wider on clinics (wider)`,
  )
  const told: string[] = []
  const tell = (line: string) => {
    told.push(line)
    void report.end()
  }
  expect(await migrate(url, { migrations: [...all, wider], tell })).toEqual([wider.name])
  const { failures, slowestMs, answers } = await stop()
  expect([failures, told.length]).toEqual([[], 1])
  expect(told[0]).toContain('Trying again')
  expect(answers).toBeGreaterThan(20)
  // On an idle machine nobody waits a second.
  expect(slowestMs).toBeLessThan(3_500)
})

it('while the earlier release serves, its listings are regenerated, and every request is let through', async () => {
  const { url, pool } = test.database
  const { rowCount } = await pool.query("update listings set version = 'of another release'")
  const stop = keepVisiting(test)
  const regenerated = await updateListings(test.payload, url)
  expect((await stop()).failures).toEqual([])
  // The clinic that is saved meanwhile may have been the first: its listing is of this release then.
  const clinics = Number(rowCount) / 2
  expect([clinics - 1, clinics]).toContain(regenerated)
  expect(await countOutdated(pool)).toBe(0)
})

it('a migration gives up in plain words if a table stays in use', async () => {
  const { url } = test.database
  const before = await schemaOf(url)
  const report = await startReport()
  const wanted = migration('3_wanted', 'alter table clinics add column wanted text')
  await expect(migrate(url, { migrations: [...all, wanted], mostAttempts: 1 })).rejects.toThrow(
    /lock timeout.*long query or an open transaction.*npm run migrate again/,
  )
  await report.end()
  expect(await schemaOf(url)).toEqual(before)
})
