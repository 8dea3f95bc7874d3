import { expect, test } from 'vitest'
import { LOCALES, type Locale, sameIn } from '../../cms/contract/paths.ts'
import type { Answers, Trouble } from '../support/rendered/answers.ts'
import { missing, notJson, refused, unreached } from '../support/rendered/answers.ts'
import { DEFAULTS, everywhere } from '../support/rendered/defaults.ts'
import { type Opened, open } from '../support/rendered/open.ts'
import { linksIn, piecesOf, textOf } from '../support/rendered/read.ts'
import { ADDRESSES } from '../support/rendered/screens.ts'
import { inLanguage } from '../support/rendered/spanish-of.ts'

/** What keeps every page useful, whatever is wrong. */
const missesOn = ({ document, status }: Opened): string[] => {
  const links = linksIn(document).map(([, to]) => to)
  const main = document.querySelector('main')
  const isUseful = [
    ['911', links.includes('tel:911')],
    ['988', links.includes('tel:988')],
    ['one h1', document.querySelectorAll('h1').length === 1],
    ['a footer', document.querySelectorAll('footer a').length > 10],
    ['a title', document.title !== ''],
    ['only words', !/undefined|\[object|NaN|fetch failed/.test(piecesOf(document).join())],
    ['anything but placeholders', main?.querySelector('[data-placeholder]') === null],
    ['a way on', status === 200 || main?.querySelector('a, form') !== null],
  ] as const
  return isUseful.filter(([, isThere]) => !isThere).map(([what]) => `without ${what}`)
}

/** What an address shows, and whether it says one of the meanings of each English text. */
const check = async (
  locale: Locale,
  address: string,
  answers: Answers,
  status: number,
  texts: string[],
) => {
  const page = await open(sameIn(locale, address), answers)
  const said = textOf(page.document.querySelector('main'))
  const misses = [
    ...missesOn(page),
    ...(page.status === status ? [] : [`status ${page.status}, not ${status}`]),
    ...texts
      .filter((text) => !inLanguage(locale, text).some((meaning) => said.includes(meaning)))
      .map((text) => `does not say “${text}”`),
  ]
  return misses.map((miss) => `${page.document.documentElement.lang} ${address}: ${miss}`)
}

const FAILED = [
  'This page could not be loaded',
  'Something went wrong on our side. Please try again in a moment.',
  'Try Again',
  'Or look for a clinic',
]
const UNREACHED = ['We could not be reached', 'Check your connection, then try again.', 'Try Again']

/** 'Clinic Not Found', as the specification has it. */
const noSuch = (kind: string) => [
  `${kind} Not Found`,
  `The ${kind.toLowerCase()} you're looking for doesn't exist or may have been removed.`,
]
const NO_STATE = [...noSuch('State'), 'See all states']
const OLD_LINK = ['This link no longer works']

/** Pages about one thing, and what they say if it isn't there. */
const SUBJECTS: [address: string, missing: string[]][] = [
  ['/services/riverside-clinic', [...noSuch('Clinic'), 'Go Back']],
  ['/services/riverside-clinic/correct', [...noSuch('Clinic'), 'Go Back']],
  ['/services/riverside-clinic/staff', noSuch('Clinic')],
  ['/services/united-states/california', NO_STATE],
  ['/category/dental', [...noSuch('Service Category'), 'See all services']],
  ['/category/dental/state/guam', NO_STATE],
  ['/resources/payment', ['Guide Not Found', 'See all guides']],
  ['/resources/blog/someone-to-talk-to', [...noSuch('Article'), 'See all articles']],
  ['/privacy', FAILED],
  ['/terms', FAILED],
  ['/resources/what-would-i-pay', FAILED],
  ['/submission/token', ['This link does not lead to a submission']],
  ['/own-listing/token', OLD_LINK],
  ['/confirm-listing/token', OLD_LINK],
]

/** All but the settings of the whole site, which every page asks for. */
const everythingElse = (trouble: Trouble): Answers => ({
  ...everywhere(trouble),
  ...(DEFAULTS.site && { site: DEFAULTS.site }),
})

const FAILURES: [trouble: Trouble, texts: string[]][] = [
  [refused(500), FAILED],
  [notJson, FAILED],
  [unreached, UNREACHED],
]

const expectNone = async (misses: Promise<string[]>[]) =>
  expect((await Promise.all(misses)).flat()).toEqual([])

test.each(LOCALES)('a page about what is not there says so and goes on (%s)', (locale) =>
  expectNone(
    SUBJECTS.map(([address, texts]) =>
      check(locale, address, everythingElse(missing), 404, [...texts, 'Or look for a clinic']),
    ),
  ),
)

test.each(LOCALES)('a page that could not be loaded says whose fault it is (%s)', (locale) =>
  expectNone(
    SUBJECTS.flatMap(([address]) =>
      FAILURES.map(([trouble, texts]) =>
        check(locale, address, everythingElse(trouble), 503, texts),
      ),
    ),
  ),
)

const SEARCH_ERROR = [
  'Search Error',
  'We encountered an error while searching for clinics. Please try again.',
  'Try Again',
]
const LIST_ERROR = ['The list could not be loaded right now. Please try again.', 'Try Again']
const GRID_ERROR = ['This list could not be loaded right now. The search above still works.']

/** Lists that fail alone: the page stays. */
const PARTS: [address: string, operation: keyof Answers, texts: string[]][] = [
  ['/', 'popularStates', GRID_ERROR],
  ['/', 'categories', GRID_ERROR],
  [
    '/',
    'featuredClinics',
    ['These clinics could not be loaded right now. The search above still works.'],
  ],
  ['/search?location=Portland', 'searchClinics', SEARCH_ERROR],
  ['/browse/states', 'states', GRID_ERROR],
  ['/browse/services', 'categories', GRID_ERROR],
  ['/services/united-states/california', 'stateClinics', LIST_ERROR],
  ['/category/dental', 'categoryClinics', LIST_ERROR],
  ['/category/dental/state/guam', 'categoryClinics', LIST_ERROR],
  [
    '/services/riverside-clinic',
    'stateClinics',
    ['The other clinics could not be loaded right now.', 'About This Clinic'],
  ],
  [
    '/map',
    'searchClinics',
    ['The clinics could not be loaded right now. Please try again.', 'Try Again'],
  ],
  [
    '/resources/blog',
    'articles',
    [
      'The articles could not be loaded',
      'Please try again in a moment, or read one of the guides.',
      'See all guides',
    ],
  ],
]

test.each(LOCALES)('a list that fails leaves the rest of its page (%s)', (locale) =>
  expectNone(
    PARTS.flatMap(([address, operation, texts]) =>
      [refused(500), notJson, unreached].map((trouble) =>
        check(locale, address, { [operation]: trouble }, 503, texts),
      ),
    ),
  ),
)

const NO_CLINICS = { clinics: [], total: 0 }
const NO_STATES = [
  'No States Available',
  'State information is being updated. Please check back soon.',
]
const NO_CATEGORIES = [
  'No Service Categories Available',
  'Service categories are being updated. Please check back soon.',
]
const NO_PROVIDERS = ['No Providers Found', 'Search All Clinics', 'View Nationwide']

const EMPTY: [address: string, answers: Answers, texts: string[]][] = [
  ['/', { popularStates: [] }, NO_STATES],
  ['/', { categories: [] }, NO_CATEGORIES],
  [
    '/',
    { featuredClinics: [] },
    ['No clinics are featured right now. Search by city, state or ZIP code instead.'],
  ],
  ['/search', {}, ['Start Your Search']],
  ['/search?location=Guam&isFree=true', {}, ['No Clinics Found', 'Clear Filters']],
  ['/browse/states', { states: [] }, NO_STATES],
  ['/browse/services', { categories: [] }, NO_CATEGORIES],
  ['/services/united-states/guam', { stateClinics: NO_CLINICS }, ['No Clinics Found']],
  ['/category/dental', { categoryClinics: NO_CLINICS }, NO_PROVIDERS],
  ['/category/dental/state/guam', { categoryClinics: NO_CLINICS }, NO_PROVIDERS],
  [
    '/services/riverside-clinic',
    { stateClinics: NO_CLINICS },
    ['No other clinics found in this area'],
  ],
  [
    '/map?location=Guam&isFree=true',
    {},
    ['No clinics found', 'Try adjusting your search criteria or filters.', 'Clear Filters'],
  ],
  ['/resources/blog?category=none', {}, ['No articles here yet', 'All articles']],
]

test.each(LOCALES)('an empty list says what to do next (%s)', (locale) =>
  expectNone(EMPTY.map(([address, answers, texts]) => check(locale, address, answers, 200, texts))),
)

test('if nothing at all is answered, every page is still a page', async () => {
  const misses = ADDRESSES.map(async (address) => {
    const page = await open(address, everywhere(unreached))
    const isFailed = page.status === 503 || page.status === 404
    return [...missesOn(page), ...(isFailed ? [] : [page.status])].map(
      (one) => `${address}: ${one}`,
    )
  })
  await expectNone(misses)
})

test('the failures that the page keeps have status and text, or the words of the specification', async () => {
  const failuresOf = async (address: string, answers: Answers) => {
    const { document } = await open(address, answers)
    const { queries } = JSON.parse(document.getElementById('state')?.textContent ?? '').queries
    return queries.flatMap(({ state }: { state: { error?: { message: string } } }) =>
      state.error ? [state.error.message] : [],
    )
  }
  const no = refused(404)
  expect(await failuresOf('/search?location=x', { searchClinics: no, clinicCounts: no })).toEqual([
    'Failed to search clinics',
    'Failed to count clinics',
  ])
  expect(await failuresOf('/category/dental', { categoryClinics: no })).toEqual([
    'Failed to fetch clinics',
  ])
  expect(await failuresOf('/services/x', { clinicBySlug: no })).toEqual([
    '404: {"title":"No","status":404,"detail":"No."}',
  ])
})
