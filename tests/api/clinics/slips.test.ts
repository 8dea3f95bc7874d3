import { afterAll, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { type Answer, signIn } from '../../support/people.ts'
import { startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload } = test
const editor = await signIn(payload, 'editor')
afterAll(() => test.close())

interface Refused {
  errors: { data: { errors: { path: string; message: string }[] } }[]
}

const faultsOf = ({ body }: Answer<unknown>) =>
  (body as Refused).errors[0]?.data.errors.map(({ path, message }) => ({ path, message }))

/** As the form sends it. */
const publish = (id: number, data: object) =>
  editor.ask('PATCH', `/clinics/${id}`, { ...data, _status: 'published' })

const overnight = [{ day: 'friday', opens: '18:00', closes: '02:00' }] as const

describe('a slip in a clinic’s form', () => {
  it('is asked about before publishing: a closing time before the opening time', async () => {
    const { id } = await newClinic(payload, {})
    const asked = await publish(id, { openingHours: overnight })
    expect(asked.status).toBe(400)
    expect(faultsOf(asked)).toEqual([
      {
        path: 'openingHours.0.closes',
        message:
          'It closes at 2:00 AM, before it opens at 6:00 PM. Is it open overnight, or is that a mistake?',
      },
    ])
    const confirmed = ['hours friday 18:00-02:00']
    expect((await publish(id, { openingHours: overnight, confirmed })).status).toBe(200)
    // One answer is enough.
    expect((await publish(id, { phone: '864-555-0177' })).status).toBe(200)
  })

  it('is asked about: a point thousands of miles from its ZIP code', async () => {
    const { id } = await newClinic(payload, {})
    const far = { latitude: -34.5, longitude: 97.4 }
    const asked = await publish(id, far)
    expect(faultsOf(asked)).toEqual([
      {
        path: 'latitude',
        message: expect.stringMatching(/^The point is \d+,\d{3} miles from 29621/),
      },
    ])
    const confirmed = ['point -34.5,97.4 29621']
    expect((await publish(id, { ...far, confirmed })).status).toBe(200)
  })

  it.each([
    ['services', 'dentel care', 'Dental Care'],
    ['languages', 'Spanisch', 'Spanish'],
    ['insuranceAccepted', 'Medicad', 'Medicaid'],
  ])('is asked about: a word that is nearly a known one, in %s', async (list, typed, meant) => {
    const { id } = await newClinic(payload, {})
    expect(faultsOf(await publish(id, { [list]: [typed] }))).toEqual([
      { path: list, message: `“${typed}” is not in the list. Did you mean “${meant}”?` },
    ])
    const confirmed = [`word ${list} ${typed}`]
    expect((await publish(id, { [list]: [typed], confirmed })).status).toBe(200)
    expect((await publish(id, { [list]: ['Quite another'] })).status).toBe(200)
  })

  it('is asked about: another address, which may be a move or a correction', async () => {
    const { id } = await newClinic(payload, {})
    const address = '9 Main St'
    expect(faultsOf(await publish(id, { address }))).toEqual([
      {
        path: 'address',
        message:
          'Has the clinic moved from 414 North St, Anderson, 29621? Then its page says so. Or was that a mistake?',
      },
    ])
    const confirmed = ['moved 414 North St, Anderson, 29621 > 9 Main St, Anderson, 29621']
    expect((await publish(id, { address, confirmed })).status).toBe(200)
    const listing = (locale: 'en' | 'es') => test.listingOf(id, locale)
    expect(await listing('en')).toMatchObject({ address, movedFrom: null })
    const movedFrom = '9 Main St, Anderson, 29621'
    const move = { address: '10 Oak Ave', movedFrom, movedAt: '2026-11-01T12:00:00.000Z' }
    expect((await publish(id, move)).status).toBe(200)
    expect(await listing('es')).toMatchObject({ address: '10 Oak Ave', movedFrom })
  })

  it('is not asked about in a draft', async () => {
    const { id } = await newClinic(payload, {})
    const data = { openingHours: overnight, _status: 'draft' }
    expect((await editor.ask('PATCH', `/clinics/${id}?draft=true`, data)).status).toBe(200)
  })

  it('that an import brought in does not stop the next editor', async () => {
    const { id } = await newClinic(payload, {
      services: ['dentel care'],
      openingHours: [...overnight],
    })
    expect((await publish(id, { phone: '864-555-0177' })).status).toBe(200)
  })
})

describe('a slip during a call', () => {
  it('is asked about, and kept once it is confirmed', async () => {
    const { id } = await newClinic(payload, {})
    const corrections = { services: ['dentel care'], openingHours: overnight }
    const shown = await test.open(test.ana, id)
    const asked = await test.recordOutcome(test.ana, shown, 'correct', { corrections })
    expect(faultsOf(asked)?.map(({ path }) => path)).toEqual(['openingHours.0.closes', 'services'])
    const confirmed = ['hours friday 18:00-02:00', 'word services dentel care']
    const answer = await test.recordOutcome(test.ana, shown, 'correct', { corrections, confirmed })
    expect(answer.body).toMatchObject({ saved: true })
    expect(await test.published(id)).toMatchObject({ services: ['dentel care'], confirmed })
    expect((await test.open(test.ben, id)).confirmed).toEqual(confirmed)
  })

  it('comes with advice if the ZIP code is far from the point', async () => {
    const { id } = await newClinic(payload, { latitude: 34.5, longitude: -82.65 })
    const shown = await test.open(test.ana, id)
    const asked = await test.recordOutcome(test.ana, shown, 'correct', {
      corrections: { zipCode: '94952' },
    })
    expect(faultsOf(asked)).toEqual([
      { path: 'zipCode', message: expect.stringContaining('choose Moved') },
    ])
  })
})

describe('times and telephone numbers', () => {
  it('are stored in one format, however they were typed', async () => {
    const { id } = await newClinic(payload, {})
    const openingHours = [
      { day: 'monday', opens: '9am', closes: '5' },
      { day: 'tuesday', opens: '0900', closes: '5:30 PM' },
    ]
    await publish(id, { openingHours, phone: '(864) 555 0143' })
    expect(await test.published(id)).toMatchObject({
      phone: '864-555-0143',
      openingHours: [
        { day: 'monday', opens: '09:00', closes: '17:00' },
        { day: 'tuesday', opens: '09:00', closes: '17:30' },
      ],
    })
    const { body } = await editor.ask('PATCH', `/clinics/${id}`, {
      openingHours: [{ day: 'monday', opens: 'early', closes: '17:00' }],
      _status: 'published',
    })
    expect(body).toMatchObject({
      errors: [{ data: { errors: [{ message: 'Enter a time, such as 09:00 or 17:30.' }] } }],
    })
  })

  it.each(['(864) 555-0199', '8645550199', '864.555.0199', '+1 864 555 0199'])(
    'are found when searched for as %s',
    async (typed) => {
      const { id } = await newClinic(payload, { phone: '864-555-0199' })
      const where = new URLSearchParams({ 'where[or][0][phone][like]': typed })
      const found = await editor.ask<{ docs: { id: number }[] }>('GET', `/clinics?${where}`)
      expect(found.body.docs.map((doc) => doc.id)).toContain(id)
    },
  )
})
