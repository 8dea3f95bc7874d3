import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { MOST_COUNTED } from '../../../cms/contract/index.ts'
import { listClinics } from '../../../cms/listings/queries/list-clinics.ts'
import { createDatabase } from '../../support/database.ts'
import { addListings } from '../../support/made-listings.ts'
import { planOf } from '../../support/plan-of.ts'
import { PLANNED } from '../../support/planned.ts'

const database = await createDatabase()
const pool = new pg.Pool({
  connectionString: database.url,
  options: '-c jit=off -c plan_cache_mode=force_generic_plan',
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

it('with 50,000 listings, Postgres answers from its indexes, and counts no more than anybody reads', async () => {
  await addListings(database.pool, 0, 50_000)
  const misses: unknown[] = []
  for (const { name, asked, page, must } of PLANNED) {
    const plan = (await planOf(pool, (watched) => listClinics(watched, asked, page))).join(', ')
    const isScanned = plan.includes('Seq Scan listings')
    if (isScanned || must.some((index) => !plan.includes(index))) misses.push([name, must, plan])
  }
  expect(misses).toEqual([])
  const { total, clinics } = await listClinics(pool, { locale: 'en' }, { limit: 1, offset: 0 })
  expect(total).toBe(MOST_COUNTED + 1)
  expect(JSON.parse(clinics)).toHaveLength(1)
})
