import { NOT_STATES } from '../not-states.ts'
import { clinics as inWords, thousands, totalInWords } from './numbers.ts'

const unknownPlace = (place: string) => `We don’t know a place called “${place}”`

export const search = {
  title: (location: string) => (location === '' ? 'Find clinics' : `Clinics near ${location}`),
  description:
    'Search free and low-cost health clinics by city, state or ZIP code, by service and by distance.',
  heading: 'Find clinics',
  filters: {
    heading: 'Filters',
    cost: 'Cost',
    lowCost: 'Low-Cost Clinics',
    services: 'Services',
    several: (count: number) => `${count} services`,
    moreServices: 'More services',
    severalServices: 'Any of these',
    open: 'Open',
    anyTime: 'Any time',
    openChoices: {
      now: 'Open now',
      late: 'After 6 PM',
      weekend: 'On weekends',
      unknown: 'Hours not known',
    },
    needs: 'What you need',
    acceptsUninsured: 'No insurance needed',
    walkInsWelcome: 'Walk-ins welcome',
    telehealth: 'Telehealth',
    noIdNeeded: 'No ID needed',
    noSsnNeeded: 'No Social Security number needed',
    languages: 'Language spoken',
    anyLanguage: 'Any language',
    counted: (label: string, clinics: number | undefined) =>
      clinics === undefined ? label : `${label} (${clinics})`,
    sort: 'Order',
    nearest: 'Nearest first',
    byName: 'By name',
    sortChoices: { open: 'Open first, then soonest' },
    whole: (place: string) => `All of ${place}`,
    pageSize: 'Results per page',
    apply: 'Apply filters',
    close: 'Close',
    order: 'Order of the list',
    /** The number follows each choice. */
    show: (clinics: number | undefined) =>
      clinics === undefined
        ? 'Show clinics'
        : `Show ${totalInWords(clinics)} ${clinics === 1 ? 'clinic' : 'clinics'}`,
    /** Clinics that a filter by the time leaves out, with a link to them. */
    unknownHours: (clinics: number) =>
      clinics === 1
        ? 'We don’t know the hours of 1 more clinic.'
        : `We don’t know the hours of ${thousands(clinics)} more clinics.`,
    askThem: (clinics: number): string =>
      clinics === 1 ? 'See it, and call' : 'See them, and call',
    clear: 'Clear Filters',
    set: (count: number) => `${count} set`,
  },
  start: {
    title: 'Start Your Search',
    text: 'Enter a city, a state or a ZIP code above to see the clinics there.',
  },
  near: {
    title: 'Clinics near you',
    ask: 'Find clinics near you',
    explain:
      'Your browser will ask whether we may know where you are. We round it to about a mile, use it only for this search, and do not keep it.',
    button: 'Use my location',
    finding: 'Finding...',
    refused:
      'Your browser did not say where you are. You can allow it for this site in the browser’s settings, or type a place above.',
    failed: 'We could not find out where you are. Please try again, or type a place above.',
    noScripts: 'This needs JavaScript. Please type a city, a state or a ZIP code above.',
    /** In place of a town: 'Near you, within 25 miles'. */
    you: 'you',
    around: (town: string) => `Your location, to about a mile, is near ${town}.`,
    outside: 'You seem to be outside the United States',
    outsideText:
      'We list clinics in the United States and its islands. You can type a place above.',
  },
  loading: 'Looking for clinics',
  error: {
    title: 'Search Error',
    text: 'We encountered an error while searching for clinics. Please try again.',
    again: 'Try Again',
  },
  none: {
    title: 'No Clinics Found',
    lookedFor: (names: string[]) => `You looked for: ${names.join(' · ')}`,
    text: 'Nothing here matches everything you chose.',
    textWithin: (miles: number) => `Nothing within ${miles} miles matches everything you chose.`,
    noneWithin: (miles: number, place: string) => `No clinics within ${miles} miles of ${place}.`,
    noneIn: (place: string) => `No clinics in ${place}.`,
    /** Of what somebody's words stand for. @param miles null in a state or a county */
    noneOf: (clinics: string, miles: number | null, place: string) =>
      miles === null
        ? `${clinics}: none in ${place}.`
        : `${clinics}: none within ${miles} miles of ${place}.`,
    /** Above the clinics that match, however far they are. */
    nearest: (clinics: number): string =>
      clinics === 1 ? 'The nearest clinic that matches' : 'The nearest clinics that match',
    fromMiddle: (state: string) => `Distances are from the middle of ${state}.`,
    askThem: 'Clinics that don’t say may not ask for it either: call and ask.',
    help: 'These help wherever you are:',
    telehealth: (clinics: number, state: string) =>
      `${inWords(clinics)} in ${state} with care by phone or video`,
    guides: {
      medications: 'Out of insulin or another medicine? What to do now',
      payment: 'How to pay less for care anywhere',
    },
    could: 'You could:',
    allStates: 'Show all states',
    wholeMap: 'See all clinics on the map',
    clear: 'Clear Filters',
    widen: (miles: number) => `Look within ${miles} miles instead`,
    further: (miles: number) => `Look farther than ${miles} miles`,
    wholeState: (state: string) => `See every clinic in ${state}`,
    dropFilters: 'Keep the place and drop the filters',
    kinds: { cost: 'cost', services: 'services', open: 'opening times', traits: 'what you need' },
    /** What is dropped, and how many clinics there are then, if that is known. */
    drop: (kind: string, clinics: number | undefined) =>
      clinics === undefined
        ? `Drop the filter for ${kind}`
        : `Drop the filter for ${kind}: ${clinics} ${clinics === 1 ? 'clinic' : 'clinics'}`,
  },
  understood: {
    within: (place: string, miles: number) => `Near ${place}, within ${miles} miles`,
    near: (place: string) => `Near ${place}`,
    inState: (state: string) => `In ${state}`,
    widened: (usual: number, miles: number) =>
      `Nothing is within ${usual} miles, so we looked farther: within ${miles} miles.`,
    widenedFar: (usual: number) => `Nothing is within ${usual} miles, so we looked farther.`,
    outside: (county: string) => `Nothing is in ${county}, so we looked around it.`,
    otherState: (zip: string, state: string, other: string) =>
      `${zip} is in ${state}, not in ${other}. We used the ZIP code.`,
    respelled: (typed: string, place: string) => `We read “${typed}” as ${place}.`,
    passedOver: (typed: string, place: string) =>
      `We don’t know “${typed}”, so this is near ${place}.`,
    wholeState: (location: string, state: string) =>
      `We don’t know “${location}”, so this is all of ${state}.`,
    or: 'Or',
    state: (name: string, abbreviation: string) =>
      NOT_STATES.has(abbreviation) ? name : `${name} State`,
    more: (count: number) => `${count} more`,
  },
  need: {
    within: (clinics: string, place: string, miles: number) =>
      `${clinics} near ${place}, within ${miles} miles`,
    near: (clinics: string, place: string) => `${clinics} near ${place}`,
    inState: (clinics: string, state: string) => `${clinics} in ${state}`,
    allNear: (place: string) => `See all clinics near ${place}`,
    allIn: (state: string) => `See all clinics in ${state}`,
    where: (clinics: string) => `${clinics}: where are you?`,
    whereAny: 'Where do you need a clinic?',
    whereText: 'Type a city, a state or a ZIP code.',
    place: 'City, state or ZIP code',
    find: 'Find clinics',
    nearMe: 'Or use my location',
  },
  /** Filters that the words speak of: 'Show only: Open on weekends (3)'. */
  offered: {
    only: 'Show only:',
    isFree: 'Free clinics',
    isLowCost: 'Low-cost clinics',
    open: { now: 'Open now', late: 'Open after 6 PM', weekend: 'Open on weekends' },
    languages: (language: string) => `${language} spoken`,
  },
  unknownPlace: {
    title: unknownPlace,
    sentence: (place: string) => `${unknownPlace(place)}.`,
    mailCode:
      'This is a mail code for American bases abroad. We list clinics in the United States and its islands: type a town there.',
    region: (region: string) =>
      `“${region}” is not a place in the United States that we know. We list clinics there and on its islands.`,
    otherPlaces: 'Did you mean',
    text: 'Check the spelling, or use a five-digit ZIP code, such as 94952, or a city with its state, such as Petaluma, CA.',
  },
  /** Clinics that the words name. */
  named: {
    name: (name: string, clinics: number) =>
      `${clinics === 1 ? 'Clinic' : 'Clinics'} called “${name}”`,
    phone: (number: string, clinics: number) =>
      `${clinics === 1 ? 'Clinic' : 'Clinics'} with the phone number ${number}`,
    street: (street: string, clinics: number) =>
      `${clinics === 1 ? 'Clinic' : 'Clinics'} on ${street}`,
    nearest: (place: string) => `Those nearest to ${place} come first.`,
    filtered: 'No clinic with that name matches everything you chose.',
    unfiltered: 'Drop the filters',
    /** Before links to clinics. */
    offered: 'Looking for a clinic with this name?',
  },
  /** No clinic here has the name or the number that was typed. */
  notListed: {
    title: {
      name: (name: string) => `We don’t list “${name}”`,
      phone: (number: string) => `No clinic listed here has the phone number ${number}`,
    },
    sentence: {
      name: (name: string) => `We don’t list “${name}”, only free and low-cost clinics.`,
      phone: (number: string) => `No clinic listed here has the phone number ${number}.`,
    },
    shown: (place: string) => `Here are those near ${place}.`,
    text: {
      name: 'We list free and low-cost clinics, and few hospitals. Type a city, a state or a ZIP code to see the clinics there.',
      phone:
        'Check the digits. Or type a city, a state or a ZIP code to see the clinics there. We list free and low-cost clinics.',
    },
    call: 'Call 2-1-1 to ask for other places. It is free.',
  },
  showing: (shown: number, total: number) =>
    `Showing ${thousands(shown)} of ${totalInWords(total)} results`,
  map: 'Map',
  onMap: 'See these on the map',
  more: 'Load More Results',
  earlier: 'Show earlier results',
  loadingMore: 'Loading more results',
}
