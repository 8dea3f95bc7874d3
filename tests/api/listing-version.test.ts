import { afterAll, beforeAll, expect, it } from 'vitest'
import { presentOutdated } from '../../cms/bin/present-outdated.ts'
import { startPayload, type TestPayload } from '../support/payload.ts'
import { runCommand } from '../support/run-command.ts'

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

it('A release that presents clinics otherwise does so before it serves, and says how far it is', async () => {
  const before = await listings()
  await presentOtherwise()
  const env = { DATABASE_URL: test.database.url, PAYLOAD_SECRET: 'a secret that only tests use' }
  const { code, output } = await runCommand('migrate', [], env)
  expect(code).toBe(0)
  expect(output).toMatch(/Presenting what another release has presented … (\d+ % … )+[\d.]+ s/)
  expect(await listings()).toEqual(before)
})

it('Of two processes that start at once, one presents them', async () => {
  const before = await listings()
  await presentOtherwise()
  const steps: number[] = []
  const start = () =>
    presentOutdated(test.payload, test.database.url, (done, total) => steps.push(done / total))
  const [first, second] = await Promise.all([start(), start()])
  expect([first, second].sort((a, b) => a - b)).toEqual([0, before.length / 2])
  expect(steps.at(-1)).toBe(1)
  expect(await listings()).toEqual(before)
})

it('What an older process has written meanwhile is presented anew, and nothing else', async () => {
  const [first] = await listings()
  await presentOtherwise(`clinic_id = ${first?.clinic_id} and locale = 'en'`)
  expect(await presentOutdated(test.payload, test.database.url)).toBe(1)
  expect(await listings()).toContainEqual(first)
  expect(await presentOutdated(test.payload, test.database.url)).toBe(0)
})
