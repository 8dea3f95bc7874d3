import pg from 'pg'
import { makeDatabase } from './template.ts'
import { testCluster } from './test-cluster.ts'

const TEMPLATE = 'TEST_TEMPLATE'

export interface TestDatabase {
  url: string
  pool: pg.Pool
  drop: () => Promise<void>
}

/** A database for this test alone, with the gazetteer, the seed and its 785 sample clinics. */
export const createDatabase = async (): Promise<TestDatabase> => {
  const template = process.env[TEMPLATE]
  if (!template) throw new Error(`${TEMPLATE} is not set: the global set-up has not run`)
  const { url, drop } = await makeDatabase(await testCluster(), 'test', template)
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  return {
    url,
    pool,
    drop: async () => {
      await pool.end()
      await drop()
    },
  }
}

/** Keeps one sample clinic in ten, where all are treated alike: each more only takes time. */
export const keepFewSamples = ({ pool }: TestDatabase) =>
  pool.query(
    'delete from _clinics_v where parent_id % 10 > 0; delete from clinics where id % 10 > 0',
  )

/**
 * Keeps the sample clinics of some states, where each state more only takes time: it has a page for
 * each service, in each language.
 */
export const keepStates = async ({ pool }: TestDatabase, slugs: string[]): Promise<void> => {
  const others = 'select id from states where slug <> all($1)'
  for (const table of ['clinics', 'site_settings_nationwide_counts'])
    await pool.query(`delete from ${table} where state_id in (${others})`, [slugs])
  await pool.query(`delete from states where id in (${others})`, [slugs])
}
