import { expect, it } from 'vitest'
import type { Clinic } from '../../../cms/contract/clinic.ts'
import { CLINIC_FACTS, type FactKind } from '../../../cms/contract/clinic-facts.ts'
import { clinic as english } from '../../../site/copy/en/clinic.ts'
import { clinicStructuredData } from '../../../site/features/clinic/structured-data.ts'
import { visits } from '../../../site/features/clinic/visits.ts'
import { wantedFirst } from '../../../site/features/clinic/wanted-first.ts'
import { savedText } from '../../../site/features/saved/export.ts'
import { phoneParts } from '../../../site/lib/phone-parts.ts'
import { NOTHING_KNOWN } from '../../support/nothing-known.ts'
import { expectRows } from '../../support/table.ts'

it('whether to walk in is said by the clinic’s words, or by the facts', () => {
  /** What the page says of walk-ins, and of appointments. */
  const said = (
    appointments: string | null,
    walkInsWelcome: boolean | null,
    acceptsNewPatients: boolean | null,
  ) => {
    const found = visits({ appointments, walkInsWelcome, acceptsNewPatients }, english)
    return [found.walkIns, found.walkInsKnown, found.appointments]
  }
  const { walkInsYes, walkInsNo } = english.hours
  const CALL = 'Call to make an appointment.'
  const FIRST = 'New patients first meet a staff member; it takes about 30 minutes.'
  const CLEAR = [
    'Walk-ins and appointments are both fine.',
    'Drop-in hours on Tuesday.',
    'Venga sin cita; se atiende por orden de llegada.',
    'Se requiere cita previa.',
  ]
  expectRows(said, [
    [null, null, null, ['Call to confirm', null, null]],
    [null, true, null, ['Welcome', walkInsYes, null]],
    [null, false, null, ['No, by appointment only', walkInsNo, null]],
    ...[null, true, false].flatMap((flag) =>
      CLEAR.map((text) => [text, flag, null, [text, null, text]] as const),
    ),
    [CALL, true, null, ['Welcome', walkInsYes, CALL]],
    [CALL, false, null, ['No, by appointment only', walkInsNo, CALL]],
    [FIRST, null, true, ['Call to confirm', null, FIRST]],
    [FIRST, true, false, ['Welcome', walkInsYes, null]],
  ])
})

it('the structured data publish each fact that the registry says, and no other', () => {
  const VALUES: Record<FactKind, unknown> = {
    line: 'https://clinic.example',
    paragraph: 'Words',
    list: ['One'],
    flag: true,
    yesNo: true,
    number: 30,
    hours: [{ day: 'monday', opens: '09:00', closes: '17:00' }],
    phones: [{ number: '864-555-0143', type: 'voice', languages: [], description: null }],
    relation: 'Texas',
  }
  const known = Object.fromEntries(CLINIC_FACTS.map(({ name, kind }) => [name, VALUES[kind]]))
  const describedBy = (changes: object) => {
    // Of the two prices only the lower one is published, and an approximate point is not.
    const facts = { ...known, isFree: false, coordinatesApproximate: false, ...changes }
    const url = 'https://site.example/a'
    return JSON.stringify(clinicStructuredData(facts as unknown as Clinic, url, english.quick))
  }
  const full = describedBy({})
  for (const fact of CLINIC_FACTS) {
    const { name, kind } = fact
    if (name === 'coordinatesApproximate') continue
    const isTold = 'schemaOrg' in fact
    if (isTold) expect(JSON.parse(full), name).toHaveProperty(fact.schemaOrg)
    const other = describedBy({ [name]: name === 'isFree' ? true : NOTHING_KNOWN[kind] })
    if (isTold || name !== 'isFree') expect(other !== full, name).toBe(isTold)
  }
})

it('the services of a card begin with what is looked for', () => {
  const services = ['Primary Care', 'Flu Shots', 'Dental Care', 'HIV Testing']
  const categories = [
    { slug: 'medical', name: 'Medical Care' },
    { slug: 'dental', name: 'Dental Care' },
    { slug: 'immunizations', name: 'Immunizations' },
  ]
  const [primary, flu, dental, hiv] = services
  const first = (...wanted: string[]) => wantedFirst({ services, categories }, wanted)
  expect(first('dental')).toEqual([dental, primary, flu, hiv])
  expect(first('hiv testing', 'vision')).toEqual([hiv, primary, flu, dental])
  // A category of which only other services are listed.
  expect(first('immunizations')).toEqual(['Immunizations', ...services])
})

it('the saved clinics as text say whom to call, where and more', () => {
  const place = { address: '414 North St', city: 'Anderson', state: 'SC', zipCode: '29621' }
  const phone = { phone: '864-555-0142', phoneExtension: '12' }
  const clinics = [
    { slug: 'river', name: 'River', ...place, ...phone },
    { slug: 'other', name: 'Other', ...place, phone: null, phoneExtension: null },
  ]
  expect(savedText(clinics, (slug) => `https://site.example/${slug}`)).toBe(
    [
      'River\n864-555-0142 x12\n414 North St, Anderson, SC 29621\nhttps://site.example/river',
      'Other\n414 North St, Anderson, SC 29621\nhttps://site.example/other',
    ].join('\n\n'),
  )
})

it('telephone numbers in a text can be dialled, and no letter of it is lost', () => {
  const dialled = (text: string) =>
    phoneParts(text).flatMap((part) => (part.dialled ? [part.text] : []))
  expectRows(dialled, [
    ['Call or text 988.', ['988']],
    ['dial 2-1-1, day and night', ['2-1-1']],
    ['at 1-800-318-2596 (TTY 1-855-889-4325)', ['1-800-318-2596', '1-855-889-4325']],
    ...['$1,988', 'in 1988', '911,000 people', '988-12'].map((text) => [text, []] as const),
  ])
  const text = 'Call 911 or 988, (2-1-1) or 1-800-318-2596.'
  const parts = phoneParts(text).map((part) => part.text)
  expect(parts.join('')).toBe(text)
})
