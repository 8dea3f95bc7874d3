import type { Document } from 'happy-dom'
import { expect, test } from 'vitest'
import {
  type Clinic,
  ClinicList,
  type ListedClinic,
  type PhoneLine,
} from '../../cms/contract/index.ts'
import { visit as english } from '../../site/copy/en/visit.ts'
import { open } from '../support/rendered/open.ts'
import { linksIn, section, textOf } from '../support/rendered/read.ts'
import { bareClinic, clinicIn, listIn } from '../support/rendered/sample.ts'

const PLAIN: Partial<ListedClinic> = {
  isFree: false,
  isLowCost: false,
  verified: false,
  lastVerifiedAt: null,
  asksForId: null,
  asksForSsn: null,
  services: ['Dental Care'],
  hoursOfOperation: 'Monday to Friday, 8 AM to 5 PM',
  openWeek: [],
  staffCount: null,
  coordinatesApproximate: false,
}

/** As the API sends a clinic whose address is private. */
const PRIVATE = {
  addressIsPrivate: true,
  ...{ address: '', zipCode: null, latitude: null, longitude: null, coordinatesApproximate: true },
}

/** What a card must say about a clinic like this, and what it must not. */
const CARDS: [clinic: Partial<ListedClinic>, says: string[], silentOn: string[]][] = [
  [{ isFree: true, isLowCost: true }, ['FREE'], ['LOW-COST', 'Verified']],
  [{ isLowCost: true }, ['LOW-COST'], ['FREE']],
  [
    { verified: true, lastVerifiedAt: '2026-11-12T15:00:00.000Z' },
    ['Verified · Nov 12, 2026'],
    ['FREE', 'LOW-COST'],
  ],
  [{ services: ['A', 'B', 'C'] }, ['A', 'B', 'C'], ['+1 more']],
  [{ services: ['A', 'B', 'C', 'D', 'E'] }, ['A', 'B', 'C', '+2 more'], ['D', 'E']],
  [{ services: [] }, ['Medical Services'], ['more']],
  [{ hoursOfOperation: null }, ['Call for hours'], []],
  [{ staffCount: 12 }, [], ['12+ staff', 'Call for hours']],
  [{ asksForId: false }, ['No ID needed'], ['No Social Security number']],
  [{ asksForSsn: false }, ['No Social Security number'], ['No ID needed']],
  [{ distanceMiles: 1.2 }, ['1.2 miles'], ['about 1.2 miles']],
  [{ distanceMiles: 1, coordinatesApproximate: true }, ['about 1 mile'], ['1 mile']],
  [PRIVATE, ['Call for the address'], ['Directions']],
]

test('a card says what is known about its clinic', async () => {
  const [first] = listIn('en').clinics
  if (!first) throw new Error('There are no sample clinics')
  const { distanceMiles, ...sample } = first
  const clinics = CARDS.map(([clinic], id) => ({ ...sample, ...PLAIN, ...clinic, id }))
  const list = { clinics, total: clinics.length }
  const { document } = await open('/services/united-states/california', { stateClinics: list })
  expect(document.querySelectorAll('main article')).toHaveLength(CARDS.length)
  const home = await open('/', { featuredClinics: clinics })
  const cards = [...home.document.querySelectorAll('main article')]
  expect(cards).toHaveLength(CARDS.length)
  for (const [index, card] of cards.entries()) {
    const [, says = [], silentOn = []] = CARDS[index] ?? []
    const texts = [...card.querySelectorAll('span, li, p')].map(textOf)
    for (const words of says) expect(texts.join('|')).toContain(words)
    for (const words of silentOn) expect(texts).not.toContain(words)
  }
})

test('counts are singular for one, without a number for none, with a comma for thousands', async () => {
  const counts = [1234, 1, 0]
  const states = counts.map((clinicCount, id) => ({
    ...{ id, name: `State ${id}`, slug: `state-${id}`, abbreviation: 'GU', description: null },
    ...{ clinicCount, clinic_count: clinicCount, freeCount: 0, lowCostCount: 0, verifiedCount: 0 },
  }))
  for (const address of ['/', '/browse/states']) {
    const { document } = await open(address, { popularStates: states, states })
    const said = linksIn(document).filter(([, to]) => to.includes('/state-'))
    expect(said.map(([text]) => /(?<=State \d)\D*.*$/.exec(text)?.[0])).toEqual([
      '1,234 clinics',
      '1 clinic',
      'Clinics available',
    ])
  }
})

const openClinic = async (known: Partial<Clinic>, sample: Clinic = clinicIn('en')) =>
  (await open('/services/riverside-clinic', { clinicBySlug: { ...sample, ...known } })).document

const under = (document: Document, heading: string) => section(document, (text) => text === heading)

test('a clinic’s page has its cards in order, and leaves out those without facts', async () => {
  const cards = (document: Document) => [...document.querySelectorAll('main h2')].map(textOf)
  const all = cards(await openClinic({}))
  expect(all).toEqual([
    ...['Before You Go', 'Keep and share', 'Quick Info', 'Contact Information', 'Location Map'],
    ...['About This Clinic', 'Services & Specialties', 'Insurance & Payment Options'],
    ...['Hours & Appointments', 'Languages & Accessibility', 'Other Clinics in Anderson, SC'],
  ])
  const left = async (known: Partial<Clinic>) => cards(await openClinic(known))
  const noHours = { hoursOfOperation: null, openingHours: [], openWeek: [], appointments: null }
  expect(await left(noHours)).toEqual(all.filter((name) => name !== 'Hours & Appointments'))
  for (const noPoint of [{ coordinatesApproximate: true }, { latitude: null, longitude: null }])
    expect(await left(noPoint)).toEqual(all.filter((name) => name !== 'Location Map'))
})

test('the others on a clinic’s page are of its town, or are headed as what they are', async () => {
  const asideOf = async (towns: string[], miles: number) => {
    const clinics = towns.map((city, index) => ({
      ...{ ...bareClinic, id: 20 + index, slug: `other-${index}`, name: `Other ${index}` },
      ...{ city, distanceMiles: miles },
    }))
    const { document } = await open('/services/riverside-clinic', {
      stateClinics: { clinics, total: towns.length },
    })
    const links = linksIn(document).filter(([text]) => text === 'View All')
    return [textOf([...document.querySelectorAll('main h2')].at(-1)), ...links.map(([, to]) => to)]
  }
  const six = (city: string) => Array.from({ length: 6 }, () => city)
  const around = '/search?location=Anderson%2C+SC'
  expect(await asideOf(six('Anderson'), 3)).toEqual([
    'Other Clinics in Anderson, SC',
    `${around}&distance=50`,
  ])
  expect(await asideOf(six('Ponce'), 57)).toEqual(['Nearby clinics', `${around}&distance=100`])
  expect(await asideOf(six('Ponce'), 120)).toEqual([
    'Nearby clinics',
    '/search?location=South+Carolina',
  ])
  expect(await asideOf(['Ponce'], 57)).toEqual(['Nearby clinics'])
})

test('a clinic is called with its extension, and found on three maps', async () => {
  const document = await openClinic({})
  const links = new Map(linksIn(document))
  expect(links.get('Call 864-555-0142 ext. 7, Riverside Clinic')).toBe('tel:+18645550142,7')
  const short = new Map(linksIn(await openClinic({ phoneExtension: null })))
  expect(short.get('Call 864-555-0142, Riverside Clinic')).toBe('tel:+18645550142')
  const address = '414 North St, Anderson, SC 29621'
  const queries = ['Open in maps', 'Google Maps', 'Apple Maps'].map((name) => {
    const { host, searchParams } = new URL(links.get(name) ?? '')
    return [host, searchParams.get('query') ?? searchParams.get('q')]
  })
  expect(queries).toEqual([
    ['www.google.com', '34.5,-82.65'],
    ['www.google.com', address],
    ['maps.apple.com', address],
  ])
})

test('a private address is a town and a telephone number, without a map or a way there', async () => {
  for (const [path, words] of [
    ['', 'To keep people safe, this clinic’s address is private.'],
    ['/es', 'Para proteger a las personas, la dirección de esta clínica es privada.'],
  ]) {
    const clinicBySlug = { ...clinicIn('en'), ...PRIVATE, movedFrom: null, movedAt: null }
    const answers = { clinicBySlug, stateClinics: { clinics: [], total: 0 } }
    const { document } = await open(`${path}/services/riverside-clinic`, answers)
    expect(textOf(document.querySelector('main'))).toContain(words)
    expect([...document.querySelectorAll('main address')].map(textOf)[0]).toBe('Anderson, SC')
    const tos = linksIn(document).map(([, to]) => to)
    expect(tos.filter((to) => /maps|openstreetmap/.test(to))).toEqual([])
    expect(document.querySelectorAll('iframe, main img[src*="map.svg"]')).toHaveLength(0)
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(data).toContain('"addressLocality":"Anderson"')
    expect(data).not.toMatch(/streetAddress|postalCode|GeoCoordinates/)
  }
})

test('each line is shown with its kind and language; the Spanish page calls the one in Spanish', async () => {
  const line = (number: string, type: PhoneLine['type'], languages: string[] = []) => ({
    ...{ number, extension: null, type, languages, description: null },
  })
  const phones = [
    line('864-555-0143', 'voice', ['Spanish']),
    line('864-555-0144', 'text'),
    line('864-555-0145', 'fax'),
  ]
  const known = { ...clinicIn('en'), phones, phoneExtension: null }
  const linesOn = async (address: string) => {
    const { document } = await open(address, {
      clinicBySlug: known,
      stateClinics: { clinics: [], total: 0 },
    })
    const numbers = linksIn(document).filter(([, to]) => /^(tel|sms):/.test(to ?? ''))
    return { numbers: numbers.filter(([, to]) => to?.includes('864')), said: textOf(document.body) }
  }
  const english = await linesOn('/services/riverside-clinic')
  expect(english.numbers).toEqual([
    ['Call 864-555-0142, Riverside Clinic', 'tel:+18645550142'],
    ['864-555-0142', 'tel:+18645550142'],
    ['864-555-0143', 'tel:+18645550143'],
    ['Send a text message to 864-555-0144', 'sms:+18645550144'],
  ])
  expect(english.said).toMatch(/864-555-0143\s*in Spanish.*Fax\s*864-555-0145/s)
  const spanish = await linesOn('/es/services/riverside-clinic')
  expect(spanish.numbers.map(([, to]) => to?.slice(-3))).toEqual(['143', '143', '142', '144'])
  expect(spanish.numbers[0]?.[0]).toBe('Llamar al 864-555-0143 en español, Riverside Clinic')
  const [first] = listIn('es').clinics
  const list = { clinics: [{ ...first, ...known }], total: 1 }
  const { document } = await open('/es/services/united-states/south-carolina', {
    stateClinics: ClinicList.parse(list),
  })
  expect(linksIn(document).find(([, to]) => to?.startsWith('tel:+1864'))?.[0]).toContain(
    '864-555-0143 en español',
  )
})

test('shows what is known, and nothing of what isn’t', async () => {
  const said = textOf((await openClinic({})).querySelector('main'))
  for (const text of [
    ...['25+ staff', '1987', 'Dr. Ada Rivers', 'Klingon', 'Riverplan', 'Ramp of stone', 'Shells'],
    ...['Cooperative of boatmen', 'Neighbors of the river', 'Ring the bell twice', 'Mornings only'],
    ...['The Quiet Room', 'Founded beside a river.', 'Eleven days', '$11', 'Riverfront Care'],
    'This clinic moved here. Until March 4, 2026 it was at 1 Old St, Anderson, SC 29621.',
    'Use the blue door.',
    'This clinic was also listed as “Old Mill Clinic”.',
    'Yes: people without insurance are seen here.',
  ])
    expect(said).toContain(text)
  const walkIns = await openClinic({
    ...{ appointments: 'Walk-ins are fine until noon.', walkInsWelcome: null },
  })
  const facts = [...walkIns.querySelectorAll('main dl > div')].filter((each) =>
    /^(Walk-ins|Appointments)/.test(textOf(each)),
  )
  expect(facts.length).toBeGreaterThan(0)
  for (const fact of facts)
    expect(textOf(fact.querySelector('dd'))).toBe('Walk-ins are fine until noon.')
  const bare = await openClinic({}, bareClinic)
  expect(textOf(bare.querySelector('main'))).not.toMatch(
    /null|undefined|NaN|Without insurance|Dr\./,
  )
  expect(textOf(bare.querySelector('main'))).toContain('Call for hours')
  const refusing = await openClinic({ acceptsUninsured: false })
  expect(textOf(refusing.querySelector('main'))).toContain('No: insurance is needed here.')
})

const UNKNOWN = {
  ...{ asksForId: null, asksForProofOfAddress: null, asksForProofOfIncome: null },
  ...{ asksForSsn: null, asksImmigrationStatus: null, appointmentNeeded: null },
  ...{ appointments: null, walkInsWelcome: null, acceptsNewPatients: null, firstVisitWait: null },
  ...{ firstVisitCost: null, acceptsUninsured: null, factDates: {} },
}
const CALLED = { at: '2026-11-12T15:00:00.000Z', source: 'call' } as const

/** What the card says before a visit: the items under each heading, and its paragraphs. */
const VISITS: [known: Partial<Clinic>, lists: Record<string, string[]>, says: string[]][] = [
  [
    {
      ...{ asksForId: false, asksForSsn: false, asksForProofOfIncome: true },
      ...{ firstVisitCost: '$20', appointmentNeeded: true },
    },
    {
      'What to bring': ['Proof of income'],
      'What you won’t be asked for': ['An ID', 'Social Security number'],
    },
    [
      'Needed: call first',
      '$20',
      'Call to confirm: proof of address, whether they ask about immigration status, walk-ins, new patients, wait for a first visit, whether you need insurance.',
    ],
  ],
  [
    { asksForId: true, asksForSsn: true, asksImmigrationStatus: true },
    {
      'What to bring': ['An ID'],
      'What they ask': [
        `Social Security number ${english.comfort.asksForSsn}`,
        `Immigration status ${english.comfort.asksImmigrationStatus}`,
      ],
    },
    [],
  ],
  [
    { asksForId: false, asksForSsn: true, factDates: { asksForId: CALLED, asksForSsn: CALLED } },
    {
      'What you won’t be asked for': ['An ID'],
      'What they ask': [`Social Security number ${english.comfort.asksForSsn}`],
    },
    ['This is as of November 12, 2026.'],
  ],
  [
    {
      ...{ asksForId: false, asksForProofOfIncome: true, asksForProofOfAddress: true },
      factDates: {
        asksForId: CALLED,
        asksForProofOfIncome: { at: '2025-03-02T15:00:00.000Z', source: 'import' },
      },
    },
    {
      'What you won’t be asked for': ['An ID as of Nov 12, 2026'],
      'What to bring': ['Proof of address', 'Proof of income as of Mar 2, 2025'],
    },
    [],
  ],
  [{}, {}, ['We don’t know yet what this clinic asks for or what a visit costs. Call to confirm.']],
]

test('before a visit, the page says what to bring, what they ask, and what is unknown', async () => {
  for (const [known, lists, says] of VISITS) {
    const card = under(await openClinic({ ...UNKNOWN, ...known }), 'Before You Go')
    const found = [...(card?.querySelectorAll('h3') ?? [])].flatMap((heading) => {
      const items = [...(heading.parentElement?.querySelectorAll('li') ?? [])].map(textOf)
      const isOurs = /^What (to bring|they|you)/.test(textOf(heading))
      return isOurs && items.length > 0 ? [[textOf(heading), items]] : []
    })
    expect(Object.fromEntries(found)).toEqual(lists)
    // What is not asked for comes first.
    expect(found.findIndex(([heading]) => `${heading}`.includes('won’t'))).toBeLessThan(1)
    for (const text of says) expect(textOf(card)).toContain(text)
  }
})

const LISTED = { at: '2025-03-02T15:00:00.000Z', source: 'import' } as const
const VERIFIED = { verified: true, lastVerifiedAt: CALLED.at }

/** What the page folds under when each fact was checked; nothing if 'Last verified' says it all. */
const CHECKED: [known: Partial<Clinic>, lines: string[]][] = [
  [{ ...VERIFIED, factDates: { phone: CALLED, openingHours: CALLED } }, []],
  [{ factDates: {} }, []],
  [
    { ...VERIFIED, factDates: { phone: CALLED, services: LISTED, city: LISTED, address: CALLED } },
    [
      ...['Phone Nov 12, 2026, by phone', 'Address Nov 12, 2026, by phone'],
      'Services Mar 2, 2025, from a public list',
    ],
  ],
  [
    { verified: false, lastVerifiedAt: null, factDates: { phone: LISTED } },
    ['Phone Mar 2, 2025, from a public list'],
  ],
]

test('the page says when which fact was last checked, if not all at once', async () => {
  for (const [known, lines] of CHECKED) {
    const [folded] =
      under(await openClinic(known), 'Quick Info')?.getElementsByTagName('details') ?? []
    const rows = [...(folded?.querySelectorAll('dl > div') ?? [])]
    expect(rows.map((row) => [...row.children].map(textOf).join(' '))).toEqual(lines)
  }
})

test('what is only in English is marked on Spanish pages', async () => {
  const clinic = { ...clinicIn('es'), inEnglish: ['description', 'hoursOfOperation'] }
  const list = listIn('es')
  const [first, ...others] = list.clinics
  const marked = first && { ...first, openWeek: [], inEnglish: ['hoursOfOperation'] }
  const answers = {
    clinicBySlug: { ...clinic, openWeek: [], openingHours: [] },
    stateClinics: { ...list, clinics: [...(marked ? [marked] : []), ...others] },
  }
  const { document } = await open('/es/services/riverside-clinic', answers)
  const inEnglish = (page: Document) => [...page.querySelectorAll('main [lang=en]')].map(textOf)
  const note = 'Algunos textos de esta página todavía no están en español.'
  expect(textOf(document.querySelector('main'))).toContain(note)
  expect(inEnglish(document)).toEqual(
    expect.arrayContaining(['Founded beside a river.', 'Mornings only']),
  )
  for (const path of ['services/riverside-clinic/correct', 'services/united-states/guam']) {
    const page = await open(`/es/${path}`, answers)
    expect(inEnglish(page.document)).toContain('Mornings only')
    expect(textOf(page.document.querySelector('main'))).toContain('(en inglés)')
  }
  const own = (await open('/services/riverside-clinic')).document
  expect(own.querySelectorAll('main [lang]:not([translate=no])')).toHaveLength(0)
})

test('what to say on the telephone is there in both languages', async () => {
  const document = await openClinic({})
  const saidIn = (lang: string) => textOf(document.querySelector(`details ul[lang=${lang}]`))
  expect(saidIn('en')).toContain('What do I need to bring? Do I need an ID?')
  expect(saidIn('es')).toContain('¿Qué tengo que llevar? ¿Necesito una identificación?')
})

test('the page that corrects a clinic shows what is said of it today', async () => {
  expect(new Map(linksIn(await openClinic({}))).get('Tell us')).toBe(
    '/services/riverside-clinic/correct',
  )
  const { document } = await open('/services/riverside-clinic/correct')
  const boxes = [...document.querySelectorAll('main [name=topics]')]
  expect(boxes).toHaveLength(10)
  const said = new Map(
    boxes.map((box) => [box.getAttribute('value'), textOf(box.closest('label'))]),
  )
  expect(said.get('phone')).toMatch(/^Phone number.*864-555-0142/)
  expect(said.get('address')).toMatch(/^Address.*Anderson/)
  expect(said.get('hours')).toMatch(/^Hours.*Mornings only/)
})
