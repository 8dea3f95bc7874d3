import { BY_LINK, SCREENS, type Subject, TEXTS } from '../screen-addresses.ts'
import { TOKEN } from './defaults.ts'

const FOUND: Record<Subject, string> = {
  longNamed: 'riverside-clinic',
  closesAtNoon: 'riverside-clinic',
  submission: TOKEN,
}

const filled = (address: string) =>
  Object.entries(FOUND).reduce((text, [name, value]) => text.replace(`{${name}}`, value), address)

/** What no address leads to in the seed. */
const MORE = [
  '/services/bare-hill-clinic',
  '/services/category/dental',
  '/services/category/dental/united-states/guam',
  '/category/emergency-care',
  '/submit-clinic',
  '/search?location=&service=dental',
  '/search?location=Portland&isFree=true&limit=50',
  ...['/contact', '/add-clinic', '/resources/blog'].map((path) => `${path}?sent=true`),
  ...['own-listing', 'confirm-listing', 'stop-reminders'].map((page) => `/${page}/${TOKEN}`),
]

/** Every screen's English address. */
export const ADDRESSES: string[] = [
  ...new Set([
    ...[...SCREENS, ...TEXTS, ...BY_LINK].map(([, address]) => filled(address)),
    ...MORE,
  ]),
]

/** The screens that say that something isn't there. */
export const NOT_THERE = /no-such|atlantis|nowhere|\/none$|(own|confirm)-listing\/old/
