import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenTime } from '../../../cms/clinics/hours/open-time.ts'
import type { CorrectionView } from '../../../cms/corrections/endpoints/answers.ts'
import { keepStaffChanges } from '../../../cms/corrections/keep-staff-changes.ts'
import { hoursInDoubt } from '../../../cms/dashboard/queries/today.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload } = test
afterAll(() => test.close())
beforeEach(() => test.settleAll())

const week = (opens: string): OpenTime[] => [{ day: 'monday', opens, closes: '17:00' }]
const [EIGHT, NINE] = [week('08:00'), week('09:00')]
const IN_WORDS = 'Mon 9\u00a0AM–5\u00a0PM'
const UNCLEAR = 'Mondays, women only in the morning'

const withHours = (hoursOfOperation: string) =>
  newClinic(payload, { openingHours: EIGHT, hoursOfOperation })
const publicHours = async (id: number, locale?: string) => {
  const { openingHours, hoursOfOperation } = (await test.listingOf(id, locale)) ?? {}
  return { openingHours, hoursOfOperation }
}
const isListed = async (id: number) =>
  (await hoursInDoubt(payload.db.pool, 100)).some((clinic) => clinic.id === id)

describe('weekly hours corrected in a call', () => {
  it('are not saved beside words that say the old ones; these are removed or mended', async () => {
    for (const [words, after] of [
      [null, IN_WORDS],
      ['Monday 9 to 5', 'Monday 9 to 5'],
    ]) {
      const { id } = await withHours('Monday 8 to 5')
      const corrections = { openingHours: NINE }
      const refused = await test.openAndRecord(id, 'correct', { corrections })
      expect(refused.status).toBe(400)
      expect(await publicHours(id)).toEqual({
        openingHours: EIGHT,
        hoursOfOperation: 'Monday 8 to 5',
      })
      await test.openAndRecord(id, 'correct', {
        corrections: { ...corrections, hoursOfOperation: words },
      })
      expect(await publicHours(id)).toEqual({ openingHours: NINE, hoursOfOperation: after })
      expect(await isListed(id)).toBe(false)
    }
  })

  it('keep unclear words beside them only if the caller says that they fit', async () => {
    const { id } = await withHours(UNCLEAR)
    const shown = await test.open(test.ana, id)
    const corrections = { openingHours: NINE }
    expect((await test.recordOutcome(test.ana, shown, 'correct', { corrections })).status).toBe(400)
    const confirmed = [`hours in words Monday 09:00-17:00: ${UNCLEAR}`]
    const { body } = await test.recordOutcome(test.ana, shown, 'correct', {
      corrections,
      confirmed,
    })
    expect(body.saved).toBe(true)
    expect(await publicHours(id)).toEqual({ openingHours: NINE, hoursOfOperation: UNCLEAR })
  })
})

it('an import that changes one of two hours shows the newer, and editors are told', async () => {
  const write = (id: number, data: object, locale: 'en' | 'es' = 'en') =>
    payload.update({ collection: 'clinics', id, locale, data })
  const { id } = await withHours('Monday 8 to 5')
  await write(id, { hoursOfOperation: 'lunes de 8 a. m. a 5 p. m.' }, 'es')
  await write(id, { openingHours: NINE })
  expect(await publicHours(id)).toEqual({ openingHours: NINE, hoursOfOperation: IN_WORDS })
  expect((await publicHours(id, 'es')).hoursOfOperation).toMatch(/^Lun 9/)
  expect((await test.listingOf(id, 'es'))?.inEnglish).not.toContain('hoursOfOperation')
  expect(await isListed(id)).toBe(true)
  await write(id, { hoursOfOperation: 'Monday 10 to 5' })
  expect(await publicHours(id)).toEqual({
    openingHours: week('10:00'),
    hoursOfOperation: 'Monday 10 to 5',
  })
  await write(id, { openingHours: week('10:00'), hoursOfOperation: null })
  await write(id, { hoursOfOperation: null }, 'es')
  expect(await isListed(id)).toBe(false)
})

describe('new weekly hours from a clinic’s own staff', () => {
  const propose = async (clinic: number, data: object) => {
    const sender = `link of ${clinic}`
    await keepStaffChanges(payload, { clinic, data, text: '', locale: 'en', sender })
    const { docs } = await payload.find({
      collection: 'corrections',
      where: { clinic: { equals: clinic }, status: { equals: 'open' } },
    })
    const id = docs[0]?.id
    const { body } = await test.ana.askEndpoint<CorrectionView>(`/corrections/${id}`)
    return { id, changes: body.changes.map(({ name }) => name) }
  }
  const apply = (id: number | undefined, facts: string[]) =>
    test.ana.askEndpoint(`/corrections/${id}/apply`, { facts })

  it('remove the words that contradict them; an editor can keep what is unclear', async () => {
    const both = ['hoursOfOperation', 'openingHours']
    for (const [words, facts, after] of [
      ['Monday 8 to 5', both, IN_WORDS],
      [UNCLEAR, both, IN_WORDS],
      [UNCLEAR, ['openingHours'], UNCLEAR],
    ] as const) {
      const { id } = await withHours(words)
      const { id: correction, changes } = await propose(id, { openingHours: NINE })
      expect(changes).toEqual(both)
      await apply(correction, [...facts])
      expect(await publicHours(id)).toEqual({ openingHours: NINE, hoursOfOperation: after })
      expect(await isListed(id)).toBe(false)
    }
  })

  it('a number that they say works is shown again', async () => {
    const { id } = await newClinic(payload, { wrongPhones: '864-555-0142' })
    expect((await test.listingOf(id))?.phone).toBeNull()
    const { id: correction } = await propose(id, { phone: '864-555-0142' })
    await apply(correction, ['phone'])
    expect((await test.listingOf(id))?.phone).toBe('864-555-0142')
    expect((await test.published(id)).lastVerifiedAt ?? null).toBeNull()
  })
})
