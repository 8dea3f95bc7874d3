import {
  type Answer,
  type Category,
  CLINIC_FACTS,
  Clinic,
  type Guide,
  type RichText,
  type Site,
  type State,
} from '../../../cms/contract/index.ts'
import type { Locale } from '../../../cms/contract/paths.ts'
import { articleCategories } from '../../../seed/article-categories.ts'
import { categories } from '../../../seed/categories.ts'
import { jurisdictions } from '../../../seed/jurisdictions.ts'
import { settings } from '../../../seed/settings.ts'
import { NOTHING_KNOWN } from '../nothing-known.ts'

/** Invented content, as the API answers it. Names and settings are the seed's, in each language. */

const COUNTS = {
  ...{ clinicCount: 1234, clinic_count: 1234 },
  ...{ freeCount: 7, lowCostCount: 8, verifiedCount: 9 },
}
const UPDATED = '2026-03-04T12:00:00.000Z'
export const REVIEWED = '2026-11-03T12:00:00.000Z'

export const statesIn = (locale: Locale): State[] =>
  jurisdictions.map(({ name, description, ...state }, index) => ({
    ...state,
    ...COUNTS,
    id: index + 1,
    name: name[locale],
    description: description[locale],
  }))

export const categoriesIn = (locale: Locale): Category[] =>
  categories.map(({ name, slug, icon, description }, index) => ({
    ...COUNTS,
    id: index + 1,
    name: name[locale],
    slug,
    icon,
    description: description[locale],
  }))

export const siteIn = (locale: Locale): Site => {
  const { legalUpdated, nationwideCounts, ...own } = settings
  const figures = (list: typeof own.homeFigures) =>
    list.map(({ value, label }) => ({ value, label: label[locale] }))
  const states = statesIn(locale)
  return {
    ...own,
    productName: own.productName[locale],
    tagline: own.tagline[locale],
    homeFigures: figures(own.homeFigures),
    aboutFigures: figures(own.aboutFigures),
    resourcesFigure: own.resourcesFigure[locale],
    footerNote: own.footerNote[locale],
    badges: [...own.badges[locale]],
    supportHours: own.supportHours[locale],
    contactEmail: 'hello@clinics.example',
    contactPhone: '864-555-0100',
    contactAddress: null,
    googleVerification: null,
    nationwideCounts: nationwideCounts.flatMap(({ state, count }) =>
      states
        .filter(({ abbreviation }) => abbreviation === state)
        .map(({ name, slug }) => ({ name, slug, count })),
    ),
    nationwideCounted: false,
    mapTiles: {
      kind: 'images',
      url: 'https://tile.example/{z}/{x}/{y}.png',
      credit: 'OpenStreetMap contributors',
      creditUrl: null,
    },
    thirdPartyScripts: [],
  }
}

const [medical = { slug: '', name: { en: '', es: '' } }] = categories

/** A clinic of which everything is known. */
export const clinicIn = (locale: Locale): Clinic => ({
  id: 1,
  name: 'Riverside Clinic',
  slug: 'riverside-clinic',
  address: '414 North St',
  city: 'Anderson',
  state: 'SC',
  stateName: 'South Carolina',
  zipCode: '29621',
  phone: '864-555-0142',
  phoneExtension: '7',
  phones: [
    {
      ...{ number: '864-555-0143', extension: null, type: 'voice' },
      ...{ languages: ['Spanish'], description: 'Ask for the boatman' },
    },
    {
      ...{ number: '864-555-0144', extension: null, type: 'fax' },
      ...{ languages: [], description: null },
    },
  ],
  latitude: 34.5,
  longitude: -82.65,
  coordinatesApproximate: false,
  addressIsPrivate: false,
  hoursOfOperation: 'Mornings only',
  openingHours: [
    { day: 'monday', opens: '08:00', closes: '12:00' },
    { day: 'monday', opens: '13:00', closes: '17:30' },
  ],
  openWeek: [
    [480, 720],
    [780, 1050],
  ],
  timeZone: 'America/New_York',
  services: ['Riverfront Care', 'Bicycle Care', 'Toes', 'Elbows'],
  categories: [{ slug: medical.slug, name: medical.name[locale] }],
  specialPrograms: ['The Quiet Room'],
  isFree: true,
  isLowCost: true,
  ...{ pharmacy: true, laboratory: true, xray: true, dentalServices: true, mentalHealth: true },
  ...{ womenHealth: true, pediatrics: true, emergencyServices: true },
  ...{ section330Funded: true, fqhcLookAlike: true },
  ...{ acceptsNewPatients: true, walkInsWelcome: true, appointmentNeeded: false },
  ...{ slidingFeeScale: true, acceptsUninsured: true, interpreters: true, telehealth: true },
  ...{ asksForId: false, asksForProofOfAddress: true, asksForProofOfIncome: true },
  ...{ asksForSsn: false, asksImmigrationStatus: null },
  appointments: 'Ring the bell twice',
  firstVisitWait: 'Eleven days',
  firstVisitCost: '$11',
  insuranceAccepted: ['Riverplan'],
  paymentOptions: ['Shells'],
  eligibilityRequirements: 'Neighbors of the river',
  languages: ['Klingon'],
  accessibility: ['Ramp of stone'],
  website: 'https://riverside.example',
  description: 'Founded beside a river.',
  notice: 'Use the blue door.',
  organizationType: 'Cooperative of boatmen',
  medicalDirector: 'Dr. Ada Rivers',
  foundedYear: 1987,
  staffCount: 25,
  verified: true,
  lastVerifiedAt: UPDATED,
  confirmedByClinicAt: UPDATED,
  factDates: { phone: { at: UPDATED, source: 'call' } },
  movedFrom: '1 Old St, Anderson, SC 29621',
  movedAt: UPDATED,
  formerNames: ['Old Mill Clinic'],
  inEnglish: [],
  source: 'editor',
  updatedAt: UPDATED,
})

/** A clinic of which hardly anything is known. */
export const bareClinic: Clinic = Clinic.parse({
  ...clinicIn('en'),
  ...Object.fromEntries(CLINIC_FACTS.map(({ name, kind }) => [name, NOTHING_KNOWN[kind]])),
  ...{ id: 2, name: 'Bare Hill Clinic', slug: 'bare-hill-clinic', city: 'Anderson', state: 'SC' },
  ...{ address: '', openWeek: [], timeZone: null, categories: [], formerNames: undefined },
  ...{ verified: false, lastVerifiedAt: null, confirmedByClinicAt: null, factDates: {} },
  ...{ movedFrom: null, movedAt: null },
})

/** The sample clinic and others, as lists hold them, with the fields of the contract's summary alone. */
export const listIn = (locale: Locale): Answer<'stateClinics'> => {
  const known = clinicIn(locale)
  const names = ['Riverside Clinic', 'Second Clinic', 'Third Clinic']
  const clinics = names.map((name, index) => ({
    ...known,
    name,
    id: known.id + index,
    slug: name.toLowerCase().replace(' ', '-'),
    distanceMiles: index + 0.5,
  }))
  return { clinics: [...clinics, { ...bareClinic, id: 9 }], total: 57 }
}

const words = (text: string) => [{ type: 'text' as const, text }]

export const richText: RichText = [
  { type: 'heading', level: 2, id: 'boats', content: words('Boats of the river') },
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'A boat is ', marks: ['bold'] },
      { type: 'break' },
      { type: 'link', href: '/about', newTab: false, content: words('wood') },
      { type: 'page', page: 'guides', slug: 'payment', content: words('and sail') },
    ],
  },
  { type: 'list', ordered: true, items: [{ content: words('Row one') }] },
  { type: 'table', head: [words('Oar')], rows: [[words('Long')]] },
  { type: 'quote', content: words('Ahoy') },
  { type: 'rule' },
  { type: 'steps', items: [{ title: 'Board', content: words('Step over.') }] },
  {
    type: 'income-table',
    caption: 'Earnings of boatmen',
    percents: [100, 200],
    rows: [{ people: 1, dollars: [15_960, 31_920] }],
    further: [5_680, 11_360],
  },
  { type: 'call-out', tone: 'tip', title: 'Wind', content: words('Wait.') },
  {
    type: 'link-card',
    title: 'Sails',
    text: 'All about sails.',
    target: { type: 'page', page: 'categories', slug: 'dental' },
  },
  { type: 'accordion', items: [{ title: 'Why boats?', content: words('Rivers.') }] },
]

export const guideOf = (slug: string): Guide => ({
  ...{ slug, title: 'Of Rivers', summary: 'On boats.', body: richText, inEnglish: [] },
  ...{ reviewedAt: REVIEWED, updatedAt: UPDATED },
})

export const articleCategoriesIn = (locale: Locale): Answer<'articleCategories'> =>
  articleCategories.map(({ name, ...category }, index) => ({
    ...category,
    id: index + 1,
    name: name[locale],
  }))

/** By the slugs of their categories. */
const TITLES: Record<string, [slug: string, title: string]> = {
  'mental-health': ['someone-to-talk-to', 'Of Boats'],
  'chronic-care': ['of-oars', 'Of Oars'],
  'patient-rights': ['of-sails', 'Of Sails'],
}

export const articlesIn = (locale: Locale): Answer<'articles'>['articles'] =>
  Object.entries(TITLES).map(([category, [slug, title]], index) => ({
    id: index + 1,
    slug,
    title,
    excerpt: `What boatmen know, part ${index + 1}.`,
    author: 'Ada Rivers',
    date: UPDATED,
    readTime: null,
    category: articleCategoriesIn(locale).find((known) => known.slug === category) ?? {
      name: '',
      slug: '',
      color: null,
    },
    image: null,
    featured: index === 0,
    hasBody: true,
    inEnglish: [],
  }))

export const articleIn = (locale: Locale): Answer<'articleBySlug'> => {
  const [first] = articlesIn(locale)
  if (!first) throw new Error('There are no sample articles')
  return { ...first, body: richText, reviewedAt: REVIEWED, updatedAt: UPDATED }
}
