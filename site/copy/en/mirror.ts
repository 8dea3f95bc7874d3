import { shortDate } from './dates.ts'
import { clinics } from './numbers.ts'

/** On the mirror: the copy of the site that is shown while the site itself is away. */
export const mirror = {
  /** At the top of every page. @param day '2026-11-22' */
  notice: (day: string) =>
    `This is a copy of our site, saved on ${shortDate(day)}. Call a clinic before you go. Forms don’t work here. In an emergency, call 911.`,
  form: 'This form doesn’t work on this copy of our site, and nothing you type would reach us. Please come back when the site works again. To reach a clinic, call it. In an emergency, call 911. In a crisis, call or text 988.',
  live: 'A part of this page is missing on this copy. It works only on our site itself.',
  fullList: 'See the full lists by state and town',
  map: {
    title: 'Map',
    text: 'The map doesn’t work on this copy of our site. The search and the lists do.',
  },
  missing: {
    title: 'This page is not in our copy',
    text: 'The address may be mistyped. Or the page is only on our site itself: please try again when the site works. You can find a clinic here.',
  },
  waysOn: {
    search: 'Search by ZIP code or town',
    lists: 'Lists by state and town',
  },
  lists: {
    heading: 'Find a clinic in our lists',
    lead: 'Choose your state, then your town. Or choose the first three digits of your ZIP code.',
    states: 'By state',
    zips: 'By ZIP code',
    zipsLink: 'All ZIP codes',
    all: 'All lists',
    checked: (day: string, count: number) => `${clinics(count)}, as of ${shortDate(day)}.`,
    withoutScript:
      'The search on this copy needs JavaScript. Without it, use these lists: they hold the same clinics.',
    count: clinics,
    state: (name: string) => `Clinics in ${name}`,
    none: (state: string) => `We list no clinic in ${state} yet.`,
    town: (name: string, state: string) => `Clinics in ${name}, ${state}`,
    zipsHeading: 'Clinics by ZIP code',
    zipsLead: 'Choose the first three digits of your ZIP code.',
    begin: (digit: string) => `ZIP codes that begin with ${digit}`,
    zip: (prefix: string) => `Clinics in ZIP codes that begin with ${prefix}`,
    nearby: 'Nearby',
    nobody: 'We list no clinic in these ZIP codes. Look at the ones nearby.',
  },
  search: {
    looking: 'Looking for clinics',
    near: (count: number, place: string, miles: number) =>
      `${clinics(count)} within ${miles} miles of ${place}`,
    none: (place: string, miles: number) => `No clinic within ${miles} miles of ${place}`,
    advice: 'Choose a larger distance or another service, or use the lists.',
    state: (name: string) => `See all clinics in ${name}`,
    others: 'Or did you mean',
    failed: 'The list could not be loaded. Check your connection, then search again.',
    more: 'Show more',
  },
}
