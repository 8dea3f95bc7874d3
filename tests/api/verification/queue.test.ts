import { beforeEach, describe, expect, it } from 'vitest'
import { DAYS } from '../../../cms/contract/constants.ts'
import { inOneTransaction } from '../../../cms/database/one-transaction.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import type { ClinicToVerify, Turn } from '../../../cms/verification/endpoints/answers.ts'
import { claimNext } from '../../../cms/verification/queries/claims.ts'
import { daysOfMonth } from '../../../cms/verification/queries/queue.ts'
import type { Person } from '../../support/people.ts'
import { DAY_MS, daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, make, ana, ben, next, queueOf, stop, open } = test
const { recordOutcome, openAndRecord, historyOf } = test
const { pool } = test.database
beforeEach(() => test.settleAll())

const nextId = async (person: Person, except: number[] = []) =>
  (await next(person, { except })).clinic?.id ?? null
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
    const byItself = await make({ lastVerifiedAt: daysAgo(99), confirmedByClinicAt: daysAgo(20) })
    const longAgo = await make({ lastVerifiedAt: daysAgo(98), confirmedByClinicAt: daysAgo(40) })
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
    expect(await queueOf(ana)).toEqual([
      ...[reported, changed, never, longAgo, longDue, due, weekly],
      byItself,
    ])
  })

  it('waits for the day that somebody named, unless a report comes in after that', async () => {
    const tomorrow = daysAgo(-1)
    await make({ askAgainOn: tomorrow })
    await make({ askAgainOn: tomorrow, changedAtSourceAt: daysAgo(1) })
    const day = await make({ askAgainOn: daysAgo(0.1), lastVerifiedAt: daysAgo(2) })
    expect(await queueOf(ana)).toEqual([day])
    await openAndRecord(day, 'no-answer')
    expect(await nextId(ana)).toBeNull()
    await test.change(day, { reportedWrongAt: daysAgo(0) })
    expect((await next(ana)).clinic).toMatchObject({ id: day, reason: 'reported' })
  })
})

describe('the clock', () => {
  const WORKDAYS = DAYS.slice(0, 5)
  const on = (days: readonly (typeof DAYS)[number][], opens: string, closes: string) =>
    days.map((day) => ({ day, opens, closes }))
  const daily = on(DAYS, '00:00', '23:59')
  /** The longest due first. */
  const CLINICS: [name: string, zone: string, hours?: Clinic['openingHours']][] = [
    ['A hours unknown', 'America/New_York'],
    ['B hours unknown', 'America/Chicago'],
    ['C from 7 AM', 'America/Phoenix', on(WORKDAYS, '07:00', '15:00')],
    ['D hours unknown', 'America/Los_Angeles'],
    ['E hours unknown', 'Pacific/Honolulu'],
    ['F day and night', 'America/New_York', daily],
    ['G over lunch', 'America/Chicago', on(WORKDAYS, '08:00', '17:00')],
    ['H on Saturdays', 'America/Phoenix', on(['saturday'], '09:00', '12:00')],
    ['I evenings', 'America/Los_Angeles', on(['tuesday', 'thursday'], '17:00', '20:00')],
    ['J mornings', 'Pacific/Honolulu', on(WORKDAYS, '06:00', '10:00')],
  ]
  /** What is open, by urgency; then all others, by when they open. */
  const AT: [when: string, moment: string, open: string, closed: string][] = [
    // A Wednesday: 12:30 PM in New York, 11:30 in Chicago, 10:30 in Phoenix, 9:30, 7:30.
    ['a workday', '2026-11-18T17:30:00Z', 'B C D F G J', 'A E I H'],
    // 8:32 AM in New York, 7:32, 6:32, 5:32, 3:32 in Honolulu.
    ['Thanksgiving', '2026-11-26T13:32:00Z', 'F', 'A C G B J D E H I'],
    // Noon in New York, 10 in Phoenix, 9 in Los Angeles.
    ['a Saturday', '2026-11-21T17:00:00Z', 'F H', 'A C G B J D E I'],
  ]

  it('offers what is open first, then what opens soonest, by each clinic’s own clock', async () => {
    const names = new Map<number, string>()
    for (const [index, [name, zone, openingHours]] of CLINICS.entries()) {
      const lastVerifiedAt = daysAgo(90 - index)
      const id = await make({ lastVerifiedAt, ...(openingHours && { openingHours }) })
      // The sample's state has one zone.
      await pool.query('update listings set time_zone = $2 where clinic_id = $1', [id, zone])
      names.set(id, name.slice(0, 1))
    }
    const offered = async (moment: string, closedToo: boolean) => {
      const found: number[] = []
      for (;;) {
        const wanted = { list: 'calls', except: found, closedToo } as const
        const id = await inOneTransaction(payload, (req) =>
          claimNext(req, ana.id, wanted, new Date(moment)),
        )
        if (id === null) return found.map((one) => names.get(one)).join(' ')
        found.push(id)
      }
    }
    const table = []
    for (const [when, moment, open] of AT) {
      const all = await offered(moment, true)
      table.push([when, await offered(moment, false), all.slice(open.length + 1)])
    }
    expect(table).toEqual(AT.map(([when, , open, closed]) => [when, open, closed]))
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
        inOneTransaction(payload, (req) =>
          claimNext(req, id, { list: 'calls', except: [], closedToo: true }),
        ),
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
    const { body } = await openAndRecord(second, 'ask-again', { day, time: '10:00' })
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
      ['2020-06-01T03:59:59.999Z', 'call back'],
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
