import { expect, it } from 'vitest'
import { contradictionSlips } from '../../../cms/clinics/slips/contradiction-slips.ts'
import { hoursSlips } from '../../../cms/clinics/slips/hours-slips.ts'
import { newHoursWordsSlip } from '../../../cms/clinics/slips/hours-words-slip.ts'
import { movedSlip } from '../../../cms/clinics/slips/moved-slip.ts'
import { pointSlip } from '../../../cms/clinics/slips/point-slips.ts'
import { DAYS } from '../../../cms/contract/constants.ts'
import type { OpenTime } from '../../../cms/contract/open-time.ts'
import { expectRows } from '../../support/table.ts'

it('opening times that a clinic can have, or that are still being typed, are not asked about', () => {
  const asked = (...times: [opens?: string, closes?: string][]) =>
    hoursSlips(times.map(([opens, closes]) => ({ day: 'sunday', opens, closes }) as OpenTime))
  expect(asked(['09:00', '17:00'], ['00:00', '24:00'], ['9', ''])).toEqual([])
  expect(asked(['09:00', '09:00'])).toHaveLength(1)
  const begun = [{}, { day: 'sunday' }, { day: 'sunday', opens: 'x', closes: '9:00' }]
  for (const time of begun) {
    const openingHours = [time as OpenTime]
    expect(newHoursWordsSlip({ openingHours, hoursOfOperation: 'Mornings' }, {}, 'en')).toBe(
      undefined,
    )
  }
})

it('opening times that may differ from the words are asked about if one of them has changed', () => {
  const from = (opens: string): OpenTime[] =>
    DAYS.slice(0, 5).map((day) => ({ day, opens, closes: '17:00' }))
  const asks = (words: string, wordsBefore: string, opensBefore: string) => {
    const before = { openingHours: from(opensBefore), hoursOfOperation: wordsBefore }
    const values = { openingHours: from('08:00'), hoursOfOperation: words }
    return newHoursWordsSlip(values, before, 'en') !== undefined
  }
  expectRows(asks, [
    ['Mon-Fri 9-5', 'Mon-Fri 9-5', '09:00', true],
    ['Mon-Fri 9-5', 'Mon-Fri 8-5', '08:00', true],
    ['Mon-Fri 9-5', 'Mon-Fri 9-5', '08:00', false],
    ['Mon-Fri 8-5', 'Mon-Fri 8-5', '09:00', false],
    ['Closed on holidays', 'Closed on holidays', '09:00', true],
    ['Closed on holidays', 'Mornings', '09:00', false],
  ])
})

it('a point near its ZIP code, or without one, is not asked about', () => {
  const zip = { city: 'Anderson', state: 'SC', latitude: 34.5, longitude: -82.6 }
  const at = (latitude: number | null, longitude: number | null) => ({
    ...{ latitude, longitude, zipCode: '29621' },
  })
  expect(pointSlip(at(-34.5, 97.4), zip)).toBeDefined()
  const unasked = [
    pointSlip(at(34.6, -82.5), zip),
    pointSlip(at(null, null), zip),
    pointSlip(at(-34.5, 97.4), undefined),
  ]
  expect(unasked).toEqual([undefined, undefined, undefined])
})

it('another address is asked about, unless it is only written differently or not yet known', () => {
  const old = { address: '414 North St', city: 'Anderson', zipCode: '29621' }
  expect(movedSlip({ ...old, city: 'Clemson' }, old)?.path).toBe('address')
  const unasked = [
    {},
    { address: '414 NORTH ST.', city: 'anderson' },
    { zipCode: '29622' },
    { address: '' },
  ].filter((change) => movedSlip({ ...old, ...change }, old))
  expect(unasked).toEqual([])
  expect(movedSlip(old, { ...old, address: null })).toBeUndefined()
})

it('facts that can’t both be so are asked about, in words of either language, and others are not', () => {
  const paths = (facts: object) => contradictionSlips(facts).map(({ path }) => path)
  expectRows(paths, [
    [{ isFree: true, slidingFeeScale: 'yes' }, ['slidingFeeScale']],
    [{ isFree: true, paymentOptions: ['Tarifa según ingresos'] }, ['paymentOptions']],
    [{ isFree: true, firstVisitCost: '$25' }, ['firstVisitCost']],
    [{ isFree: false, paymentOptions: ['No charge'] }, ['paymentOptions']],
    [{ slidingFeeScale: 'no', paymentOptions: ['Sliding fee scale'] }, ['paymentOptions']],
    [{ slidingFeeScale: 'no', paymentOptions: ['No sliding fee'] }, []],
    [
      { slidingFeeScale: 'no', eligibilityRequirements: 'Sliding fees up to 400%' },
      ['eligibilityRequirements'],
    ],
    [{ slidingFeeScale: 'no', firstVisitCost: '$20, by income' }, ['firstVisitCost']],
    [{ acceptsUninsured: 'no', insuranceAccepted: ['No insurance needed'] }, ['insuranceAccepted']],
    [{ acceptsNewPatients: 'no', firstVisitWait: 'A week' }, ['firstVisitWait']],
    [{ walkInsWelcome: 'yes', appointmentNeeded: 'yes' }, ['appointmentNeeded']],
    [{ walkInsWelcome: 'yes', appointments: 'Solo con cita.' }, ['appointments']],
    [{ appointmentNeeded: 'yes', appointments: 'No appointment needed' }, ['appointments']],
    [{ section330Funded: true, fqhcLookAlike: true }, ['fqhcLookAlike']],
    [{ isFree: true, isLowCost: true, slidingFeeScale: null, firstVisitCost: 'Nothing' }, []],
    [{ slidingFeeScale: 'yes', paymentOptions: ['Sliding fee scale'] }, []],
    [{ walkInsWelcome: 'yes', appointmentNeeded: 'no' }, []],
    [{}, []],
  ])
})
