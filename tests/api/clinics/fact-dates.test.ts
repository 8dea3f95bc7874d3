import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { Clinic } from '../../../cms/contract/clinic.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload } = test
afterAll(() => test.close())
beforeEach(() => test.settleAll())

const datesOf = async (id: number) => Clinic.parse(await test.listingOf(id)).factDates

/** As if everything so far had happened then. */
const setBack = async (id: number, days: number) => {
  const { factDates } = await test.published(id)
  const at = daysAgo(days)
  const dates = Object.entries(factDates ?? {}).map(([name, date]) => [name, { ...date, at }])
  await change(id, { factDates: Object.fromEntries(dates) })
}

const change = (id: number, data: object, locale: 'en' | 'es' = 'en') =>
  payload.update({ collection: 'clinics', id, locale, data, depth: 0 })

const isNow = (at: string | undefined) => Date.now() - Date.parse(at ?? '') < 60_000

describe('the date of a fact', () => {
  it('is that of its last change, and other facts keep theirs', async () => {
    const { id } = await newClinic(payload, { asksForId: 'yes', asksForSsn: 'no' })
    await setBack(id, 30)
    await change(id, { asksForId: 'no' })
    const dates = await datesOf(id)
    expect(isNow(dates.asksForId?.at)).toBe(true)
    expect(isNow(dates.asksForSsn?.at)).toBe(false)
    expect(dates.asksForId?.source).toBe('editor')
    expect(dates).not.toHaveProperty('asksForProofOfIncome')
  })

  it('is gone once the fact is unknown', async () => {
    const { id } = await newClinic(payload, { asksForId: 'yes' })
    await change(id, { asksForId: null })
    expect(await datesOf(id)).not.toHaveProperty('asksForId')
  })

  it('stays when its text is only translated', async () => {
    const { id } = await newClinic(payload, { firstVisitCost: '$20' })
    await setBack(id, 30)
    await change(id, { firstVisitCost: '20 dólares' }, 'es')
    expect(isNow((await datesOf(id)).firstVisitCost?.at)).toBe(false)
  })

  it('is that of a call that confirmed it', async () => {
    const { id } = await newClinic(payload, { asksForId: 'no', pharmacy: true })
    await setBack(id, 30)
    await test.openAndRecord(id, 'confirm')
    const { lastVerifiedAt } = await test.published(id)
    const dates = await datesOf(id)
    expect(dates.asksForId).toEqual({ at: lastVerifiedAt, source: 'call' })
    // A call doesn't ask for it.
    expect(isNow(dates.pharmacy?.at)).toBe(false)
  })

  it('is that of a call that corrected it, and as before once the call is undone', async () => {
    const { id } = await newClinic(payload, { asksForId: 'yes' })
    await setBack(id, 30)
    const before = (await test.published(id)).factDates?.asksForId
    await test.openAndRecord(id, 'correct', { corrections: { asksForId: 'no' } })
    const after = (await test.published(id)).factDates?.asksForId
    expect(after?.source).toBe('call')
    expect(isNow(after?.at)).toBe(true)
    const [call] = await test.historyOf(id)
    await test.ana.askEndpoint(`/verifications/${call?.id}/undo`, { open: false })
    expect(await test.published(id)).toMatchObject({ asksForId: 'yes' })
    expect((await datesOf(id)).asksForId).toEqual(before)
  })

  it('is the clinic’s own where none was kept', async () => {
    const { id } = await newClinic(payload, { asksForId: 'no' })
    await change(id, { factDates: null })
    expect(await datesOf(id)).toEqual({})
    await change(id, { lastVerifiedAt: daysAgo(3) })
    const { lastVerifiedAt } = await test.published(id)
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

it('says where a clinic was before it moved', async () => {
  const { id, state } = await newClinic(payload, {})
  const place = {
    address: '12 Main St',
    city: 'Clemson',
    state: typeof state === 'number' ? state : state.id,
    zipCode: '29631',
  }
  await test.openAndRecord(id, 'move', { place })
  const listing = Clinic.parse(await test.listingOf(id))
  expect(listing.movedFrom).toBe('414 North St, Anderson, 29621')
  expect(isNow(listing.movedAt ?? undefined)).toBe(true)
})
