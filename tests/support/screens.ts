import { DAYS, FormReceipt, type ListedClinic } from '../../cms/contract/index.ts'
import { LOCALES, sameIn } from '../../cms/contract/paths.ts'
import { clinicLike } from './directory.ts'
import { clinicValues } from './form-values.ts'
import { product } from './products.ts'

/** Finds the longest sample name, which is the hardest to fit. */
const LONG = 80

/** Two stretches a day are the widest hours. */
const closesAtNoon = ({ openWeek }: ListedClinic) => openWeek.length > DAYS.length

type Screen = [name: string, address: () => Promise<string>]

/** Each screen of the site, in each state that an address leads to. */
export const SCREENS: Screen[] = [
  ['home', async () => '/'],
  ['the search before it is asked', async () => '/search'],
  ['results', async () => '/search?location=Portland'],
  ['no results', async () => '/search?location=Guam&service=vision&isFree=true&isLowCost=false'],
  ['an unknown place', async () => '/search?location=Qwxyzville'],
  ['an unknown place beside a need', async () => '/search?location=dentist+in+Qwxyzville'],
  [
    'a clinic',
    async () => `/services/${(await clinicLike(({ name }) => name.length > LONG)).slug}`,
  ],
  [
    'a clinic that closes at noon',
    async () => `/services/${(await clinicLike(closesAtNoon)).slug}`,
  ],
  ['a clinic that is not there', async () => '/services/no-such-clinic'],
  [
    'what is wrong with a clinic',
    async () => `/services/${(await clinicLike(({ name }) => name.length > LONG)).slug}/correct`,
  ],
  ['every state', async () => '/browse/states'],
  ['every service', async () => '/browse/services'],
  ['a state', async () => '/services/united-states/california'],
  ['a category', async () => '/category/mental-health'],
  ['a category in a state', async () => '/category/dental/state/guam'],
  ['a state that is not there', async () => '/services/united-states/atlantis'],
  ['the map', async () => '/map?location=Los+Angeles'],
  ['the map alone', async () => '/map?view=map'],
  ['the resources', async () => '/resources'],
  ['what would I pay', async () => '/resources/what-would-i-pay'],
  ['saved clinics', async () => '/saved'],
  ['what is there without a connection', async () => '/offline'],
  ['a guide', async () => '/resources/payment'],
  ['the blog', async () => '/resources/blog'],
  ['a category of the blog', async () => '/resources/blog?category=chronic-care'],
  ['an article', async () => '/resources/blog/someone-to-talk-to'],
  ['an article that is not there', async () => '/resources/blog/no-such-article'],
  ['about', async () => '/about'],
  ['the page for other sites', async () => '/use-our-list'],
  ['the privacy policy', async () => '/privacy'],
  ['the contact page', async () => '/contact'],
  ['the page that adds a clinic', async () => '/add-clinic'],
  ['a page that is not there', async () => '/nowhere'],
]

/** Screens that are like one of those, with other texts. */
export const TEXTS: Screen[] = [
  ...['/resources/qualify', '/resources/insurance', '/resources/medications', '/terms'],
  ...['/category/urgent-care', '/newsletter/confirm?token=none'],
].map((path) => [path, async () => path])

/** The address of a submission that was just sent. */
const submission = async () => {
  const response = await fetch(`${product().url}/api/clinic-submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(clinicValues()),
  })
  return `/submission/${FormReceipt.parse(await response.json()).token}`
}

/**
 * Screens for a clinic's own staff. What a link that works opens, and a clinic that is closed, are
 * checked where they are made: tests/panel/staff, tests/panel/clinics/gone.spec.ts.
 */
export const BY_LINK: Screen[] = [
  [
    'where staff ask for a link',
    async () => `/services/${(await clinicLike(({ name }) => name.length > LONG)).slug}/staff`,
  ],
  ['a submission', submission],
  ...['/own-listing/old', '/confirm-listing/old', '/stop-reminders/old', '/submission/none'].map(
    (path): Screen => [`a link that does not work: ${path}`, async () => path],
  ),
]

/** The same screens in every language. */
export const inEachLanguage = (screens: Screen[]): Screen[] =>
  LOCALES.flatMap((locale) =>
    screens.map(
      ([name, address]): Screen => [
        locale === 'en' ? name : `${name}, in ${locale}`,
        async () => sameIn(locale, await address()),
      ],
    ),
  )
