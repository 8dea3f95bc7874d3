import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn } from '../../support/people.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload } = test
const editor = await signIn(payload, 'editor', 'Eve')
afterAll(() => test.close())
beforeEach(() => test.settleAll())

const NUMBER = '864-555-0142'
const OTHER = '864-555-0177'

/** The numbers that visitors get: of its page in both languages, and of lists. */
const publicNumbers = async (id: number) => {
  const { rows } = await test.database.pool.query(
    'select detail::jsonb, summary::jsonb from listings where clinic_id = $1 order by locale',
    [id],
  )
  return rows.flatMap(({ detail, summary }) => [detail.phone, summary.phone])
}
const everywhere = (number: string | null) => [number, number, number, number]

/** What the next person gets from a list. */
const nextOf = async (list: 'calls' | 'numbers') => {
  await test.ben.askEndpoint('/verification/stop', {})
  const { body } = await test.ben.askEndpoint<Awaited<ReturnType<typeof test.next>>>(
    '/verification/next',
    { list },
  )
  return body
}

/** As an import writes it: nobody is signed in. */
const importPhone = async (id: number, phone: string) => {
  await payload.update({ collection: 'clinics', id, data: { phone } })
}

const verifiedBefore = {
  lastVerifiedAt: daysAgo(40),
  verifiedFields: ['phone', 'phoneExtension', 'name'],
  phoneExtension: '7',
  website: 'https://example.org',
  source: 'hrsa',
  sourceId: 'BPS-7',
}

describe('a wrong number', () => {
  it('is not shown to anybody, verifies nothing, and is found again in a list of its own', async () => {
    const { id, lastVerifiedAt } = await newClinic(payload, verifiedBefore)
    const say = (topics: string[]) =>
      payload.create({
        collection: 'corrections',
        data: { clinic: id, topics, text: 'It is wrong', sender: 'one', status: 'open' },
      })
    const said = [await say(['phone']), await say(['phone', 'hours'])]
    expect(await publicNumbers(id)).toEqual(everywhere(NUMBER))
    const { body } = await test.openAndRecord(id, 'wrong-number')
    expect(body).toMatchObject({ turn: { clinic: null, month: { due: 0, numbers: 1 } } })
    expect(await publicNumbers(id)).toEqual(everywhere(null))
    expect(await test.listingOf(id)).toMatchObject({
      phoneExtension: null,
      phoneIsWrong: true,
      lastVerifiedAt,
    })
    expect((await test.listingOf(id))?.factDates).not.toHaveProperty('phone')
    expect(await test.published(id)).toMatchObject({
      phone: NUMBER,
      wrongPhones: NUMBER,
      verifiedFields: ['name'],
      lastVerifiedAt,
    })
    const statuses = await Promise.all(
      said.map((one) => payload.findByID({ collection: 'corrections', id: one.id })),
    )
    expect(statuses.map(({ status }) => status)).toEqual(['corrected', 'open'])
    expect((await nextOf('calls')).clinic).toBeNull()
    expect((await nextOf('numbers')).clinic).toMatchObject({
      id,
      list: 'numbers',
      wrongPhone: NUMBER,
      source: { name: 'hrsa', id: 'BPS-7' },
      facts: { website: 'https://example.org' },
    })
  })

  it('can be undone after a slip of the thumb', async () => {
    const { id } = await newClinic(payload, verifiedBefore)
    const { body } = await test.openAndRecord(id, 'wrong-number')
    if (!body.saved) throw new Error('It was not saved')
    await test.ana.askEndpoint(`/verifications/${body.turn.undo?.call}/undo`, {})
    expect(await publicNumbers(id)).toEqual(everywhere(NUMBER))
    expect(await test.published(id)).toMatchObject({ wrongPhones: null, ...verifiedBefore })
    expect((await nextOf('calls')).clinic).toMatchObject({ id, list: 'calls', wrongPhone: null })
  })

  it('is an ordinary call again with another number, or once it works', async () => {
    for (const [outcome, more, number] of [
      ['number-found', { phone: '(864) 555-0177' }, OTHER],
      ['number-works', {}, NUMBER],
    ] as const) {
      const { id, lastVerifiedAt } = await newClinic(payload, verifiedBefore)
      await test.openAndRecord(id, 'wrong-number')
      const { body } = await test.openAndRecord(id, outcome, { ...more, list: 'numbers' })
      expect(body.saved).toBe(true)
      expect(await publicNumbers(id)).toEqual(everywhere(number))
      expect(await test.published(id)).toMatchObject({ lastVerifiedAt })
      expect(await nextOf('calls')).toMatchObject({
        clinic: { id, list: 'calls' },
        month: { due: 1, numbers: 0 },
      })
      await test.settleAll()
    }
  })

  it('is refused as the number that was found, however it is written', async () => {
    const { id } = await newClinic(payload, verifiedBefore)
    await test.openAndRecord(id, 'wrong-number')
    for (const phone of [NUMBER, '(864) 555 0142', '+1 864.555.0142', '']) {
      const { status } = await test.openAndRecord(id, 'number-found', { phone })
      expect(status, phone).toBe(400)
    }
    expect(await publicNumbers(id)).toEqual(everywhere(null))
  })

  it('waits a month if no number was found', async () => {
    const { id } = await newClinic(payload, verifiedBefore)
    await test.openAndRecord(id, 'wrong-number')
    await test.openAndRecord(id, 'no-number-found')
    expect(await nextOf('numbers')).toMatchObject({ clinic: null, month: { numbers: 0 } })
    const askAgainOn = Date.parse((await test.published(id)).askAgainOn ?? '')
    expect(askAgainOn).toBeGreaterThan(Date.parse(daysAgo(-29)))
  })
})

describe('a clinic that nobody can call', () => {
  const place = { address: '1 Main St', city: 'Anderson', zipCode: '29621' }

  it.each([
    ['has no number', { phone: null }],
    ['has a number that doesn’t work', { wrongPhones: NUMBER }],
  ])('can’t be verified by phone: %s', async (_, data) => {
    const { id, state } = await newClinic(payload, { lastVerifiedAt: daysAgo(40), ...data })
    const before = await test.published(id)
    expect((await nextOf('numbers')).clinic).toMatchObject({ id })
    await test.ben.askEndpoint('/verification/stop', {})
    for (const [outcome, more] of [
      ['confirm', {}],
      ['correct', { corrections: { website: 'https://example.org' } }],
      ['move', { place: { ...place, state } }],
      ['wrong-number', {}],
    ] as const)
      expect((await test.openAndRecord(id, outcome, more)).status, outcome).toBe(409)
    expect(await test.published(id)).toEqual(before)
  })

  it('is not verified by the call that takes its number away, and gets only another number from an import', async () => {
    const { id, lastVerifiedAt } = await newClinic(payload, verifiedBefore)
    await test.openAndRecord(id, 'correct', { corrections: { phone: null } })
    const clinic = await test.published(id)
    expect(clinic).toMatchObject({ phone: null, wrongPhones: NUMBER, lastVerifiedAt })
    expect(clinic.verifiedFields).not.toContain('phone')
    expect((await nextOf('numbers')).clinic).toMatchObject({ id })
    await importPhone(id, NUMBER)
    expect(await publicNumbers(id)).toEqual(everywhere(null))
    expect((await nextOf('numbers')).clinic).toMatchObject({ id, wrongPhone: NUMBER })
    await importPhone(id, OTHER)
    expect(await publicNumbers(id)).toEqual(everywhere(OTHER))
    expect((await nextOf('calls')).clinic).toMatchObject({ id })
    await importPhone(id, NUMBER)
    expect(await publicNumbers(id)).toEqual(everywhere(null))
  })
})

describe('the form', () => {
  interface Refused {
    errors?: { data?: { errors?: { path: string; message: string }[] } }[]
  }
  const save = async (id: number, data: object, draft = false) => {
    const query = draft ? '?draft=true' : ''
    const _status = draft ? 'draft' : 'published'
    const { status, body } = await editor.ask<Refused>('PATCH', `/clinics/${id}${query}`, {
      ...data,
      _status,
    })
    const errors = body.errors?.flatMap((error) => error.data?.errors ?? [])
    return { status, faults: errors?.map(({ path, message }) => `${path}: ${message}`) ?? [] }
  }
  const now = () => new Date().toISOString()

  it.each([
    ['never had it', { phone: OTHER }],
    ['lost it', { phone: null }],
  ])('brings a number that doesn’t work back only once it is off the list: %s', async (_, data) => {
    const { id } = await newClinic(payload, { wrongPhones: NUMBER, ...data })
    const before = await publicNumbers(id)
    for (const phone of [NUMBER, '(864) 555 0142', '+1 864.555.0142']) {
      // The form saves what is typed as a draft first.
      await save(id, { phone }, true)
      const { status, faults } = await save(id, { phone })
      expect([status, faults], phone).toEqual([
        400,
        [expect.stringContaining('phone: This number was marked as wrong')],
      ])
    }
    expect(await publicNumbers(id)).toEqual(before)
    await save(id, { wrongPhones: null }, true)
    expect((await save(id, { phone: NUMBER, wrongPhones: null })).status).toBe(200)
    expect(await publicNumbers(id)).toEqual(everywhere(NUMBER))
  })

  it('still takes a number that was only deleted and typed again, or never worked', async () => {
    const { id } = await newClinic(payload, {})
    await save(id, { phone: null }, true)
    await save(id, { phone: NUMBER }, true)
    expect((await save(id, { website: 'https://example.org' })).status).toBe(200)
    expect(await publicNumbers(id)).toEqual(everywhere(NUMBER))
    await test.openAndRecord(id, 'wrong-number')
    expect((await save(id, { website: 'https://example.com' })).status).toBe(200)
    expect((await save(id, { phone: OTHER })).status).toBe(200)
    expect(await publicNumbers(id)).toEqual(everywhere(OTHER))
  })

  it.each([
    ['has no number', { phone: null }],
    ['has a number that doesn’t work', { wrongPhones: NUMBER }],
  ])('can’t say that somebody called a clinic that %s', async (_, data) => {
    const lastVerifiedAt = daysAgo(40)
    const { id } = await newClinic(payload, { ...data, lastVerifiedAt })
    const day = now()
    await save(id, { lastVerifiedAt: day }, true)
    const refused = [expect.stringContaining('lastVerifiedAt: A clinic without a phone number')]
    expect(await save(id, {})).toEqual({ status: 400, faults: refused })
    expect(await save(id, { lastVerifiedAt: day })).toEqual({ status: 400, faults: refused })
    expect(await test.listingOf(id)).toMatchObject({ lastVerifiedAt })
    expect((await save(id, { lastVerifiedAt, website: 'https://example.org' })).status).toBe(200)
    expect((await save(id, { lastVerifiedAt: day, phone: OTHER })).status).toBe(200)
    expect(await test.listingOf(id)).toMatchObject({ lastVerifiedAt: day })
    expect((await save(id, { lastVerifiedAt: null, phone: null })).status).toBe(200)
  })

  it('can’t say so in a new clinic, nor many at once', async () => {
    const { id, state } = await newClinic(payload, { phone: null })
    const made = await editor.ask('POST', '/clinics', {
      name: 'New',
      city: 'Anderson',
      state,
      lastVerifiedAt: now(),
      _status: 'published',
    })
    expect(made.status).toBe(400)
    const many = await editor.ask('PATCH', `/clinics?where[id][in][]=${id}`, {
      lastVerifiedAt: now(),
    })
    expect(many.status).toBe(400)
    expect((await test.published(id)).lastVerifiedAt).toBeNull()
  })
})

it('a call dates what it confirms, and not what it empties', async () => {
  const { id } = await newClinic(payload, verifiedBefore)
  await test.openAndRecord(id, 'correct', {
    corrections: { website: null, languages: ['Spanish'], asksForId: null },
  })
  expect((await test.listingOf(id))?.factDates).toMatchObject({
    phone: { source: 'call' },
    languages: { source: 'call' },
  })
  const { factDates } = (await test.listingOf(id)) ?? {}
  expect(factDates).not.toHaveProperty('website')
  expect(factDates).not.toHaveProperty('asksForId')
})
