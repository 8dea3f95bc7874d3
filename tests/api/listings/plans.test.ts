import pg from 'pg'
import { expect, it } from 'vitest'
import { MOST_COUNTED } from '../../../cms/contract/index.ts'
import { listClinics } from '../../../cms/listings/queries/list-clinics.ts'
import { readNameWords } from '../../../cms/listings/queries/name-words.ts'
import { namedClinics } from '../../../cms/listings/queries/named-clinics.ts'
import { readClinics } from '../../../cms/listings/queries/read-clinic.ts'
import { cleanUp } from '../../support/clean-up.ts'
import { addListings } from '../../support/made-listings.ts'
import { planOf } from '../../support/plan-of.ts'
import { PLANNED } from '../../support/planned.ts'
import { testDatabase } from '../../support/test-product.ts'

const database = await testDatabase()
const pool = new pg.Pool({
  connectionString: database.url,
  options: '-c jit=off -c plan_cache_mode=force_generic_plan',
})
cleanUp(() => pool.end())

const CHICAGO = { latitude: 41.88, longitude: -87.63 }
/** Words of names, with a misspelled one, a telephone number and a street. */
const NAMED: Parameters<typeof namedClinics>[1][] = [
  [['canyon'], ['sample']],
  [['canyon', 'carson'], ['sample']],
  [['2000000123']],
  [['oak st@chicago,il']],
]

it('with 50,000 listings, Postgres answers from its indexes, and counts no more than anybody reads', async () => {
  await addListings(database.pool, 0, 50_000)
  const misses: unknown[] = []
  for (const { name, asked, page, must } of PLANNED) {
    const plan = (await planOf(pool, (watched) => listClinics(watched, asked, page))).join(', ')
    const isScanned = plan.includes('Seq Scan listings')
    if (isScanned || must.some((index) => !plan.includes(index))) misses.push([name, must, plan])
  }
  for (const asked of NAMED) {
    const plans = [undefined, CHICAGO].map((near) =>
      planOf(pool, (watched) => namedClinics(watched, asked, near)),
    )
    const plan = (await Promise.all(plans)).flat().join(', ')
    if (plan.includes('Seq Scan') || !plan.includes('listings_named_idx'))
      misses.push([asked, plan])
  }
  const some = (await planOf(pool, (watched) => readClinics(watched, [7, 3], 'en', CHICAGO))).join(
    ', ',
  )
  if (!some.includes('listings_parts_idx') || some.includes('Seq Scan')) misses.push(some)
  const words = (await planOf(pool, (watched) => readNameWords(watched))).join(', ')
  if (!words.includes('Index Only Scan listings_all_names_idx')) misses.push(words)
  expect(misses).toEqual([])
  const { total, clinics } = await listClinics(pool, { locale: 'en' }, { limit: 1, offset: 0 })
  expect(total).toBe(MOST_COUNTED + 1)
  expect(JSON.parse(clinics)).toHaveLength(1)
})
