import { expect, it } from 'vitest'
import type { Clinic } from '../../../cms/payload-types.ts'
import { listingChanges, listingValues, unknownFacts } from '../../../cms/staff/listing-values.ts'
import { isStaffToken, newStaffToken } from '../../../cms/staff/signed-token.ts'

it('the token of a link for a clinic’s staff is another each time, and can’t be forged', () => {
  const SECRET = 'a secret that only tests use'
  const [token, other] = [newStaffToken(SECRET), newStaffToken(SECRET)]
  expect(isStaffToken(token, SECRET)).toBe(true)
  expect(other).not.toBe(token)
  const forged = [
    ...['', '-', token.slice(0, -1), `${token}A`, `${token}\n`, newStaffToken('another secret')],
    token.slice(0, 33) + other.slice(33),
  ]
  expect(forged.filter((one) => isStaffToken(one, SECRET))).toEqual([])
})

it('changes of a clinic’s own listing are what differs, also what is taken away', () => {
  const clinic = {
    ...{ phone: '864-555-0142', services: ['Dental Care', 'Vision Care'] },
    ...{ walkInsWelcome: 'yes', isFree: true, isLowCost: false },
    openingHours: [
      { day: 'monday', opens: '09:00', closes: '17:00', id: 'a' },
      { day: 'tuesday', opens: '09:00', closes: '12:00', id: 'b' },
    ],
  } as unknown as Clinic
  const values = listingValues(clinic, 'en')
  const unknown: string[] = unknownFacts(clinic)
  const known = ['phone', 'services', 'walkInsWelcome', 'isFree', 'isLowCost']
  expect(known.filter((name) => unknown.includes(name))).toEqual([])
  expect(listingChanges(clinic, values, 'en')).toEqual({ data: {}, changes: [], unclear: [] })
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
  const changed = (openingHours: string) =>
    listingChanges(clinic, { ...values, openingHours }, 'en').data
  // What can't be read, and what is said beside the hours, stays in words.
  expect(changed('by moonlight')).toEqual({ hoursOfOperation: 'by moonlight' })
  const tuesday = { day: 'tuesday', opens: '17:00', closes: '20:00' }
  expect(changed('Tuesday 5-8pm')).toEqual({ openingHours: [tuesday] })
  const said = 'Tuesday 5-8pm, closed holidays'
  expect(changed(said)).toEqual({ openingHours: [tuesday], hoursOfOperation: said })
})
