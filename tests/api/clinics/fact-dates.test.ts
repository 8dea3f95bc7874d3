import { afterAll, describe, expect, it } from 'vitest'
import { Clinic } from '../../../cms/contract/clinic.ts'
import { messageValues } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, published } = test
afterAll(() => test.close())

const listing = async (id: number) => Clinic.parse(await test.listingOf(id))
const datesOf = async (id: number) => (await listing(id)).factDates

const change = (id: number, data: object, locale: 'en' | 'es' = 'en') =>
  payload.update({ collection: 'clinics', id, locale, data, depth: 0 })

/** A clinic with these facts, as if they were a month old. */
const known = async (facts: object) => {
  const { id } = await newClinic(payload, facts)
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
    await change(id, { firstVisitCost: '20 dólares' }, 'es')
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
    const { id } = await newClinic(payload, { asksForId: 'no' })
    await change(id, { factDates: null })
    expect(await datesOf(id)).toEqual({})
    await change(id, { lastVerifiedAt: daysAgo(3) })
    const { lastVerifiedAt } = await published(id)
    expect((await datesOf(id)).asksForId).toEqual({ at: lastVerifiedAt, source: 'call' })
  })

  it('in a waiting draft stays that of the edit, while a call goes on', async () => {
    const { id } = await newClinic(payload, { asksForId: 'yes' })
    const draft = { collection: 'clinics', id, draft: true } as const
    const { factDates } = await payload.update({ ...draft, data: { asksForId: 'no' } })
    await test.openAndRecord(id, 'correct', { corrections: { city: 'Clemson' } })
    const now = await payload.findByID({ ...draft, depth: 0 })
    expect(now.factDates?.asksForId).toEqual(factDates?.asksForId)
    expect(now.factDates?.city?.source).toBe('call')
  })
})

it('visitors’ reports are shown with the clinic until it is verified, without names', async () => {
  const { id } = await newClinic(payload, {})
  const report = (message: string, status: 'new' | 'spam' = 'new') =>
    payload.create({
      collection: 'contact-messages',
      data: { ...messageValues(), subject: 'Wrong number', message, status, clinic: id },
    })
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
