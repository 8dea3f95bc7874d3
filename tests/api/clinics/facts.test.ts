import { beforeEach, describe, expect, it } from 'vitest'
import { Clinic } from '../../../cms/contract/clinic.ts'
import type { OpenTime } from '../../../cms/contract/open-time.ts'
import type { CorrectionView } from '../../../cms/corrections/endpoints/answers.ts'
import { keepStaffChanges } from '../../../cms/corrections/keep-staff-changes.ts'
import { hoursInDoubt } from '../../../cms/dashboard/queries/today.ts'
import { type Answer, signIn } from '../../support/people.ts'
import { receiveMessage } from '../../support/receive-message.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, ana, make, change, published } = test
const editor = await signIn(payload, 'editor')
beforeEach(() => test.settleAll())

interface Refused {
  errors: { data: { errors: { path: string; message: string }[] } }[]
}
const faultsOf = ({ body }: Answer<unknown>) =>
  (body as Refused).errors[0]?.data.errors.map(({ path, message }) => ({ path, message }))

/** As the form sends it. */
const publish = (id: number, data: object) =>
  editor.ask('PATCH', `/clinics/${id}`, { ...data, _status: 'published' })

const OVERNIGHT = [{ day: 'friday', opens: '18:00', closes: '02:00' }] as const

/** What is asked about before it is published, and the answer that confirms it. */
const SLIPS: [data: object, path: string, confirmed: string][] = [
  [{ openingHours: OVERNIGHT }, 'openingHours.0.closes', 'hours friday 18:00-02:00'],
  [{ latitude: -34.5, longitude: 97.4 }, 'latitude', 'point -34.5,97.4 29621'],
  [{ services: ['dentel care'] }, 'services', 'word services dentel care'],
  [{ languages: ['Spanisch'] }, 'languages', 'word languages Spanisch'],
  [
    { address: '9 Main St' },
    'address',
    'moved 414 North St, Anderson, 29621 > 9 Main St, Anderson, 29621',
  ],
]

describe('a slip in a clinic’s form', () => {
  it('is asked about before publishing, once', async () => {
    for (const [data, path, confirmed] of SLIPS) {
      const id = await make()
      const asked = await publish(id, data)
      expect([asked.status, faultsOf(asked)], path).toMatchObject([400, [{ path }]])
      expect(faultsOf(asked)).toHaveLength(1)
      expect((await publish(id, { ...data, confirmed: [confirmed] })).status).toBe(200)
      expect((await publish(id, { phone: '864-555-0177' })).status).toBe(200)
    }
  })

  it('is called a question, beside what the form calls its field', async () => {
    for (const [language, message] of [
      ['en', 'Answer what is asked beside: Street address'],
      ['es', 'Responda lo que se pregunta junto a: Dirección'],
    ]) {
      const moved = { address: '9 Main St', _status: 'published' }
      const headers = { 'accept-language': language ?? '' }
      const asked = await editor.ask('PATCH', `/clinics/${await make()}`, moved, headers)
      expect(asked.body).toMatchObject({ errors: [{ message }] })
    }
  })

  it('is not asked about in a draft, nor after an import that brought it in', async () => {
    const draft = { openingHours: OVERNIGHT, _status: 'draft' }
    const saved = await editor.ask('PATCH', `/clinics/${await make()}?draft=true`, draft)
    expect(saved.status).toBe(200)
    const id = await make({ services: ['dentel care'], openingHours: [...OVERNIGHT] })
    expect((await publish(id, { phone: '864-555-0177' })).status).toBe(200)
    expect((await publish(await make(), { services: ['Quite another'] })).status).toBe(200)
  })

  it('that is a move is public if it was meant', async () => {
    const id = await make()
    const movedFrom = '414 North St, Anderson, 29621'
    const move = { address: '10 Oak Ave', movedFrom, movedAt: '2026-11-01T12:00:00.000Z' }
    expect((await publish(id, move)).status).toBe(200)
    expect(await test.listingOf(id, 'es')).toMatchObject({ address: '10 Oak Ave', movedFrom })
  })
})

it('a slip during a call is asked about, and kept once it is confirmed', async () => {
  const id = await make({ latitude: 34.5, longitude: -82.65 })
  const shown = await test.open(ana, id)
  const correct = (corrections: object, more: object = {}) =>
    test.recordOutcome(ana, shown, 'correct', { corrections, ...more })
  expect(faultsOf(await correct({ zipCode: '94952' }))).toEqual([
    { path: 'zipCode', message: expect.stringContaining('choose Moved') },
  ])
  const corrections = { services: ['dentel care'], openingHours: OVERNIGHT }
  const paths = faultsOf(await correct(corrections))?.map(({ path }) => path)
  expect(paths).toEqual(['openingHours.0.closes', 'services'])
  const confirmed = ['hours friday 18:00-02:00', 'word services dentel care']
  expect((await correct(corrections, { confirmed })).body).toMatchObject({ saved: true })
  expect(await published(id)).toMatchObject({ services: ['dentel care'], confirmed })
  expect((await test.open(test.ben, id)).confirmed).toEqual(confirmed)
})

it('times and telephone numbers are stored in one format, and found however they are typed', async () => {
  const id = await make()
  const monday = { day: 'monday', opens: '9am', closes: '5:30 PM' }
  await publish(id, { openingHours: [monday], phone: '(864) 555 0199' })
  const openingHours = [{ opens: '09:00', closes: '17:30' }]
  expect(await published(id)).toMatchObject({ phone: '864-555-0199', openingHours })
  const early = await publish(id, { openingHours: [{ ...monday, opens: 'early' }] })
  expect(faultsOf(early)).toMatchObject([{ message: 'Enter a time, such as 09:00 or 17:30.' }])
  for (const typed of ['(864) 555-0199', '864.555.0199', '+1 864 555 0199']) {
    const where = new URLSearchParams({ 'where[or][0][phone][like]': typed })
    const found = await editor.ask<{ docs: { id: number }[] }>('GET', `/clinics?${where}`)
    expect(found.body.docs, typed).toMatchObject([{ id }])
  }
})

describe('weekly hours beside hours in words', () => {
  const week = (opens: string): OpenTime[] => [{ day: 'monday', opens, closes: '17:00' }]
  const [EIGHT, NINE] = [week('08:00'), week('09:00')]
  const IN_WORDS = 'Mon 9\u00a0AM–5\u00a0PM'
  const UNCLEAR = 'Mondays, women only in the morning'

  const withHours = (hoursOfOperation: string) => make({ openingHours: EIGHT, hoursOfOperation })
  const isListed = async (id: number) =>
    (await hoursInDoubt(payload.db.pool, 100)).some((clinic) => clinic.id === id)
  const expectHours = async (id: number, openingHours: OpenTime[], hoursOfOperation: string) =>
    expect(await test.listingOf(id)).toMatchObject({ openingHours, hoursOfOperation })

  it('are not corrected in a call unless the words are removed, or unclear and confirmed', async () => {
    const hours = { openingHours: NINE }
    const confirmed = [`hours in words Monday 09:00-17:00: ${UNCLEAR}`]
    for (const [words, answer, after] of [
      ['Monday 8 to 5', { corrections: { ...hours, hoursOfOperation: null } }, IN_WORDS],
      [UNCLEAR, { corrections: hours, confirmed }, UNCLEAR],
    ] as const) {
      const id = await withHours(words)
      const refused = await test.openAndRecord(id, 'correct', { corrections: hours })
      expect(refused.status).toBe(400)
      await expectHours(id, EIGHT, words)
      await test.openAndRecord(id, 'correct', answer)
      await expectHours(id, NINE, after)
      if (words !== UNCLEAR) expect(await isListed(id)).toBe(false)
    }
  })

  it('that an import changes are the newer of the two, and editors are told', async () => {
    const id = await withHours('Monday 8 to 5')
    await change(id, { hoursOfOperation: 'lunes de 8 a. m. a 5 p. m.' }, { locale: 'es' })
    await change(id, { openingHours: NINE })
    await expectHours(id, NINE, IN_WORDS)
    const spanish = await test.listingOf(id, 'es')
    expect(spanish?.hoursOfOperation).toMatch(/^Lun 9/)
    expect(spanish?.inEnglish).not.toContain('hoursOfOperation')
    expect(await isListed(id)).toBe(true)
    await change(id, { hoursOfOperation: 'Monday 10 to 5' })
    await expectHours(id, week('10:00'), 'Monday 10 to 5')
    await change(id, { openingHours: week('10:00'), hoursOfOperation: null })
    await change(id, { hoursOfOperation: null }, { locale: 'es' })
    expect(await isListed(id)).toBe(false)
  })

  /** @returns the address of the changes that a clinic's own staff send */
  const propose = async (clinic: number, data: object) => {
    const sender = `link of ${clinic}`
    await keepStaffChanges(payload, { clinic, data, text: '', locale: 'en', sender })
    const where = { clinic: { equals: clinic }, status: { equals: 'open' } }
    const { docs } = await payload.find({ collection: 'corrections', where })
    return `/corrections/${docs[0]?.id}`
  }

  it('that a clinic’s own staff send remove words that contradict them, but not what is unclear', async () => {
    const both = ['hoursOfOperation', 'openingHours']
    for (const [words, facts, after] of [
      ['Monday 8 to 5', both, IN_WORDS],
      [UNCLEAR, ['openingHours'], UNCLEAR],
    ] as const) {
      const id = await withHours(words)
      const path = await propose(id, { openingHours: NINE })
      const { body } = await ana.askEndpoint<CorrectionView>(path)
      expect(body.changes.map(({ name }) => name)).toEqual(both)
      await ana.askEndpoint(`${path}/apply`, { facts })
      await expectHours(id, NINE, after)
      expect(await isListed(id)).toBe(false)
    }
  })

  it('a number that the staff say works is shown again', async () => {
    const phone = '864-555-0142'
    const id = await make({ wrongPhones: phone })
    expect((await test.listingOf(id))?.phone).toBeNull()
    await ana.askEndpoint(`${await propose(id, { phone })}/apply`, { facts: ['phone'] })
    expect((await test.listingOf(id))?.phone).toBe(phone)
    expect((await published(id)).lastVerifiedAt ?? null).toBeNull()
  })
})

const listing = async (id: number) => Clinic.parse(await test.listingOf(id))
const datesOf = async (id: number) => (await listing(id)).factDates

/** A clinic with these facts, as if they were a month old. */
const known = async (facts: object) => {
  const id = await make(facts)
  const { factDates } = await published(id)
  const at = daysAgo(30)
  const dates = Object.entries(factDates ?? {}).map(([name, date]) => [name, { ...date, at }])
  await change(id, { factDates: Object.fromEntries(dates) })
  return id
}

const isNow = (date: { at: string } | undefined) => Date.now() - Date.parse(date?.at ?? '') < 60_000

describe('the date of a fact', () => {
  it('is that of its last change, and others keep theirs', async () => {
    const id = await known({ asksForId: 'yes', asksForSsn: 'no', firstVisitCost: '$20' })
    await change(id, { asksForId: 'no' })
    await change(id, { firstVisitCost: '20 dólares' }, { locale: 'es' })
    const dates = await datesOf(id)
    expect(dates.asksForId?.source).toBe('editor')
    // A translation changes no fact.
    const facts = [dates.asksForId, dates.asksForSsn, dates.firstVisitCost]
    expect(facts.map(isNow)).toEqual([true, false, false])
    expect(dates).not.toHaveProperty('asksForProofOfIncome')
  })

  it('is that of a call that confirmed or corrected it, and gone if it was emptied', async () => {
    const id = await known({ asksForId: 'yes', website: 'https://example.org', pharmacy: true })
    const corrections = { website: null, languages: ['Spanish'] }
    await test.openAndRecord(id, 'correct', { corrections })
    const { asksForId, languages, pharmacy, website } = await datesOf(id)
    expect([asksForId, languages].map(isNow)).toEqual([true, true])
    expect([languages?.source, website]).toEqual(['call', undefined])
    await test.openAndRecord(id, 'confirm')
    const { lastVerifiedAt } = await published(id)
    const dates = await datesOf(id)
    expect(dates.asksForId).toEqual({ at: lastVerifiedAt, source: 'call' })
    // A call doesn't ask for it.
    expect(dates.pharmacy).toEqual(pharmacy)
  })

  it('is the clinic’s own where none was kept', async () => {
    const id = await make({ asksForId: 'no' })
    await change(id, { factDates: null })
    expect(await datesOf(id)).toEqual({})
    await change(id, { lastVerifiedAt: daysAgo(3) })
    const { lastVerifiedAt } = await published(id)
    expect((await datesOf(id)).asksForId).toEqual({ at: lastVerifiedAt, source: 'call' })
  })

  it('in a waiting draft stays that of the edit, while a call goes on', async () => {
    const id = await make({ asksForId: 'yes' })
    const draft = { collection: 'clinics', id, draft: true } as const
    const { factDates } = await payload.update({ ...draft, data: { asksForId: 'no' } })
    await test.openAndRecord(id, 'correct', { corrections: { city: 'Clemson' } })
    const now = await payload.findByID({ ...draft, depth: 0 })
    expect(now.factDates?.asksForId).toEqual(factDates?.asksForId)
    expect(now.factDates?.city?.source).toBe('call')
  })
})

it('visitors’ reports are shown with the clinic until it is verified, without names', async () => {
  const id = await make()
  const report = (message: string, status = 'new') =>
    receiveMessage(payload, { subject: 'Wrong number', message, status, clinic: id })
  for (const text of ['The number rings at a bakery.', 'Closed on Mondays now.']) await report(text)
  await report('Buy pills', 'spam')
  const clinic = await test.open(test.ana, id)
  expect(clinic.reports).toMatchObject([
    { subject: 'Wrong number', text: 'Closed on Mondays now.' },
    { subject: 'Wrong number', text: 'The number rings at a bakery.' },
  ])
  expect(Object.keys(clinic.reports[0] ?? {}).sort()).toEqual(['at', 'message', 'subject', 'text'])
  await test.recordOutcome(test.ana, clinic, 'confirm')
  expect((await test.open(test.ana, id)).reports).toEqual([])
  await report('They have moved.')
  expect((await test.open(test.ana, id)).reports).toMatchObject([{ text: 'They have moved.' }])
})
