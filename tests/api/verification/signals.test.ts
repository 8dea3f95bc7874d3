import { beforeEach, expect, it } from 'vitest'
import { checkWebsites } from '../../../cms/verification/jobs/check-websites.ts'
import { dueWebsites, keepLook } from '../../../cms/verification/queries/websites.ts'
import type { Reason } from '../../../cms/verification/reasons.ts'
import type { Look } from '../../../cms/verification/websites/look-at.ts'
import { startApi } from '../../support/api-server.ts'
import { correctionValues } from '../../support/corrections.ts'
import { DAY_MS, daysAgo, startQueueOn } from '../../support/verification.ts'

const test = await startQueueOn(startApi)
const { payload, make, change, ana, open, published } = test
const { pool } = test.database
beforeEach(async () => {
  await test.settleAll()
  // Only a test's own websites are looked at.
  await pool.query('update clinics set website = null; delete from websites')
})

const failed: Look = { result: 'failed', status: null, movedTo: null }
const answered: Look = { result: 'answered', status: 200, movedTo: null }
const day = (date: string) => new Date(`${date}T15:00:00Z`)

/** The queue of one reason, or all of it. */
const queueOf = (reason?: Reason) => test.queueOf(ana, reason && { filter: { reason } })
const textsOf = async (id: number) => {
  const { signals } = await open(ana, id)
  return signals.map(({ fact, speaks, text }) => [fact, speaks, text])
}

/** Nobody can enter such a number any more. */
const numberThatCantBe = (id: number) =>
  pool.query("update clinics set phone = '222-234-5678' where id = $1", [id])

it('what can be told without a call is a reason, in its order, until a call', async () => {
  const never = await make()
  const far = await make({ latitude: 36.1, longitude: -82.65 })
  const dead = await make({ lastVerifiedAt: daysAgo(20), website: 'https://dead.example/' })
  for (const days of [11, 4])
    await keepLook(pool, 'https://dead.example/', failed, new Date(daysAgo(days)))
  const impossible = await make()
  await numberThatCantBe(impossible)
  const changed = await make({ lastVerifiedAt: daysAgo(3), changedAtSourceAt: daysAgo(1) })
  // Somebody has said that the point is right, or has called since.
  const said = { latitude: 36.2, longitude: -82.65 }
  const confirmed = await make({ ...said, confirmed: ['point 36.2,-82.65 29621'] })
  await make({ lastVerifiedAt: daysAgo(3), website: 'https://dead.example/' })
  await make({
    lastVerifiedAt: new Date(Date.now() + 1_000).toISOString(),
    latitude: 36.3,
    longitude: -82.65,
  })
  expect(await queueOf()).toEqual([changed, impossible, dead, far, never, confirmed])
  expect([await queueOf('phone'), await queueOf('website'), await queueOf('point')]).toEqual([
    [impossible],
    [dead],
    [far],
  ])
  const [phone, point] = [await open(ana, impossible), await open(ana, far)]
  expect([phone.reason, point.reason]).toEqual(['phone', 'point'])
  expect(await textsOf(impossible)).toEqual([
    [
      'phone',
      'against',
      expect.stringMatching(/^No US telephone can have this number, which .* \d{4}\.$/),
    ],
  ])
  expect(await textsOf(far)).toEqual([
    [
      'zipCode',
      'against',
      expect.stringMatching(
        /^The point on the map is 1\d\d miles from the middle of this ZIP code, Anderson, SC/,
      ),
    ],
  ])
  await test.openAndRecord(impossible, 'correct', { corrections: { phone: '864-555-0177' } })
  await test.openAndRecord(dead, 'confirm')
  await test.openAndRecord(far, 'confirm')
  expect(await queueOf()).toEqual([changed, never, confirmed])
})

it('a website is dead once it has failed on two different days', async () => {
  const website = 'https://dead.example/'
  const id = await make({
    lastVerifiedAt: '2026-10-30T15:00:00.000Z',
    verifyEveryDays: 365,
    website,
  })
  const other = 'https://dead.example/spanish'
  await make({ website: other, lastVerifiedAt: daysAgo(1) })
  const due = async (date: string) => (await dueWebsites(pool, 9, day(date))).includes(website)
  const keep = (look: Look, date: string) => keepLook(pool, website, look, day(date))
  // Of a host one at a time.
  expect(await dueWebsites(pool, 9, day('2026-11-01'))).toHaveLength(1)
  await keepLook(pool, other, answered, day('2026-11-01'))
  await keep(failed, '2026-11-03')
  expect([await due('2026-11-09'), await due('2026-11-11')]).toEqual([false, true])
  const once = ['website', 'against', 'The web address did not answer on Nov 3, 2026.']
  expect([await queueOf('website'), await textsOf(id)]).toEqual([[], [once]])
  await keep(failed, '2026-11-03')
  expect(await queueOf('website')).toEqual([])
  await keep({ ...failed, result: 'unsure' }, '2026-11-08')
  await keep(failed, '2026-11-10')
  expect(await queueOf('website')).toEqual([id])
  const text = 'The web address did not answer on Nov 3, 2026 and Nov 10, 2026.'
  expect(await textsOf(id)).toEqual([['website', 'against', text]])
  await keepLook(pool, other, answered, day('2026-12-05'))
  expect([await due('2026-12-09'), await due('2026-12-11')]).toEqual([false, true])
  await keep({ ...answered, movedTo: 'https://new.example/' }, '2026-12-11')
  expect([await queueOf('website'), await textsOf(id)]).toEqual([
    [],
    [
      [
        'website',
        'for',
        'The web address answered on Dec 11, 2026. It leads to https://new.example/ now.',
      ],
    ],
  ])
  // A host that asks for patience is left alone, with all its addresses.
  await keep({ ...failed, result: 'unsure', status: 429 }, '2027-02-01')
  const dueOn = async (date: string) => (await dueWebsites(pool, 9, day(date))).length
  expect([await dueOn('2027-02-01'), await dueOn('2027-02-03')]).toEqual([0, 1])
  // Another address of the clinic starts anew.
  await change(id, { website: 'https://alive.example/' })
  expect(await textsOf(id)).toEqual([])
})

it('a run looks at each due website once, and notes nothing if our own line is down', async () => {
  const hosts = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `https://${name}.example/`)
  for (const website of hosts) await make({ website, lastVerifiedAt: daysAgo(1) })
  const asked: string[] = []
  const run = (look: (address: string) => Look) =>
    checkWebsites(payload, new AbortController().signal, {
      look: async (address) => {
        asked.push(address)
        return look(address)
      },
    })
  await run(() => failed)
  const count = async () => (await pool.query('select from websites')).rowCount
  expect([asked.sort(), await count()]).toEqual([hosts, 0])
  await run((address) => (address === hosts[0] ? answered : failed))
  expect([asked.length, await count()]).toEqual([12, 6])
  await run(() => answered)
  expect(asked).toHaveLength(12)
})

it('somebody who sends what is listed reports nothing, and the clinic can wait', async () => {
  const openingHours = [{ day: 'monday', opens: '09:00', closes: '17:00' }] as const
  const older = { lastVerifiedAt: daysAgo(40), openingHours: [...openingHours] }
  const [right, wrong, alone] = [
    await make({ ...older, lastVerifiedAt: daysAgo(50) }),
    await make(older),
    await make({ ...older, lastVerifiedAt: daysAgo(45) }),
  ]
  const send = async (id: number, topic: string, text: string) => {
    const { slug } = await published(id)
    await test.post('/api/corrections', correctionValues(slug, { topics: [topic], text }))
  }
  await send(right, 'phone', '(864) 555-0142')
  await send(right, 'hours', 'Monday 9am-5pm')
  expect((await published(right)).reportedWrongAt).toBeNull()
  await send(wrong, 'phone', '864-555-0142 is dead')
  await send(wrong, 'hours', 'Monday 9am-6pm')
  await send(alone, 'phone', '864-555-0143')
  expect(await queueOf()).toEqual([wrong, alone, right])
  const on = new Date().toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'America/New_York',
  })
  expect((await textsOf(right)).sort()).toEqual([
    ['openingHours', 'for', `Somebody sent the same on ${on}.`],
    ['phone', 'for', `Somebody sent the same on ${on}.`],
  ])
  expect(await textsOf(wrong)).toEqual([
    ['openingHours', 'against', `Somebody sent something else on ${on}.`],
  ])
  expect(await textsOf(alone)).toEqual([
    ['phone', 'against', `Somebody sent something else on ${on}.`],
  ])
})

it('hours that an import has changed since, and what its own staff have confirmed, stand beside their facts', async () => {
  const id = await make({
    confirmedByClinicAt: '2026-11-05T15:00:00.000Z',
    lastVerifiedAt: daysAgo(60),
  })
  const at = new Date(Date.now() + 2 * DAY_MS).toISOString()
  await pool.query('update clinics set fact_dates = $2 where id = $1', [
    id,
    { openingHours: { at, source: 'import' }, hoursOfOperation: { at, source: 'editor' } },
  ])
  expect(await textsOf(id)).toEqual([
    [null, 'for', 'Its own staff confirmed all of it on Nov 5, 2026.'],
    [
      'openingHours',
      'against',
      expect.stringMatching(/^Changed at its source, with the import of /),
    ],
  ])
})
