/** Every address of the product that is written anywhere, and nowhere else. */
import type { Locale } from './constants.ts'

/** Languages that have pages today. */
export const PAGE_LOCALES = ['en'] as const satisfies Locale[]
export type PageLocale = (typeof PAGE_LOCALES)[number]

type Query = Record<string, string | number | boolean | undefined>

const withQuery = (path: string, query: Query) => {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(entries).toString()
  return text === '' ? path : `${path}?${text}`
}

/** English pages live at the documented paths, other languages under their code. */
export const pathsFor = (locale: Locale) => {
  const at = (path: string) => (locale === 'en' ? path : `/${locale}${path}`)
  const segment = encodeURIComponent
  return {
    home: at('/'),
    search: (query: Query = {}) => withQuery(at('/search'), query),
    map: (query: Query = {}) => withQuery(at('/map'), query),
    browseStates: at('/browse/states'),
    browseServices: at('/browse/services'),
    about: at('/about'),
    contact: at('/contact'),
    /** The contact form for a mistake on a clinic's page. */
    reportMistake: (clinic: string) =>
      withQuery(at('/contact'), { category: 'update-info', clinic }),
    addClinic: at('/add-clinic'),
    submitClinic: at('/submit-clinic'),
    privacy: at('/privacy'),
    terms: at('/terms'),
    resources: at('/resources'),
    qualify: at('/resources/qualify'),
    insurance: at('/resources/insurance'),
    payment: at('/resources/payment'),
    medications: at('/resources/medications'),
    blog: at('/resources/blog'),
    /** The blog, one category's articles, or articles further down. */
    articles: (query: Query) => withQuery(at('/resources/blog'), query),
    /** Where the link of the newsletter's mail leads; without a token, where its form is posted. */
    confirmNewsletter: (token?: string) => withQuery(at('/newsletter/confirm'), { token }),
    /** The private page of a submission; its address is a secret between us and the operator. */
    submission: (token: string, query: Query = {}) =>
      withQuery(at(`/submission/${segment(token)}`), query),
    article: (slug: string) => at(`/resources/blog/${segment(slug)}`),
    guide: (slug: string) => at(`/resources/${segment(slug)}`),
    urgentCare: at('/category/urgent-care'),
    emergencyCare: at('/category/emergency-care'),
    clinic: (slug: string) => at(`/services/${segment(slug)}`),
    state: (slug: string, query: Query = {}) =>
      withQuery(at(`/services/united-states/${segment(slug)}`), query),
    category: (slug: string) => at(`/services/category/${segment(slug)}`),
    categoryInState: (slug: string, state: string) =>
      at(`/services/category/${segment(slug)}/united-states/${segment(state)}`),
    // The same pages at the addresses that are theirs: canonical, and linked from the nationwide view.
    ownCategory: (slug: string, query: Query = {}) =>
      withQuery(at(`/category/${segment(slug)}`), query),
    ownCategoryInState: (slug: string, state: string, query: Query = {}) =>
      withQuery(at(`/category/${segment(slug)}/state/${segment(state)}`), query),
    // Linked from the home page though nothing is there: the specification keeps them.
    allStates: at('/services/united-states'),
    qualifyForFreeCare: at('/resources/qualify-for-free-care'),
    insurancePaymentOptions: at('/resources/insurance-payment-options'),
    emergencyCareGuide: at('/resources/emergency-care-guide'),
  }
}
export type Paths = ReturnType<typeof pathsFor>

/** What routes.tsx registers, as the router writes patterns. */
export const patterns = {
  home: '/',
  search: '/search',
  contact: '/contact',
  addClinic: '/add-clinic',
  submitClinic: '/submit-clinic',
  clinic: '/services/:slug',
  map: '/map',
  browseStates: '/browse/states',
  browseServices: '/browse/services',
  state: '/services/united-states/:state',
  /** Four forms of address for one screen. */
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
  guide: '/resources/:slug',
  blog: '/resources/blog',
  article: '/resources/blog/:slug',
  confirmNewsletter: '/newsletter/confirm',
  /** Framed by the panel, beside a form. */
  preview: '/preview/:collection',
  submission: '/submission/:token',
  /** No clinic's slugs, and no pages either. */
  reservedSlugs: ['/services/united-states', '/services/category'],
} as const

/** The address of a page whose form has been sent, and what its query says then. */
export const SENT = 'sent'
export const afterSending = (path: string) => withQuery(path, { [SENT]: true })

export const api = {
  site: '/api/site',
  featuredClinics: '/api/clinics/featured',
  popularStates: '/api/states/popular',
  categories: '/api/categories',
  searchClinics: (query: Query) => withQuery('/api/clinics/search', query),
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
  /** Payload’s own: asked by the preview alone, and answered to editors alone. */
  preview: (collection: string) => `/cms-api/desk/preview/${encodeURIComponent(collection)}`,
  legalPage: (page: string) => `/api/legal/${encodeURIComponent(page)}`,
  contactMessages: '/api/contact-messages',
  clinicSubmissions: '/api/clinic-submissions',
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
/** Whose pages may be framed. */
export const FRAME_ORIGINS = [OPEN_STREET_MAP]
const TILES = 'https://tile.openstreetmap.org'
/** Whose images may be shown: the map's tiles. */
export const IMAGE_ORIGINS = [TILES]
/** Where the map's tiles are, as Leaflet writes it. */
export const TILE_URL = `${TILES}/{z}/{x}/{y}.png`
export const TILE_CREDIT = `${OPEN_STREET_MAP}/copyright`
/** Half the side of the box that the clinic page's map shows, in degrees: 0.01 across. */
const HALF_BOX = 0.005

export const outbound = {
  /** The federal marketplace, where one form asks for Medicaid, CHIP and plans at once. */
  healthCareGov: 'https://www.healthcare.gov',
  /** Finds federal and state benefits by questions about one's life. */
  benefitFinder: 'https://www.usa.gov/benefit-finder',
  directions: (destination: string) =>
    withQuery('https://www.google.com/maps/dir/', { api: 1, destination }),
  mapAt: ({ latitude, longitude }: Point) =>
    withQuery('https://www.google.com/maps/search/', { api: 1, query: `${latitude},${longitude}` }),
  googleMaps: (address: string) =>
    withQuery('https://www.google.com/maps/search/', { api: 1, query: address }),
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
  /** Of an address as somebody typed it: what stands in it adds nothing to the mail. */
  email: (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`,
  /** A comma is a pause before the extension is dialled. */
  telephone: (number: string, extension?: string | null) => {
    const digits = number.replace(/\D/g, '')
    const full = digits.length === 10 ? `+1${digits}` : digits
    return `tel:${full}${extension ? `,${extension}` : ''}`
  },
}
