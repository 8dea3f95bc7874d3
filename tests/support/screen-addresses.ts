/** A screen and its address; what depends on the data is in braces. */
export type Address = [name: string, address: string]

/** The subjects of addresses that depend on the data. */
export const SUBJECTS = ['longNamed', 'closesAtNoon', 'submission'] as const
export type Subject = (typeof SUBJECTS)[number]

/** Each screen of the site, in each state that an address leads to. */
export const SCREENS: Address[] = [
  ['home', '/'],
  ['the search before it is asked', '/search'],
  ['results', '/search?location=Portland'],
  ['no results', '/search?location=Guam&service=vision&isFree=true&isLowCost=false'],
  ['an unknown place', '/search?location=Qwxyzville'],
  ['an unknown place beside a need', '/search?location=dentist+in+Qwxyzville'],
  ['a clinic', '/services/{longNamed}'],
  ['a clinic that closes at noon', '/services/{closesAtNoon}'],
  ['a clinic that is not there', '/services/no-such-clinic'],
  ['what is wrong with a clinic', '/services/{longNamed}/correct'],
  ['every state', '/browse/states'],
  ['every service', '/browse/services'],
  ['a state', '/services/united-states/california'],
  ['a category', '/category/mental-health'],
  ['a category in a state', '/category/dental/state/guam'],
  ['a state that is not there', '/services/united-states/atlantis'],
  ['the map', '/map?location=Los+Angeles'],
  ['the map alone', '/map?view=map'],
  ['the resources', '/resources'],
  ['what would I pay', '/resources/what-would-i-pay'],
  ['saved clinics', '/saved'],
  ['what is there without a connection', '/offline'],
  ['a guide', '/resources/payment'],
  ['the blog', '/resources/blog'],
  ['a category of the blog', '/resources/blog?category=chronic-care'],
  ['an article', '/resources/blog/someone-to-talk-to'],
  ['an article that is not there', '/resources/blog/no-such-article'],
  ['about', '/about'],
  ['the page for other sites', '/use-our-list'],
  ['the privacy policy', '/privacy'],
  ['the contact page', '/contact'],
  ['the page that adds a clinic', '/add-clinic'],
  ['a page that is not there', '/nowhere'],
]

/** Screens that are like one of those, with other texts. */
export const TEXTS: Address[] = [
  ...['/resources/qualify', '/resources/insurance', '/resources/medications', '/terms'],
  '/resources/emergency',
  ...['/category/urgent-care', '/newsletter/confirm?token=none'],
  ...['/services/united-states/california?letter=S', '/category/dental/state/guam?letter=Q'],
].map((path): Address => [path, path])

/**
 * Screens for a clinic's own staff. What a link that works opens, and a clinic that is closed, moved
 * or merged, are checked where they are made: tests/deep/made-screens.spec.ts.
 */
export const BY_LINK: Address[] = [
  ['where staff ask for a link', '/services/{longNamed}/staff'],
  ['a submission', '/submission/{submission}'],
  ...['/own-listing/old', '/confirm-listing/old', '/stop-reminders/old', '/submission/none'].map(
    (path): Address => [`a link that does not work: ${path}`, path],
  ),
]
