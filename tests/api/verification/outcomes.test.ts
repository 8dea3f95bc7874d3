import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { messageValues } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { DAY_MS, daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload } = test
afterAll(() => test.close())
beforeEach(() => test.settleAll())

describe('all still right', () => {
  it('sets the public date, clears reports, and protects what was confirmed', async () => {
    const { id } = await newClinic(payload, {
      reportedWrongAt: daysAgo(1),
      changedAtSourceAt: daysAgo(1),
      askAgainOn: daysAgo(1),
      services: ['Dental Care'],
    })
    const answer = await test.openAndRecord(id, 'confirm', { note: 'Spoke with the desk' })
    expect(answer.body).toMatchObject({ saved: true, turn: { clinic: null, month: { due: 0 } } })
    const clinic = await test.published(id)
    expect(Date.parse(clinic.lastVerifiedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(clinic).toMatchObject({
      reportedWrongAt: null,
      changedAtSourceAt: null,
      askAgainOn: null,
    })
    expect(clinic.verifiedFields).toEqual(expect.arrayContaining(['name', 'phone', 'services']))
    expect(clinic.verifiedFields).not.toContain('website')
    expect(clinic.verifiedFields).not.toContain('askAgainOn')
    expect(await test.listingOf(id)).toMatchObject({
      verified: true,
      lastVerifiedAt: clinic.lastVerifiedAt,
    })
    expect(await test.historyOf(id)).toMatchObject([
      { outcome: 'all still right', note: 'Spoke with the desk', by: test.ana.id },
    ])
  })

  it('is not saved for a clinic that somebody changed since it was shown', async () => {
    const { id } = await newClinic(payload, {})
    const shown = await test.open(test.ana, id)
    await payload.update({ collection: 'clinics', id, data: { phone: '864-555-0188' } })
    const { body } = await test.recordOutcome(test.ana, shown, 'confirm')
    expect(body).toMatchObject({ saved: false, clinic: { facts: { phone: '864-555-0188' } } })
    expect((await test.published(id)).lastVerifiedAt).toBeFalsy()
    expect(await test.historyOf(id)).toEqual([])
  })

  it.each(['confirm', 'no-answer', 'close'])(
    'is not saved if a report came in that the screen did not show yet: %s',
    async (outcome) => {
      const { id } = await newClinic(payload, { reportedWrongAt: daysAgo(1) })
      const shown = await test.open(test.ana, id)
      const message = { ...messageValues(), status: 'new', clinic: id } as const
      await payload.create({ collection: 'contact-messages', data: message })
      const { body } = await test.recordOutcome(test.ana, shown, outcome)
      const { reportedWrongAt } = await test.published(id)
      expect(Date.parse(reportedWrongAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
      expect(body).toMatchObject({ saved: false, clinic: { reason: 'reported', reportedWrongAt } })
      expect(await test.historyOf(id)).toEqual([])
      if (body.saved) throw new Error('It was saved')
      expect(await test.recordOutcome(test.ana, body.clinic, outcome)).toMatchObject({
        body: { saved: true },
      })
    },
  )

  it('opens the next clinic with the same answer', async () => {
    const [first, second] = [await newClinic(payload, {}), await newClinic(payload, {})]
    const { body } = await test.openAndRecord(first.id, 'confirm')
    expect(body).toMatchObject({ saved: true, turn: { clinic: { id: second.id } } })
  })
})

describe('a correction', () => {
  it('is public, verified, protected, and logged with the value before', async () => {
    const { id } = await newClinic(payload, { languages: ['English'] })
    await payload.update({
      collection: 'clinics',
      id,
      locale: 'es',
      data: { languages: ['Inglés'], appointments: 'Con cita' },
    })
    await test.openAndRecord(id, 'correct', {
      corrections: {
        phone: '864-555-0177',
        languages: ['English', 'Spanish'],
        openingHours: [{ day: 'monday', opens: '09:00', closes: '17:00' }],
      },
    })
    const clinic = await test.published(id)
    expect(clinic).toMatchObject({ phone: '864-555-0177', languages: ['English', 'Spanish'] })
    expect(clinic.lastVerifiedAt).toBeTruthy()
    expect(clinic.verifiedFields).toEqual(expect.arrayContaining(['phone', 'languages']))
    const [row] = await test.historyOf(id)
    expect(row?.changes).toMatchObject([
      { field: 'Phone', before: '864-555-0142', after: '864-555-0177' },
      { field: 'Weekly hours', after: 'Monday 09:00–17:00' },
      { field: 'Languages', before: 'English', after: 'English, Spanish' },
      { field: 'Languages (Spanish)', before: 'Inglés', after: null },
    ])
    // A translation of a changed text would be wrong; one of an unchanged text stays.
    expect(await test.listingOf(id, 'es')).toMatchObject({
      phone: '864-555-0177',
      // Nobody's translation any more: the usual words.
      languages: ['Inglés', 'Español'],
      appointments: 'Con cita',
      inEnglish: [],
    })
    expect(await test.listingOf(id, 'en')).toMatchObject({ inEnglish: [] })
  })

  it('is refused by the rules of its fields, each named, and nothing is written', async () => {
    const { id } = await newClinic(payload, {})
    const { status, body } = await test.openAndRecord(id, 'correct', {
      corrections: { phone: '12', website: 'example', city: 'Clemson', name: '' },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Enter the full number with its area code')
    const { errors } = body as unknown as {
      errors: { data: { errors: { path: string }[] } }[]
    }
    const paths = errors[0]?.data.errors.map(({ path }) => path)
    expect(paths?.sort()).toEqual(['name', 'phone', 'website'])
    expect(await test.published(id)).toMatchObject({ city: 'Anderson', phone: '864-555-0142' })
    expect(await test.historyOf(id)).toEqual([])
  })

  it('can’t change fields that a call doesn’t ask about', async () => {
    const { id } = await newClinic(payload, {})
    const answer = await test.openAndRecord(id, 'correct', {
      corrections: { slug: 'mine', source: 'x' },
    })
    expect(answer.status).toBe(400)
    expect((await test.published(id)).slug).not.toBe('mine')
  })

  it('needs at least one difference', async () => {
    const { id } = await newClinic(payload, {})
    const answer = await test.openAndRecord(id, 'correct', { corrections: { city: 'Anderson' } })
    expect(answer.refusal).toContain('Nothing has changed')
  })
})

describe('no answer', () => {
  it('asks again on the next workday, or in a week after the third time in a row', async () => {
    const { id } = await newClinic(payload, {})
    const waits: number[] = []
    for (let call = 0; call < 3; call += 1) {
      await test.openAndRecord(id, 'no-answer')
      const { askAgainOn } = await test.published(id)
      waits.push((Date.parse(askAgainOn ?? '') - Date.now()) / DAY_MS)
      expect([0, 6]).not.toContain(new Date(askAgainOn ?? '').getUTCDay())
    }
    // From a Friday evening it is until Monday.
    expect(waits[0]).toBeLessThan(4)
    expect(waits[1]).toBeCloseTo(waits[0] ?? 0, 2)
    expect(waits[2]).toBeGreaterThan(6)
    expect(await test.published(id)).toMatchObject({ lastVerifiedAt: null })
    expect((await test.open(test.ana, id)).unansweredCalls).toBe(3)
    expect((await test.historyOf(id)).map(({ askAgainOn }) => Boolean(askAgainOn))).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('ask again', () => {
  it('keeps the day and the note, and refuses a day in the past', async () => {
    const { id } = await newClinic(payload, {})
    const day = daysAgo(-10).slice(0, 10)
    const past = await test.openAndRecord(id, 'ask-again', { day: '2026-01-01' })
    expect(past.refusal).toBe('Choose a day after today.')
    await test.openAndRecord(id, 'ask-again', { day, note: 'The director is away' })
    expect((await test.published(id)).askAgainOn).toBe(`${day}T12:00:00.000Z`)
    expect(await test.historyOf(id)).toMatchObject([
      { outcome: 'ask again', note: 'The director is away' },
    ])
    expect((await test.next(test.ana)).clinic).toBeNull()
  })
})

describe('moved', () => {
  const there = (state: number, more: object = {}) => ({
    place: { address: '100 Main St', city: 'Greenville', state, zipCode: '29601', ...more },
  })

  it('writes the new address, and the point of its ZIP code', async () => {
    const { id, state, updatedAt } = await newClinic(payload, { latitude: 1, longitude: 2 })
    await test.openAndRecord(id, 'move', there(Number(state)))
    const clinic = await test.published(id)
    expect(clinic).toMatchObject({
      address: '100 Main St',
      city: 'Greenville',
      zipCode: '29601',
      coordinatesApproximate: true,
    })
    expect(clinic.latitude).toBeCloseTo(34.85, 1)
    expect(clinic.longitude).toBeCloseTo(-82.4, 1)
    expect(clinic.lastVerifiedAt).toBeTruthy()
    const again = { updatedAt, reportedWrongAt: null, ...there(Number(state)) }
    expect((await test.ana.askEndpoint(`/verification/${id}/move`, again)).body).toMatchObject({
      saved: true,
    })
    const [row, ...others] = await test.historyOf(id)
    expect(others).toEqual([])
    expect(row?.changes).toMatchObject([
      { before: '414 North St, Anderson, 29621', after: '100 Main St, Greenville, 29601' },
    ])
  })

  it.each([
    ['a ZIP code of another state', { zipCode: '94952' }, /is in CA/],
    ['a ZIP code that does not exist', { zipCode: '00000' }, /ZIP code does not exist/],
    ['no street', { address: '' }, /street address/],
  ])('refuses %s', async (_name, wrong, sentence) => {
    const { id, state } = await newClinic(payload, {})
    const { body, status } = await test.openAndRecord(id, 'move', there(Number(state), wrong))
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toMatch(sentence)
    expect((await test.published(id)).city).toBe('Anderson')
  })
})

describe('closed', () => {
  it('takes the clinic off the public site and keeps it', async () => {
    const { id } = await newClinic(payload, {})
    expect(await test.listingOf(id)).toBeTruthy()
    await test.openAndRecord(id, 'close')
    expect(await test.listingOf(id)).toBeUndefined()
    expect(await test.published(id)).toMatchObject({ name: 'Test Clinic', _status: 'draft' })
    expect((await test.published(id)).closedAt).toBeTruthy()
    expect((await test.next(test.ana)).clinic).toBeNull()
  })
})
