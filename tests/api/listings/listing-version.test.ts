import { afterAll, beforeAll, expect, it } from 'vitest'
import { updateListings } from '../../../cms/bin/update-listings.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'
import { runCommand } from '../../support/run-command.ts'

let test: TestPayload
beforeAll(async () => {
  test = await startPayload()
})
afterAll(() => test.close())

const listings = async () => {
  const { rows } = await test.database.pool.query(
    'select * from listings order by clinic_id, locale',
  )
  return rows
}

/** As another release would have written them. */
const presentOtherwise = (which = 'true') =>
  test.database.pool.query(`update listings set version = 'another', sort_name = 'a',
    summary = '{"name":"Another"}', detail = '{"name":"Another"}' where ${which}`)

it('Listings of another release are regenerated before anything is served, with progress', async () => {
  const before = await listings()
  await presentOtherwise()
  const env = { DATABASE_URL: test.database.url, PAYLOAD_SECRET: 'a secret that only tests use' }
  const { code, output } = await runCommand('migrate', [], env)
  expect(code).toBe(0)
  expect(output).toMatch(/Updating the listings … (\d+ % … )+[\d.]+ s/)
  expect(await listings()).toEqual(before)
})

it('Of two processes that start at once, one regenerates them', async () => {
  const before = await listings()
  await presentOtherwise()
  const steps: number[] = []
  const start = () =>
    updateListings(test.payload, test.database.url, (done, total) => steps.push(done / total))
  const [first, second] = await Promise.all([start(), start()])
  expect([first, second].sort((a, b) => a - b)).toEqual([0, before.length / 2])
  expect(steps.at(-1)).toBe(1)
  expect(await listings()).toEqual(before)
})

it('Only what another release wrote is regenerated', async () => {
  const [first] = await listings()
  await presentOtherwise(`clinic_id = ${first?.clinic_id} and locale = 'en'`)
  expect(await updateListings(test.payload, test.database.url)).toBe(1)
  expect(await listings()).toContainEqual(first)
  expect(await updateListings(test.payload, test.database.url)).toBe(0)
})
