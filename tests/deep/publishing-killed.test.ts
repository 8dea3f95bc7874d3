import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rebuildListings } from '../../cms/listings/publish/rebuild-listings.ts'
import { keepFewSamples } from '../support/database.ts'
import { startKillable } from '../support/killable-process.ts'
import { startPayload, type TestPayload } from '../support/payload.ts'

/** A process takes seconds to start, and longer on a busy machine. */
const PATIENCE_MS = 60_000
const ROUNDS = 3

let test: TestPayload
beforeAll(async () => {
  test = await startPayload()
  await keepFewSamples(test.database)
})
afterAll(() => test.close())

const rows = async (text: string) => (await test.database.pool.query(text)).rows

const versions = async () => Number((await rows('select count(*) from _clinics_v'))[0].count)

const disagreeing = `
  select clinics.id from clinics left join listings on clinic_id = clinics.id and locale = 'en'
  where (_status = 'published') <> (clinic_id is not null)
    or exists (select 1 from _clinics_v where parent_id = clinics.id and latest
      and (version__status::text, version_staff_count)
        is distinct from (clinics._status::text, clinics.staff_count))`

it(
  'clinics, versions and listings agree after a process is killed while it publishes',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const before = await versions()
      const publisher = startKillable('publisher', test.database.url)
      const written = async () => expect(await versions()).toBeGreaterThan(before + 10 + round * 7)
      try {
        await vi.waitFor(written, { timeout: PATIENCE_MS, interval: 20 })
      } finally {
        await publisher.kill()
      }
      expect(await rows(disagreeing)).toEqual([])
    }
    const listings = 'select * from listings order by clinic_id, locale'
    const kept = await rows(listings)
    await rebuildListings(await createLocalReq({}, test.payload))
    expect(await rows(listings)).toEqual(kept)
  },
  PATIENCE_MS * ROUNDS,
)
