import { beforeEach, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn } from '../../support/people.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, openAndRecord, published, listingOf } = test
const editor = await signIn(payload, 'editor', 'Eve')
beforeEach(() => test.settleAll())

const NUMBER = '864-555-0142'
const OTHER = '864-555-0177'
/** The same number, as people write it. */
const WRITTEN = [NUMBER, '(864) 555 0142', '+1 864.555.0142']

/** Whom nobody can call. */
const UNREACHABLE = [{ phone: null }, { wrongPhones: NUMBER }]

/** Expects a number, or none, on the clinic's page in both languages, and in lists. */
const expectPublic = async (id: number, number: string | null) => {
  const { rows } = await test.database.pool.query(
    'select detail::jsonb, summary::jsonb from listings where clinic_id = $1',
    [id],
  )
  const numbers = rows.flatMap(({ detail, summary }) => [detail.phone, summary.phone])
  expect(numbers).toEqual([number, number, number, number])
}

/** What the next person gets from a list. */
const nextOf = async (list: 'calls' | 'numbers') => {
  await test.stop(test.ben)
  return test.next(test.ben, { list })
}

const VERIFIED = {
  lastVerifiedAt: daysAgo(40),
  verifiedFields: ['phone', 'phoneExtension', 'name'],
  phoneExtension: '7',
  website: 'https://example.org',
  source: 'hrsa',
  sourceId: 'BPS-7',
}

describe('a wrong number', () => {
  it('is not shown to anybody, verifies nothing, and is found again in a list of its own', async () => {
    const { id, lastVerifiedAt } = await newClinic(payload, VERIFIED)
    const say = (topics: string[]) =>
      payload.create({
        collection: 'corrections',
        data: { clinic: id, topics, text: 'It is wrong', sender: 'one', status: 'open' },
      })
    await say(['phone'])
    await say(['phone', 'hours'])
    await expectPublic(id, NUMBER)
    const { body } = await openAndRecord(id, 'wrong-number')
    expect(body).toMatchObject({ turn: { clinic: null, month: { due: 0, numbers: 1 } } })
    await expectPublic(id, null)
    const listing = await listingOf(id)
    expect(listing).toMatchObject({ phoneExtension: null, phoneIsWrong: true, lastVerifiedAt })
    expect(listing?.factDates).not.toHaveProperty('phone')
    expect(await published(id)).toMatchObject({
      phone: NUMBER,
      wrongPhones: NUMBER,
      verifiedFields: ['name'],
      lastVerifiedAt,
    })
    const said = await payload.find({ collection: 'corrections', sort: 'id' })
    expect(said.docs.map(({ status }) => status)).toEqual(['corrected', 'open'])
    expect((await nextOf('calls')).clinic).toBeNull()
    expect((await nextOf('numbers')).clinic).toMatchObject({
      id,
      list: 'numbers',
      wrongPhone: NUMBER,
      source: { name: 'hrsa', id: 'BPS-7' },
      facts: { website: 'https://example.org' },
    })
  })

  it('is an ordinary call again with another number, or once it works', async () => {
    for (const [outcome, more, number] of [
      ['number-found', { phone: '(864) 555-0177' }, OTHER],
      ['number-works', {}, NUMBER],
    ] as const) {
      await test.settleAll()
      const { id, lastVerifiedAt } = await newClinic(payload, VERIFIED)
      await openAndRecord(id, 'wrong-number')
      for (const phone of [...WRITTEN, ''])
        expect((await openAndRecord(id, 'number-found', { phone })).status, phone).toBe(400)
      await expectPublic(id, null)
      await openAndRecord(id, outcome, { ...more, list: 'numbers' })
      await expectPublic(id, number)
      expect(await published(id), outcome).toMatchObject({ lastVerifiedAt })
      expect(await nextOf('calls')).toMatchObject({
        clinic: { id, list: 'calls', wrongPhone: null },
        month: { due: 1, numbers: 0 },
      })
    }
  })

  it('waits a month if nobody found another one', async () => {
    const { id } = await newClinic(payload, VERIFIED)
    await openAndRecord(id, 'wrong-number')
    await openAndRecord(id, 'no-number-found')
    expect(await nextOf('numbers')).toMatchObject({ clinic: null, month: { numbers: 0 } })
    const askAgainOn = Date.parse((await published(id)).askAgainOn ?? '')
    expect(askAgainOn).toBeGreaterThan(Date.parse(daysAgo(-29)))
  })
})

describe('a clinic that nobody can call', () => {
  it('can’t be verified by phone', async () => {
    for (const data of UNREACHABLE) {
      await test.settleAll()
      const { id, state } = await newClinic(payload, { lastVerifiedAt: daysAgo(40), ...data })
      const place = { address: '1 Main St', city: 'Anderson', zipCode: '29621', state }
      const before = await published(id)
      expect((await nextOf('numbers')).clinic).toMatchObject({ id })
      await test.stop(test.ben)
      for (const [outcome, more] of [
        ['confirm', {}],
        ['correct', { corrections: { website: 'https://example.org' } }],
        ['move', { place }],
        ['wrong-number', {}],
      ] as const)
        expect((await openAndRecord(id, outcome, more)).status, outcome).toBe(409)
      expect(await published(id)).toEqual(before)
    }
  })

  it('is not verified by the call that takes its number away, which no import brings back', async () => {
    const { id, lastVerifiedAt } = await newClinic(payload, VERIFIED)
    await openAndRecord(id, 'correct', { corrections: { phone: null } })
    const clinic = await published(id)
    expect(clinic).toMatchObject({ phone: null, wrongPhones: NUMBER, lastVerifiedAt })
    expect(clinic.verifiedFields).not.toContain('phone')
    for (const [number, shown] of [
      [NUMBER, null],
      [OTHER, OTHER],
      [NUMBER, null],
    ] as const) {
      // As an import writes it: nobody is signed in.
      await test.change(id, { phone: number })
      await expectPublic(id, shown)
      const { clinic: next } = await nextOf(shown ? 'calls' : 'numbers')
      expect(next).toMatchObject({ id, wrongPhone: shown ? null : NUMBER })
    }
  })
})

describe('the form', () => {
  const save = (id: number, data: object, draft = false) => {
    const _status = draft ? 'draft' : 'published'
    return editor.ask('PATCH', `/clinics/${id}?draft=${draft}`, { ...data, _status })
  }
  const expectRefused = ({ status, body }: { status: number; body: unknown }, fault: string) => {
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(fault)
  }

  it('brings a number that doesn’t work back only once it is off the list', async () => {
    for (const data of [{ phone: OTHER }, { phone: null }]) {
      const { id } = await newClinic(payload, { wrongPhones: NUMBER, ...data })
      for (const phone of WRITTEN) {
        // The form saves what is typed as a draft first.
        await save(id, { phone }, true)
        expectRefused(await save(id, { phone }), 'This number was marked as wrong')
      }
      await expectPublic(id, data.phone)
      await save(id, { wrongPhones: null }, true)
      expect((await save(id, { phone: NUMBER, wrongPhones: null })).status).toBe(200)
      await expectPublic(id, NUMBER)
    }
  })

  it('still takes a number that was only deleted and typed again, or never worked', async () => {
    const { id } = await newClinic(payload, {})
    await save(id, { phone: null }, true)
    await save(id, { phone: NUMBER }, true)
    await save(id, { website: 'https://example.org' })
    await expectPublic(id, NUMBER)
    await openAndRecord(id, 'wrong-number')
    expect((await save(id, { website: 'https://example.com' })).status).toBe(200)
    expect((await save(id, { phone: OTHER })).status).toBe(200)
    await expectPublic(id, OTHER)
  })

  it('can’t say that somebody called a clinic that nobody can call', async () => {
    const fault = 'A clinic without a phone number'
    const [lastVerifiedAt, day] = [daysAgo(40), daysAgo(0)]
    for (const data of UNREACHABLE) {
      const { id } = await newClinic(payload, { ...data, lastVerifiedAt })
      await save(id, { lastVerifiedAt: day }, true)
      for (const sent of [{}, { lastVerifiedAt: day }]) expectRefused(await save(id, sent), fault)
      expect(await listingOf(id)).toMatchObject({ lastVerifiedAt })
      expect((await save(id, { lastVerifiedAt, website: 'https://example.org' })).status).toBe(200)
      expect((await save(id, { lastVerifiedAt: day, phone: OTHER })).status).toBe(200)
      expect(await listingOf(id)).toMatchObject({ lastVerifiedAt: day })
      expect((await save(id, { lastVerifiedAt: null, phone: null })).status).toBe(200)
    }
    // Nor in a new clinic, nor many at once.
    const { id, state } = await newClinic(payload, { phone: null })
    const called = { name: 'New', city: 'Anderson', state, lastVerifiedAt: day }
    expectRefused(await editor.ask('POST', '/clinics', { ...called, _status: 'published' }), fault)
    const path = `/clinics?where[id][in][]=${id}`
    expect((await editor.ask('PATCH', path, { lastVerifiedAt: day })).status).toBe(400)
    expect((await published(id)).lastVerifiedAt).toBeNull()
  })
})
