import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_COUNTED } from '../../../cms/contract/index.ts'
import { listClinics } from '../../../cms/listings/queries/list-clinics.ts'
import { addListings } from '../../support/made-listings.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'
import { planOf } from '../../support/plan-of.ts'
import { PLANNED } from '../../support/planned.ts'

const LISTINGS = 50_000

let test: TestPayload
let pool: pg.Pool
beforeAll(async () => {
  test = await startPayload()
  await addListings(test.database.pool, 0, LISTINGS)
  pool = new pg.Pool({
    connectionString: test.database.url,
    options: '-c jit=off -c plan_cache_mode=force_generic_plan',
  })
})
afterAll(async () => {
  await pool.end()
  await test.close()
})

describe(`with ${LISTINGS} listings, Postgres`, () => {
  it.each(PLANNED)('answers what is asked $name from its index', async ({ asked, page, must }) => {
    const plan = await planOf(pool, (watched) => listClinics(watched, asked, page))
    for (const index of must) expect(plan.join(', ')).toContain(index)
    expect(plan).not.toContain('Seq Scan listings')
  })

  it('counts no more than anybody reads', async () => {
    const { total, clinics } = await listClinics(pool, { locale: 'en' }, { limit: 1, offset: 0 })
    expect(total).toBe(MOST_COUNTED + 1)
    expect(JSON.parse(clinics)).toHaveLength(1)
  })
})
