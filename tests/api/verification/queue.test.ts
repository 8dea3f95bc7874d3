import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { inOneTransaction } from '../../../cms/database/one-transaction.ts'
import type { ClinicToVerify, Turn } from '../../../cms/verification/endpoints/answers.ts'
import type { VerificationOutcome } from '../../../cms/verification/outcomes.ts'
import { claimNext } from '../../../cms/verification/queries/claims.ts'
import { daysOfMonth } from '../../../cms/verification/queries/queue.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { type Person, signIn, visitor } from '../../support/people.ts'
import { DAY_MS, daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, ana, ben } = test
afterAll(() => test.close())
beforeEach(() => test.settleAll())

const idsInOrder = async (person: Person) => {
  const ids: number[] = []
  for (;;) {
    const { clinic } = await test.next(person, ids)
    if (!clinic) return ids
    ids.push(clinic.id)
  }
}

describe('the queue', () => {
  it('opens reported clinics first, then changed, never checked and oldest ones', async () => {
    const made = {
      due: await newClinic(payload, { lastVerifiedAt: daysAgo(31) }),
      longDue: await newClinic(payload, { lastVerifiedAt: daysAgo(90) }),
      never: await newClinic(payload, { name: 'Never Checked' }),
      changed: await newClinic(payload, {
        lastVerifiedAt: daysAgo(3),
        changedAtSourceAt: daysAgo(1),
      }),
      reported: await newClinic(payload, {
        lastVerifiedAt: daysAgo(3),
        reportedWrongAt: daysAgo(1),
      }),
      fresh: await newClinic(payload, { lastVerifiedAt: daysAgo(29) }),
      oldReport: await newClinic(payload, {
        lastVerifiedAt: daysAgo(3),
        reportedWrongAt: daysAgo(5),
      }),
    }
    const { reported, changed, never, longDue, due } = made
    expect(await idsInOrder(ana)).toEqual(
      [reported, changed, never, longDue, due].map(({ id }) => id),
    )
  })

  it('asks after as many days as the clinic says', async () => {
    const weekly = await newClinic(payload, { lastVerifiedAt: daysAgo(8), verifyEveryDays: 7 })
    await newClinic(payload, { lastVerifiedAt: daysAgo(89), verifyEveryDays: 90 })
    expect(await idsInOrder(ana)).toEqual([weekly.id])
  })

  it('waits for the day that somebody named, unless a report comes in after that', async () => {
    const tomorrow = daysAgo(-1)
    await newClinic(payload, { askAgainOn: tomorrow })
    await newClinic(payload, { askAgainOn: tomorrow, changedAtSourceAt: daysAgo(1) })
    const day = await newClinic(payload, { askAgainOn: daysAgo(0.1), lastVerifiedAt: daysAgo(2) })
    expect(await idsInOrder(ana)).toEqual([day.id])
    await test.recordOutcome(ana, await test.open(ana, day.id), 'no-answer')
    expect((await test.next(ana)).clinic).toBeNull()
    await payload.update({
      collection: 'clinics',
      id: day.id,
      data: { reportedWrongAt: new Date().toISOString() },
    })
    expect((await test.next(ana)).clinic).toMatchObject({ id: day.id, reason: 'reported' })
  })

  it('leaves out drafts, and closed, merged or trashed clinics', async () => {
    const known = await newClinic(payload, { lastVerifiedAt: daysAgo(1) })
    await newClinic(payload, { _status: 'draft' })
    await newClinic(payload, { closedAt: daysAgo(1) })
    await newClinic(payload, { mergedInto: known.id })
    await newClinic(payload, { deletedAt: daysAgo(1) })
    expect(await test.next(ana)).toMatchObject({ clinic: null, month: { due: 0 } })
  })

  it('says when the next one is due', async () => {
    await newClinic(payload, { lastVerifiedAt: daysAgo(29) })
    const { month } = await test.next(ana)
    expect(Date.parse(month.nextDueAt ?? '')).toBeCloseTo(Date.now() + DAY_MS, -5)
  })
})

describe('a claim', () => {
  /** Null if nobody holds it. */
  const minutesHeld = async (clinic: number): Promise<number | null> => {
    const { rows } = await test.database.pool.query(
      `select round(extract(epoch from until - now()) / 60)::int as minutes
        from verification_claims where clinic_id = $1`,
      [clinic],
    )
    return rows[0]?.minutes ?? null
  }

  it('gives forty people who ask at the same moment forty different clinics', async () => {
    await test.database.pool.query('update clinics set last_verified_at = null')
    const { rows: people } = await test.database.pool.query<{ id: number }>(
      `insert into users (email, role) select 'caller-' || n || '@example.org', 'reviewer'
        from generate_series(1, 40) n returning id`,
    )
    const claimed = await Promise.all(
      people.map(({ id }) =>
        inOneTransaction(payload, (req) => claimNext(req, id, { list: 'calls', except: [] })),
      ),
    )
    expect(claimed).not.toContain(null)
    expect(new Set(claimed).size).toBe(people.length)
  })

  it('gives nothing to the rest if there are fewer clinics than people', async () => {
    await newClinic(payload, {})
    const turns = await Promise.all([ana, ben, ana, ben].map((person) => test.next(person)))
    const holders = turns.flatMap(({ clinic }, index) => (clinic ? [index % 2] : []))
    // Both requests of one of the two people, and neither of the other’s.
    expect(holders).toHaveLength(2)
    expect(holders[0]).toBe(holders[1])
  })

  it('stays with its owner, and passes to another person once it has expired', async () => {
    const { id } = await newClinic(payload, {})
    expect((await test.next(ana)).clinic?.id).toBe(id)
    expect((await test.next(ana)).clinic?.id).toBe(id)
    expect((await test.next(ben)).clinic).toBeNull()
    await test.database.pool.query("update verification_claims set until = now() - interval '1 s'")
    const shown = (await test.next(ben)).clinic
    expect(shown?.id).toBe(id)
    const refused = await test.recordOutcome(ana, shown as ClinicToVerify, 'confirm')
    expect(refused).toMatchObject({ status: 409, refusal: expect.stringContaining('Ben has this') })
    expect(await test.historyOf(id)).toEqual([])
  })

  it('is released by skipping, and by stopping', async () => {
    const [first, second] = [await newClinic(payload, {}), await newClinic(payload, {})]
    await test.next(ana)
    expect((await test.next(ana, [first.id])).clinic?.id).toBe(second.id)
    expect((await test.next(ben)).clinic?.id).toBe(first.id)
    await ana.askEndpoint('/verification/stop', {})
    expect((await test.next(ben, [first.id])).clinic?.id).toBe(second.id)
  })

  it('can be renewed while it is held, but not after the call', async () => {
    const [first, second] = [await newClinic(payload, {}), await newClinic(payload, {})]
    const shown = (await test.next(ana)).clinic as ClinicToVerify
    expect(shown.id).toBe(first.id)
    const soon = "update verification_claims set until = now() + interval '1 s'"
    await test.database.pool.query(soon)
    expect((await ana.askEndpoint(`/verification/${first.id}/renew`, {})).status).toBe(200)
    expect(await minutesHeld(first.id)).toBe(15)

    expect((await test.recordOutcome(ana, shown, 'confirm')).body).toMatchObject({
      saved: true,
      turn: { clinic: { id: second.id } },
    })
    const late = await ana.askEndpoint(`/verification/${first.id}/renew`, {})
    expect(late.refusal).toContain('no longer reserved for you')
    expect(await minutesHeld(first.id)).toBeNull()
    expect(await minutesHeld(second.id)).toBe(15)
    expect((await test.next(ben)).clinic).toBeNull()
  })

  it('that has expired is renewed only if the person holds no other clinic', async () => {
    const [first, second] = [await newClinic(payload, {}), await newClinic(payload, {})]
    const lapse =
      "update verification_claims set until = now() - interval '1 s' where clinic_id = $1"
    await test.open(ben, first.id)
    await test.database.pool.query(lapse, [first.id])
    await test.open(ana, second.id)
    const refused = await ana.askEndpoint(`/verification/${first.id}/renew`, {})
    expect(refused).toMatchObject({ status: 409, refusal: expect.stringContaining('Ben has this') })
    expect(await minutesHeld(second.id)).toBe(15)
    await ana.askEndpoint('/verification/stop', {})
    expect((await ana.askEndpoint(`/verification/${first.id}/renew`, {})).status).toBe(200)
    expect((await test.next(ana)).clinic?.id).toBe(first.id)
  })

  it('is not given for a clinic whose form somebody is typing in', async () => {
    const { id } = await newClinic(payload, {})
    const shown = await test.open(ana, id)
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'clinics', value: id },
        user: { relationTo: 'users', value: ben.id },
      },
    })
    expect((await test.open(ana, id)).openWith).toBe('Ben')
    const refused = await test.recordOutcome(ana, shown, 'confirm')
    expect(refused).toMatchObject({ status: 409, refusal: expect.stringContaining('Ben has') })
    await ana.askEndpoint('/verification/stop', {})
    expect((await test.next(ana)).clinic).toBeNull()
    expect((await test.next(ben)).clinic?.id).toBe(id)
  })
})

describe('who may verify', () => {
  it.each(['admin', 'editor', 'reviewer'] as const)('a person in the role %s', async (role) => {
    const { id } = await newClinic(payload, {})
    const person = await signIn(payload, role, role)
    expect(await test.recordOutcome(person, await test.open(person, id), 'confirm')).toMatchObject({
      status: 200,
    })
  })

  it('nobody without signing in', async () => {
    const { id, updatedAt } = await newClinic(payload, {})
    const answer = await visitor(payload).askEndpoint(`/verification/${id}/confirm`, { updatedAt })
    expect(answer.status).toBe(401)
    expect(await test.historyOf(id)).toEqual([])
  })

  it('a reviewer, who otherwise may not change the clinic', async () => {
    const { id } = await newClinic(payload, {})
    const write = payload.update({
      collection: 'clinics',
      id,
      data: { city: 'Clemson' },
      user: ana.user,
      overrideAccess: false,
    })
    await expect(write).rejects.toMatchObject({ status: 403 })
  })
})

describe('the month', () => {
  it('counts what was done today', async () => {
    const [first, second] = [await newClinic(payload, {}), await newClinic(payload, {})]
    const { month: before } = await test.next(ana)
    await test.openAndRecord(first.id, 'confirm')
    const { body } = await test.openAndRecord(second.id, 'no-answer')
    if (!body.saved) throw new Error('It was not saved')
    const today = (month: Turn['month']) => month.days.at(-1)
    expect(today(body.turn.month)).toMatchObject({
      done: (today(before)?.done ?? 0) + 1,
      tried: (today(before)?.tried ?? 0) + 1,
    })
    expect(body.turn.month.due).toBe(before.due - 2)
  })

  // New York is four hours behind UTC in May, and five behind since November 1, 2020, 2 a.m.
  const calls: [moment: string, outcome: VerificationOutcome][] = [
    ['2020-05-01T03:59:59.999Z', 'closed'],
    ['2020-05-01T04:00:00.000Z', 'all still right'],
    ['2020-05-02T03:59:59.999Z', 'edited'],
    ['2020-05-02T04:00:00.000Z', 'ask again'],
    ['2020-05-02T23:30:00.000Z', 'no answer'],
    ['2020-06-01T03:59:59.999Z', 'moved'],
    ['2020-06-01T04:00:00.000Z', 'all still right'],
    ['2020-11-02T04:59:59.999Z', 'closed'],
    ['2020-11-02T05:00:00.000Z', 'no answer'],
  ]
  const daysAt = async (now: string) => {
    const days = await inOneTransaction(payload, (req) => daysOfMonth(req, new Date(now)))
    return {
      days: days.map(({ day }) => day),
      busy: days.filter(({ done, tried }) => done + tried > 0),
    }
  }

  it('begins and ends, like its days, at midnight in New York', async () => {
    const { id: clinic } = await newClinic(payload, {})
    for (const [createdAt, outcome] of calls)
      await payload.create({ collection: 'verifications', data: { clinic, outcome, createdAt } })

    const may = await daysAt('2020-06-01T03:59:59.999Z')
    expect([may.days.length, may.days[0], may.days.at(-1)]).toEqual([
      31,
      '2020-05-01',
      '2020-05-31',
    ])
    expect(may.busy).toEqual([
      { day: '2020-05-01', done: 2, tried: 0 },
      { day: '2020-05-02', done: 0, tried: 2 },
      { day: '2020-05-31', done: 1, tried: 0 },
    ])
    const june = [{ day: '2020-06-01', done: 1, tried: 0 }]
    expect(await daysAt('2020-06-01T04:00:00.000Z')).toEqual({ days: ['2020-06-01'], busy: june })
    expect((await daysAt('2020-11-02T05:00:00.000Z')).busy).toEqual([
      { day: '2020-11-01', done: 1, tried: 0 },
      { day: '2020-11-02', done: 0, tried: 1 },
    ])
  })
})
