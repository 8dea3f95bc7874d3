import { type Answer, OWN_FACTS, type Place } from '../../../cms/contract/index.ts'
import type { Locale } from '../../../cms/contract/paths.ts'
import { medicaidIn, POVERTY_YEARS } from '../../../seed/poverty-figures.ts'
import { settings } from '../../../seed/settings.ts'
import { type Answers, malformed, missing, type Question, Trouble } from './answers.ts'
import {
  articleCategoriesIn,
  articleIn,
  articlesIn,
  bareClinic,
  categoriesIn,
  clinicIn,
  guideOf,
  listIn,
  richText,
  siteIn,
  statesIn,
} from './sample.ts'

const MADE = '2026-03-04T12:00:00.000Z'
/** Opens every page that only a mailed link leads to. */
export const TOKEN = 'token'
/** Opens the page of an operator who was asked something. */
export const ASKED = 'asked'

const submission: Answer<'submissionProgress'> = {
  clinicName: 'Riverside Clinic',
  status: 'in review',
  steps: [{ status: 'in review', at: MADE }],
  declineReason: null,
  slug: null,
  conversation: [],
  canAnswer: false,
}
/** A question that was answered. */
export const asked: Answer<'submissionProgress'> = {
  ...submission,
  conversation: [
    { isQuestion: true, text: 'Is there a fee?', at: MADE },
    { isQuestion: false, text: 'None at all', at: '2026-03-05T12:00:00.000Z' },
  ],
  canAnswer: true,
}

/** The one of a list with this slug, or 404. */
const bySlug = <Row extends { slug: string }>(rows: Row[], slug: string | undefined) =>
  rows.find((row) => row.slug === slug) ?? missing

const withToken = <Sample>(token: string | undefined, answer: Sample) =>
  token === TOKEN ? answer : missing

/** A town as searches understand it. */
export const ANDERSON: Place = {
  kind: 'town',
  name: 'Anderson',
  state: 'SC',
  stateName: 'South Carolina',
  label: 'Anderson, South Carolina',
  latitude: 34.5,
  longitude: -82.65,
  radius: null,
}

/** Clinics around a town, none in Guam, and nothing at all in Qwxyzville. */
export const searchIn = (locale: Locale, location = ''): Answer<'searchClinics'> => {
  const isUnknown = location.includes('Qwxyzville')
  return {
    ...(isUnknown || location === 'Guam' ? { clinics: [], total: 0 } : listIn(locale)),
    need: null,
    needWords: null,
    filters: [],
    place: isUnknown ? null : ANDERSON,
    alternatives: [],
    wholeState: false,
    unknownPlace: isUnknown ? 'Qwxyzville' : null,
    unknownRegion: null,
    respelled: null,
    passedOver: null,
    otherState: null,
    named: null,
    offered: [],
    notListed: null,
    distance: 25,
    widened: false,
  }
}

/** A guide of the four that the site has pages for, or the one that is seeded beside them. */
const GUIDES = ['qualify', 'insurance', 'payment', 'medications', 'emergency']

/** What the API answers to every question that a page asks, unless a test says otherwise. */
export const DEFAULTS: Answers = {
  site: ({ locale }) => siteIn(locale),
  featuredClinics: ({ locale }) => listIn(locale).clinics.slice(0, 2),
  searchClinics: ({ locale, params }) => searchIn(locale, params.location),
  clinicCounts: { counts: null },
  clinicLetters: { letters: ['A', 'B'].map((letter) => ({ letter, clinicCount: 40 })) },
  pointsVersion: { version: '1' },
  clinicBySlug: ({ locale, params }) => bySlug([clinicIn(locale), bareClinic], params.slug),
  closedClinic: null,
  popularStates: ({ locale }) => statesIn(locale).slice(0, 8),
  states: ({ locale }) => statesIn(locale),
  stateBySlug: ({ locale, params }) => bySlug(statesIn(locale), params.slug),
  stateClinics: ({ locale }) => listIn(locale),
  categories: ({ locale }) => categoriesIn(locale),
  categoryBySlug: ({ locale, params }) => bySlug(categoriesIn(locale), params.category),
  categoryClinics: ({ locale }) => listIn(locale),
  guideBySlug: ({ params: { slug = '' } }) => (GUIDES.includes(slug) ? guideOf(slug) : missing),
  articles: ({ locale, params }) => {
    const articles = articlesIn(locale).filter(
      ({ category }) => !params.category || category.slug === params.category,
    )
    return { articles, total: articles.length }
  },
  articleBySlug: ({ locale, params }) => bySlug([articleIn(locale)], params.slug),
  articleCategories: ({ locale }) => articleCategoriesIn(locale),
  legalPage: ({ locale }) => ({
    ...{ updated: settings.legalUpdated[locale], body: richText, inEnglish: [] },
  }),
  submissionProgress: ({ params }) =>
    params.token === ASKED ? asked : withToken(params.token, submission),
  ownListing: ({ params }) =>
    withToken(params.token, {
      name: 'Riverside Clinic',
      slug: 'riverside-clinic',
      city: 'Anderson',
      expiresAt: MADE,
      purpose: 'edit',
      isMailed: true,
      canBeMailed: true,
      values: Object.fromEntries(
        OWN_FACTS.map(({ name, kind }) => [name, kind === 'flag' ? true : '']),
      ),
      unknown: ['appointments', 'telehealth'],
      total: OWN_FACTS.length,
    }),
  costFigures: ({ locale }) => ({
    poverty: POVERTY_YEARS.at(-1) ?? null,
    states: statesIn(locale).map(({ name, slug, abbreviation }) => ({
      name,
      slug,
      abbreviation,
      medicaid: medicaidIn(abbreviation),
    })),
  }),
}

/** The answers that a page gets otherwise, all or those to some questions, each changed before it is sent. */
export const changed = (
  change: (answer: unknown) => unknown,
  names = Object.keys(DEFAULTS) as (keyof Answers)[],
): Answers =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (question: Question) => {
        const reply = DEFAULTS[name]
        const answer = typeof reply === 'function' ? reply(question) : reply
        return answer instanceof Trouble ? answer : malformed(change(answer))
      },
    ]),
  )

/** The same trouble whatever a page asks, but for what it says itself. */
export const everywhere = (trouble: Trouble): Answers =>
  Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, trouble]))
