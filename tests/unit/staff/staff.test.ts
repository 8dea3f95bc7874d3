import { describe, expect, it } from 'vitest'
import type { Clinic } from '../../../cms/payload-types.ts'
import { listingChanges, listingValues, unknownFacts } from '../../../cms/staff/listing-values.ts'
import { isStaffToken, newStaffToken } from '../../../cms/staff/signed-token.ts'

const SECRET = 'a secret that only tests use'

describe('the token of a link for a clinic’s staff', () => {
  it('differs each time, and only the product can make it', () => {
    const token = newStaffToken(SECRET)
    expect(isStaffToken(token, SECRET)).toBe(true)
    expect(newStaffToken(SECRET)).not.toBe(token)
    const other = newStaffToken(SECRET)
    for (const forged of [
      '',
      '-',
      token.slice(0, -1),
      `${token}A`,
      `${token}\n`,
      token.slice(0, 33) + other.slice(33),
      newStaffToken('another secret'),
    ])
      expect(isStaffToken(forged, SECRET), JSON.stringify(forged)).toBe(false)
  })
})

describe('a clinic’s own listing', () => {
  const clinic = {
    name: 'River Clinic',
    city: 'Anderson',
    phone: '864-555-0142',
    services: ['Dental Care', 'Vision Care'],
    walkInsWelcome: 'yes',
    isFree: true,
    isLowCost: false,
    openingHours: [
      { day: 'monday', opens: '09:00', closes: '17:00', id: 'a' },
      { day: 'tuesday', opens: '09:00', closes: '12:00', id: 'b' },
    ],
  } as unknown as Clinic
  const values = listingValues(clinic, 'en')

  it('is written as people type it', () => {
    expect(values).toMatchObject({
      name: 'River Clinic',
      services: 'Dental Care\nVision Care',
      walkInsWelcome: 'yes',
      asksForId: '',
      isFree: true,
      isLowCost: false,
      openingHours: 'Monday 09:00-17:00\nTuesday 09:00-12:00',
    })
  })

  it('says what is unknown in the order in which people ask', () => {
    const unknown = unknownFacts(clinic)
    expect(unknown.slice(0, 3)).toEqual(['address', 'zipCode', 'phoneExtension'])
    expect(unknown).toContain('asksForId')
    for (const known of ['phone', 'services', 'walkInsWelcome', 'isFree', 'isLowCost'])
      expect(unknown).not.toContain(known)
  })

  it('has no changes if it is sent as it was', () => {
    expect(listingChanges(clinic, values, 'en')).toEqual({ data: {}, changes: [], unclear: [] })
  })

  it('has changes of what differs, also of what is taken away', () => {
    const typed = {
      ...values,
      phone: '864-555-0188',
      services: ' Dental Care \n\nEye Exams',
      walkInsWelcome: '',
      isFree: false,
      openingHours: 'Mon-Tue 8-5',
    }
    const { data, changes } = listingChanges(clinic, typed, 'en')
    expect(data).toEqual({
      phone: '864-555-0188',
      services: ['Dental Care', 'Eye Exams'],
      walkInsWelcome: null,
      isFree: false,
      openingHours: [
        { day: 'monday', opens: '08:00', closes: '17:00' },
        { day: 'tuesday', opens: '08:00', closes: '17:00' },
      ],
    })
    expect(changes).toContainEqual({
      field: 'openingHours',
      label: 'Weekly hours',
      before: 'Mon 9\u00a0AM–5\u00a0PM, Tue 9\u00a0AM–noon',
      after: 'Mon–Tue 8\u00a0AM–5\u00a0PM',
    })
  })

  it('refuses hours that could mean two things', () => {
    const typed = { ...values, openingHours: 'by moonlight' }
    const { data, unclear } = listingChanges(clinic, typed, 'en')
    expect([data, unclear]).toEqual([{}, ['openingHours']])
  })

  it('has its hours in Spanish on the Spanish page, and takes them in either language', () => {
    const spanish = listingValues(clinic, 'es')
    expect(spanish.openingHours).toBe(
      'Lunes 9:00 a. m. - 5:00 p. m.\nMartes 9:00 a. m. - 12:00 p. m.',
    )
    const sent = (openingHours: string) =>
      listingChanges(clinic, { ...spanish, openingHours }, 'es').changes.map(({ after }) => after)
    expect(listingChanges(clinic, spanish, 'es').changes).toEqual([])
    // As the English page writes them: not a change.
    expect(sent(String(values.openingHours))).toEqual([])
    expect(sent('lunes a miércoles 8-17\ndomingo cerrado')).toEqual(['Mon–Wed 8\u00a0AM–5\u00a0PM'])
    expect(sent('Mon-Wed 8-5')).toEqual(['Mon–Wed 8\u00a0AM–5\u00a0PM'])
  })
})
