import { beforeEach, describe, expect, it } from 'vitest'
import { inOneTransaction } from '../../../cms/database/one-transaction.ts'
import type { ClinicToVerify, Turn } from '../../../cms/verification/endpoints/answers.ts'
import { claimNext } from '../../../cms/verification/queries/claims.ts'
import { daysOfMonth } from '../../../cms/verification/queries/queue.ts'
import type { Person } from '../../support/people.ts'
import { DAY_MS, daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, make, ana, ben, next, open, recordOutcome, openAndRecord, historyOf } = test
const { pool } = test.database
beforeEach(() => test.settleAll())

const nextId = async (person: Person, except?: number[]) =>
  (await next(person, except)).clinic?.id ?? null
const idsInOrder = async (person: Person) => {
  const ids: number[] = []
  for (;;) {
    const id = await nextId(person, ids)
    if (!id) return ids
    ids.push(id)
  }
}
const stop = (person: Person) => person.askEndpoint('/verification/stop', {})
const renew = (person: Person, id: number) => person.askEndpoint(`/verification/${id}/renew`, {})
const lapse = () => pool.query("update verification_claims set until = now() - interval '1 s'")
/** Null if nobody holds it. */
const minutesHeld = async (clinic: number): Promise<number | null> => {
  const { rows } = await pool.query(
    `select round(extract(epoch from until - now()) / 60)::int as minutes
      from verification_claims where clinic_id = $1`,
    [clinic],
  )
  return rows[0]?.minutes ?? null
}
const refusedFor = (name: string) => ({ status: 409, refusal: expect.stringContaining(name) })

describe('the queue', () => {
  it('opens reported clinics first, then changed, never checked and oldest ones', async () => {
    const due = await make({ lastVerifiedAt: daysAgo(31) })
    const longDue = await make({ lastVerifiedAt: daysAgo(90) })
    const weekly = await make({ lastVerifiedAt: daysAgo(8), verifyEveryDays: 7 })
    const never = await make()
    const known = { lastVerifiedAt: daysAgo(3) }
    const changed = await make({ ...known, changedAtSourceAt: daysAgo(1) })
    const reported = await make({ ...known, reportedWrongAt: daysAgo(1) })
    // Not due: verified since it was reported, too early, or nobody is to call it.
    await make({ ...known, reportedWrongAt: daysAgo(5) })
    const fresh = await make({ lastVerifiedAt: daysAgo(29) })
    await make({ lastVerifiedAt: daysAgo(89), verifyEveryDays: 90 })
    await make({ _status: 'draft' })
    await make({ closedAt: daysAgo(1) })
    await make({ mergedInto: fresh })
    await make({ deletedAt: daysAgo(1) })
    expect(await idsInOrder(ana)).toEqual([reported, changed, never, longDue, due, weekly])
  })

  it('waits for the day that somebody named, unless a report comes in after that', async () => {
    const tomorrow = daysAgo(-1)
    await make({ askAgainOn: tomorrow })
    await make({ askAgainOn: tomorrow, changedAtSourceAt: daysAgo(1) })
    const day = await make({ askAgainOn: daysAgo(0.1), lastVerifiedAt: daysAgo(2) })
    expect(await idsInOrder(ana)).toEqual([day])
    await openAndRecord(day, 'no-answer')
    expect(await nextId(ana)).toBeNull()
    await test.change(day, { reportedWrongAt: daysAgo(0) })
    expect((await next(ana)).clinic).toMatchObject({ id: day, reason: 'reported' })
  })
})

describe('a claim', () => {
  it('gives forty people who ask at the same moment forty different clinics', async () => {
    await pool.query('update clinics set last_verified_at = null')
    const { rows: people } = await pool.query<{ id: number }>(
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

  it('stays with one of two people who ask at the same moment, until it has expired', async () => {
    const id = await make()
    const turns = await Promise.all([ana, ben, ana, ben].map((person) => nextId(person)))
    const [holder, other] = turns[0] ? [ana, ben] : [ben, ana]
    expect(turns.map((found) => found === id)).toEqual(
      [ana, ben, ana, ben].map((one) => one === holder),
    )
    expect([await nextId(holder), await nextId(other)]).toEqual([id, null])
    await lapse()
    const refused = await recordOutcome(holder, await open(other, id), 'confirm')
    expect(refused).toMatchObject(refusedFor(`${other.name} has this`))
    expect(await historyOf(id)).toEqual([])
  })

  it('is released by skipping and by stopping, and renewed while it is held, not after the call', async () => {
    const [first, second] = [await make(), await make()]
    const shown = (await next(ana)).clinic as ClinicToVerify
    expect([shown.id, await nextId(ana, [first])]).toEqual([first, second])
    expect(await nextId(ben)).toBe(first)
    await stop(ana)
    expect(await nextId(ben, [first])).toBe(second)
    await stop(ben)
    expect(await nextId(ana)).toBe(first)
    await pool.query("update verification_claims set until = now() + interval '1 s'")
    expect((await renew(ana, first)).status).toBe(200)
    expect(await minutesHeld(first)).toBe(15)
    const { body } = await recordOutcome(ana, shown, 'confirm')
    expect(body).toMatchObject({ saved: true, turn: { clinic: { id: second } } })
    expect((await renew(ana, first)).refusal).toContain('no longer reserved for you')
    expect([await minutesHeld(first), await minutesHeld(second)]).toEqual([null, 15])
    expect(await nextId(ben)).toBeNull()
  })

  it('that has expired is renewed only if the person holds no other clinic', async () => {
    const [first, second] = [await make(), await make()]
    await open(ben, first)
    await lapse()
    await open(ana, second)
    expect(await renew(ana, first)).toMatchObject(refusedFor('Ben has this'))
    expect(await minutesHeld(second)).toBe(15)
    await stop(ana)
    expect((await renew(ana, first)).status).toBe(200)
    expect(await nextId(ana)).toBe(first)
  })

  it('is not given for a clinic whose form somebody is typing in', async () => {
    const id = await make()
    const shown = await open(ana, id)
    await test.openForm(id, ben.id)
    expect((await open(ana, id)).openWith).toBe('Ben')
    const refused = await recordOutcome(ana, shown, 'confirm')
    expect(refused).toMatchObject(refusedFor('Ben has'))
    await stop(ana)
    expect([await nextId(ana), await nextId(ben)]).toEqual([null, id])
  })
})

describe('the month', () => {
  it('counts what was done today, what is due, and says when the next one is', async () => {
    await make({ lastVerifiedAt: daysAgo(29) })
    const [first, second] = [await make(), await make()]
    const { month: before } = await next(ana)
    await openAndRecord(first, 'confirm')
    const day = daysAgo(-10).slice(0, 10)
    const { body } = await openAndRecord(second, 'ask-again', { day })
    if (!body.saved) throw new Error('It was not saved')
    const { clinic, month } = body.turn
    const today = ({ days }: Turn['month']) => days.at(-1) ?? { done: 0, tried: 0 }
    const { done, tried } = today(before)
    expect(today(month)).toMatchObject({ done: done + 1, tried: tried + 1 })
    expect([before.due, month.due, clinic]).toEqual([2, 0, null])
    expect(Date.parse(month.nextDueAt ?? '')).toBeCloseTo(Date.now() + DAY_MS, -5)
  })

  it('begins and ends, like its days, at midnight in New York', async () => {
    const clinic = await make()
    // New York is four hours behind UTC in May, and five behind since November 1, 2020, 2 a.m.
    for (const [createdAt, outcome] of [
      ['2020-05-01T03:59:59.999Z', 'closed'],
      ['2020-05-01T04:00:00.000Z', 'all still right'],
      ['2020-06-01T03:59:59.999Z', 'ask again'],
      ['2020-06-01T04:00:00.000Z', 'all still right'],
      ['2020-11-02T04:59:59.999Z', 'closed'],
      ['2020-11-02T05:00:00.000Z', 'no answer'],
    ] as const)
      await payload.create({ collection: 'verifications', data: { clinic, outcome, createdAt } })
    const daysAt = async (now: string) => {
      const days = await inOneTransaction(payload, (req) => daysOfMonth(req, new Date(now)))
      const busy = days.filter(({ done, tried }) => done + tried > 0)
      return [days[0]?.day, days.at(-1)?.day, ...busy.map(Object.values).map(String)]
    }
    const may = ['2020-05-01', '2020-05-31', '2020-05-01,1,0', '2020-05-31,0,1']
    expect(await daysAt('2020-06-01T03:59:59.999Z')).toEqual(may)
    const june = ['2020-06-01', '2020-06-01', '2020-06-01,1,0']
    expect(await daysAt('2020-06-01T04:00:00.000Z')).toEqual(june)
    expect((await daysAt('2020-11-02T05:00:00.000Z')).slice(2)).toEqual([
      '2020-11-01,1,0',
      '2020-11-02,0,1',
    ])
  })
})
