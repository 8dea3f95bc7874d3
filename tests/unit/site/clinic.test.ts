import { describe, expect, it } from 'vitest'
import type { Clinic } from '../../../cms/contract/clinic.ts'
import { CLINIC_FACTS, type FactKind } from '../../../cms/contract/clinic-facts.ts'
import { clinic as english } from '../../../site/copy/en/clinic.ts'
import { PATCHWORK, patchwork } from '../../../site/features/articles/patchwork.ts'
import { clinicStructuredData } from '../../../site/features/clinic/structured-data.ts'
import { visits } from '../../../site/features/clinic/visits.ts'
import { wantedFirst } from '../../../site/features/clinic/wanted-first.ts'
import { savedText } from '../../../site/features/saved/export.ts'
import { phoneParts } from '../../../site/lib/phone-parts.ts'
import { NOTHING_KNOWN } from '../../support/nothing-known.ts'
import { expectRows } from '../../support/table.ts'

describe('whether to walk in', () => {
  /** What the page says of walk-ins, and of appointments. */
  const said = (
    appointments: string | null,
    walkInsWelcome: boolean | null,
    isNew: boolean | null,
  ) => {
    const facts = { appointments, walkInsWelcome, acceptsNewPatients: isNew }
    const { walkIns, walkInsKnown, appointments: kept } = visits(facts, english)
    return [walkIns, walkInsKnown, kept]
  }
  const { walkInsYes, walkInsNo } = english.hours
  const CALL = 'Call to make an appointment.'
  const FIRST = 'New patients first meet a staff member; it takes about 30 minutes.'
  const FIRST_IN_SPANISH = 'Los pacientes nuevos hablan primero con alguien del personal.'
  const CLEAR = [
    'Walk-ins and appointments are both fine.',
    'By appointment only.',
    'Walk in; people are seen in the order they come.',
    'Appointments are required.',
    'No appointment needed.',
    'First come, first served.',
    'Drop-in hours on Tuesday.',
    'Venga sin cita; se atiende por orden de llegada.',
    'Puede venir con cita o sin ella.',
    'Solo con cita.',
    'Se requiere cita previa.',
  ]

  it('is said by the clinic’s words, or by the facts', () => {
    expectRows(said, [
      [null, null, null, ['Call to confirm', null, null]],
      [null, true, null, ['Welcome', walkInsYes, null]],
      [null, false, null, ['By appointment only', walkInsNo, null]],
      ...[null, true, false].flatMap((flag) =>
        CLEAR.map((text) => [text, flag, null, [text, null, text]] as const),
      ),
      [CALL, true, null, ['Welcome', walkInsYes, CALL]],
      [CALL, false, null, ['By appointment only', walkInsNo, CALL]],
      [FIRST, null, true, ['Call to confirm', null, FIRST]],
      [FIRST, true, false, ['Welcome', walkInsYes, null]],
      [FIRST_IN_SPANISH, true, false, ['Welcome', walkInsYes, null]],
    ])
    const newPatients = (acceptsNewPatients: boolean | null) =>
      visits({ appointments: null, walkInsWelcome: null, acceptsNewPatients }, english).newPatients
    expectRows(newPatients, [
      [true, 'Accepted'],
      [false, 'Not accepted right now'],
      [null, 'Call to confirm'],
    ])
  })
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
  expectRows(
    (wanted: string[]) => wantedFirst({ services, categories }, wanted),
    [
      [[], services],
      [['dental'], [dental, primary, flu, hiv]],
      // A category of which only other services are listed.
      [['immunizations'], ['Immunizations', ...services]],
      [
        ['hiv testing', 'vision'],
        [hiv, primary, flu, dental],
      ],
    ],
  )
})

it('the saved clinics as text say whom to call, where and more', () => {
  const clinic = {
    slug: 'river-clinic',
    name: 'River Clinic',
    address: '414 North St',
    city: 'Anderson',
    state: 'SC',
    zipCode: '29621',
    phone: '864-555-0142',
    phoneExtension: '12',
  }
  const other = { ...clinic, slug: 'other', name: 'Other', phone: null, phoneExtension: null }
  expect(savedText([clinic, other], (slug) => `https://site.example/${slug}`)).toBe(
    [
      'River Clinic\n864-555-0142 x12\n414 North St, Anderson, SC 29621\nhttps://site.example/river-clinic',
      'Other\n414 North St, Anderson, SC 29621\nhttps://site.example/other',
    ].join('\n\n'),
  )
})

it('telephone numbers in a text can be dialled, and no letter of it is lost', () => {
  const dialled = (text: string) =>
    phoneParts(text).flatMap((part) => (part.dialled ? [part.text] : []))
  expectRows(dialled, [
    ['911', ['911']],
    ['Call or text 988.', ['988']],
    ['dial 2-1-1, day and night', ['2-1-1']],
    ['at 1-800-318-2596 (TTY 1-855-889-4325)', ['1-800-318-2596', '1-855-889-4325']],
    ...['$1,988', 'in 1988', '911,000 people', '1-800-318-25961', '988-12'].map(
      (text) => [text, []] as const,
    ),
  ])
  const text = 'Call 911 or 988, (2-1-1) or 1-800-318-2596.'
  const parts = phoneParts(text).map((part) => part.text)
  expect(parts.join('')).toBe(text)
})

it('the picture of an article is always the same, its own, and inside its frame', () => {
  const slugs = Array.from({ length: 200 }, (_, index) => `article-${index}`)
  const drawn = new Set([...slugs, ...slugs].map((slug) => JSON.stringify(patchwork(slug))))
  expect(drawn.size).toBe(slugs.length)
  const outside = slugs.filter((slug) => {
    const corners = JSON.stringify(patchwork(slug)).matchAll(/M(\d+) (\d+)/g)
    return [...corners].some(
      ([, x, y]) => Number(x) > PATCHWORK.width || Number(y) > PATCHWORK.height,
    )
  })
  expect(outside).toEqual([])
})
