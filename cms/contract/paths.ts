/** All addresses of the product. They are written only here. */
import { LANGUAGES, LOCALES, type Locale, perLocale } from './constants.ts'

export { LANGUAGES, LOCALES, type Locale, perLocale }

/** One of the product's languages: English, if something else was asked for. */
export const localeOf = (value: unknown): Locale => LOCALES.find((known) => known === value) ?? 'en'

/** English pages live at the documented paths, those of other languages under their code. */
export const pathIn = (locale: Locale, path: string): string => {
  if (locale === 'en') return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The language of a page's path, and the path that the page has in English. */
export const readPath = (pathname: string): { locale: Locale; path: string } => {
  const [, first, rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? []
  const locale = LOCALES.find((known) => known !== 'en' && known === first)
  return locale ? { locale, path: rest || '/' } : { locale: 'en', path: pathname }
}

/** The address of the same page in a language. @param address a path, with or without a query */
export const sameIn = (locale: Locale, address: string): string => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  return pathIn(locale, readPath(pathname).path) + rest
}

type Query = Record<string, string | number | boolean | undefined>

const withQuery = (path: string, query: Query) => {
  const entries = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(entries).toString()
  return text === '' ? path : `${path}?${text}`
}

/** The addresses of all pages in a language. */
export const pathsFor = (locale: Locale) => {
  const at = (path: string) => pathIn(locale, path)
  const segment = encodeURIComponent
  return {
    home: at('/'),
    search: (query: Query = {}) => withQuery(at('/search'), query),
    map: (query: Query = {}) => withQuery(at('/map'), query),
    browseStates: at('/browse/states'),
    browseServices: at('/browse/services'),
    about: at('/about'),
    contact: at('/contact'),
    saved: at('/saved'),
    /** How other sites and programs use the directory. */
    reuse: at('/use-our-list'),
    /** The search for a frame on another site. */
    embedSearch: at('/embed/search'),
    /** Shown in place of other pages while there is no connection. */
    offline: at('/offline'),
    addClinic: at('/add-clinic'),
    submitClinic: at('/submit-clinic'),
    privacy: at('/privacy'),
    terms: at('/terms'),
    resources: at('/resources'),
    qualify: at('/resources/qualify'),
    insurance: at('/resources/insurance'),
    payment: at('/resources/payment'),
    medications: at('/resources/medications'),
    whatWouldIPay: at('/resources/what-would-i-pay'),
    blog: at('/resources/blog'),
    /** The blog, one category's articles, or articles further down. */
    articles: (query: Query) => withQuery(at('/resources/blog'), query),
    /** The target of the link in the newsletter mail; without a token, where its form is posted. */
    confirmNewsletter: (token?: string) => withQuery(at('/newsletter/confirm'), { token }),
    /** The private page of a submission; its address is a secret between us and the operator. */
    submission: (token: string, query: Query = {}) =>
      withQuery(at(`/submission/${segment(token)}`), query),
    article: (slug: string) => at(`/resources/blog/${segment(slug)}`),
    guide: (slug: string) => at(`/resources/${segment(slug)}`),
    urgentCare: at('/category/urgent-care'),
    emergencyCare: at('/category/emergency-care'),
    clinic: (slug: string) => at(`/services/${segment(slug)}`),
    /** Where a clinic's own staff ask for a link to its listing. */
    staffLink: (slug: string) => at(`/services/${segment(slug)}/staff`),
    /** A clinic's listing, for its own staff; its address is a secret. */
    ownListing: (token: string) => at(`/own-listing/${segment(token)}`),
    /** Where staff say that all is right, and where they end the monthly mail. */
    confirmListing: (token: string) => at(`/confirm-listing/${segment(token)}`),
    stopReminders: (token: string) => at(`/stop-reminders/${segment(token)}`),
    /** Where anyone says what is wrong on a clinic's page. */
    correctClinic: (slug: string) => at(`/services/${segment(slug)}/correct`),
    state: (slug: string, query: Query = {}) =>
      withQuery(at(`/services/united-states/${segment(slug)}`), query),
    category: (slug: string) => at(`/services/category/${segment(slug)}`),
    categoryInState: (slug: string, state: string) =>
      at(`/services/category/${segment(slug)}/united-states/${segment(state)}`),
    // The canonical addresses of the same pages, linked from the nationwide view.
    ownCategory: (slug: string, query: Query = {}) =>
      withQuery(at(`/category/${segment(slug)}`), query),
    ownCategoryInState: (slug: string, state: string, query: Query = {}) =>
      withQuery(at(`/category/${segment(slug)}/state/${segment(state)}`), query),
    // Linked from the home page although no page is there: the specification requires them, and the
    // seed redirects them.
    allStates: at('/services/united-states'),
    qualifyForFreeCare: at('/resources/qualify-for-free-care'),
    insurancePaymentOptions: at('/resources/insurance-payment-options'),
    emergencyCareGuide: at('/resources/emergency-care-guide'),
  }
}
export type Paths = ReturnType<typeof pathsFor>

/** The patterns that routes.tsx registers for English, in the router's syntax. */
export const patterns = {
  home: '/',
  search: '/search',
  contact: '/contact',
  saved: '/saved',
  reuse: '/use-our-list',
  /** Only the server knows this one: no page of the site leads there without loading a document. */
  embedSearch: '/embed/search',
  offline: '/offline',
  addClinic: '/add-clinic',
  submitClinic: '/submit-clinic',
  clinic: '/services/:slug',
  map: '/map',
  browseStates: '/browse/states',
  browseServices: '/browse/services',
  state: '/services/united-states/:state',
  correctClinic: '/services/:slug/correct',
  staffLink: '/services/:slug/staff',
  ownListing: '/own-listing/:token',
  confirmListing: '/confirm-listing/:token',
  stopReminders: '/stop-reminders/:token',
  /** Four address patterns for one screen. */
  category: [
    '/category/:category',
    '/category/:category/state/:state',
    '/services/category/:category',
    '/services/category/:category/*',
  ],
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  resources: '/resources',
  qualify: '/resources/qualify',
  insurance: '/resources/insurance',
  payment: '/resources/payment',
  medications: '/resources/medications',
  whatWouldIPay: '/resources/what-would-i-pay',
  guide: '/resources/:slug',
  blog: '/resources/blog',
  article: '/resources/blog/:slug',
  confirmNewsletter: '/newsletter/confirm',
  /** Framed by the panel, next to a form. */
  preview: '/preview/:collection',
  submission: '/submission/:token',
  /** These match the pattern of a clinic, but are neither clinics nor other pages. */
  reservedSlugs: ['/services/united-states', '/services/category'],
} as const

/** The query parameter in the address of a page whose form has been sent. */
export const SENT = 'sent'
export const afterSending = (path: string) => withQuery(path, { [SENT]: true })

export const api = {
  site: '/api/site',
  costFigures: '/api/cost-figures',
  mapOutline: (detail: string) => withQuery('/api/map/outline', { detail }),
  featuredClinics: '/api/clinics/featured',
  popularStates: '/api/states/popular',
  categories: '/api/categories',
  closedClinic: (slug: string) => `/api/clinics/closed/${encodeURIComponent(slug)}`,
  searchClinics: (query: Query) => withQuery('/api/clinics/search', query),
  clinicLetters: (query: Query) => withQuery('/api/clinics/letters', query),
  clinicCounts: (query: Query) => withQuery('/api/clinics/counts', query),
  clinicPoints: (query: Query) => withQuery('/api/clinics/points', query),
  pointsVersion: (query: Query) => withQuery('/api/clinics/points/version', query),
  clinicsById: (ids: number[]) => withQuery('/api/clinics/by-id', { ids: ids.join() }),
  places: (query: Query) => withQuery('/api/places', query),
  states: '/api/states',
  state: (slug: string) => `/api/states/${encodeURIComponent(slug)}`,
  stateClinics: (abbreviation: string, query: Query) =>
    withQuery(`/api/states/${encodeURIComponent(abbreviation)}/clinics`, query),
  category: (slug: string, query: Query) =>
    withQuery(`/api/categories/${encodeURIComponent(slug)}`, query),
  categoryClinics: (slug: string, query: Query) =>
    withQuery(`/api/categories/${encodeURIComponent(slug)}/clinics`, query),
  clinic: (slug: string) => `/api/clinics/slug/${encodeURIComponent(slug)}`,
  guide: (slug: string) => `/api/guides/${encodeURIComponent(slug)}`,
  articles: (query: Query) => withQuery('/api/articles', query),
  article: (slug: string) => `/api/articles/${encodeURIComponent(slug)}`,
  articleCategories: '/api/article-categories',
  /** An endpoint of Payload's, called only by the preview and answered only to people signed in. */
  preview: (collection: string) => `/cms-api/desk/preview/${encodeURIComponent(collection)}`,
  legalPage: (page: string) => `/api/legal/${encodeURIComponent(page)}`,
  contactMessages: '/api/contact-messages',
  clinicSubmissions: '/api/clinic-submissions',
  submissionAnswers: '/api/submission-answers',
  corrections: '/api/corrections',
  staffLinks: '/api/staff-links',
  listingChanges: '/api/listing-changes',
  listingConfirmations: '/api/listing-confirmations',
  stopReminders: (query: Query = {}) => withQuery('/api/listing-reminders/stop', query),
  ownListing: (token: string) => `/api/own-listings/${encodeURIComponent(token)}`,
  submissionProgress: (token: string) => `/api/clinic-submissions/${encodeURIComponent(token)}`,
  newsletterSignups: '/api/newsletter-signups',
  newsletterConfirmations: '/api/newsletter-confirmations',
  otherClinics: (abbreviation: string, near: string, limit: number) =>
    withQuery(`/api/states/${encodeURIComponent(abbreviation)}/clinics`, { near, limit }),
}

/** Degrees, WGS 84. */
interface Point {
  latitude: number
  longitude: number
}

const OPEN_STREET_MAP = 'https://www.openstreetmap.org'
/** Origins whose pages may be framed. */
export const FRAME_ORIGINS = [OPEN_STREET_MAP]
const TILES = 'https://tile.openstreetmap.org'
/** The map's tiles unless there is a setting, in Leaflet's syntax, and who made them. */
export const OSM_TILES = {
  kind: 'images' as const,
  url: `${TILES}/{z}/{x}/{y}.png`,
  credit: 'OpenStreetMap contributors',
  creditUrl: `${OPEN_STREET_MAP}/copyright`,
}
/** Half the side of the box that the clinic page's map shows, in degrees: 0.01 across. */
const HALF_BOX = 0.005

export const outbound = {
  /** The federal marketplace, where one form covers Medicaid, CHIP and plans. */
  healthCareGov: (locale: Locale) =>
    locale === 'es' ? 'https://www.cuidadodesalud.gov' : 'https://www.healthcare.gov',
  /** Finds federal and state benefits with a questionnaire. */
  benefitFinder: (locale: Locale) =>
    locale === 'es'
      ? 'https://www.usa.gov/es/buscador-beneficios'
      : 'https://www.usa.gov/benefit-finder',
  /** What anybody might be reading. */
  harmless: 'https://www.weather.gov',
  directions: (destination: string) =>
    withQuery('https://www.google.com/maps/dir/', { api: 1, destination }),
  mapAt: ({ latitude, longitude }: Point) =>
    withQuery('https://www.google.com/maps/search/', { api: 1, query: `${latitude},${longitude}` }),
  googleMaps: (address: string) =>
    withQuery('https://www.google.com/maps/search/', { api: 1, query: address }),
  webSearch: (words: string) => withQuery('https://duckduckgo.com/', { q: words }),
  appleMaps: (address: string) => withQuery('https://maps.apple.com/', { q: address }),
  openStreetMap: ({ latitude, longitude }: Point) =>
    `${OPEN_STREET_MAP}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
  mapFrame: ({ latitude, longitude }: Point) =>
    withQuery(`${OPEN_STREET_MAP}/export/embed.html`, {
      bbox: [longitude - HALF_BOX, latitude - HALF_BOX, longitude + HALF_BOX, latitude + HALF_BOX]
        .map((degrees) => degrees.toFixed(6))
        .join(','),
      layer: 'mapnik',
      marker: `${latitude},${longitude}`,
    }),
  /** For an address as somebody typed it: encoded, so that nothing in it adds to the mail. */
  email: (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`,
  /** A comma is a pause before the extension is dialed. */
  telephone: (number: string, extension?: string | null) => {
    const digits = number.replace(/\D/g, '')
    const full = digits.length === 10 ? `+1${digits}` : digits
    return `tel:${full}${extension ? `,${extension}` : ''}`
  },
  textMessage: (number: string) => outbound.telephone(number).replace('tel:', 'sms:'),
}
