import { LOCALES, pathsFor, sameIn } from '../contract/paths.ts'
import type { PublicAddress } from './queries/public-addresses.ts'

/** The most addresses that one file may hold. */
export const MOST_ADDRESSES = 50_000

/** An address of the site, and when its page last changed. */
export interface Entry {
  path: string
  updatedAt: Date | null
}

const paths = pathsFor('en')

/** Pages that are always there. */
const FIXED = [
  paths.home,
  paths.search(),
  paths.map(),
  paths.browseStates,
  paths.browseServices,
  paths.resources,
  paths.qualify,
  paths.insurance,
  paths.payment,
  paths.medications,
  paths.whatWouldIPay,
  paths.blog,
  paths.about,
  paths.contact,
  paths.addClinic,
  paths.reuse,
  paths.privacy,
  paths.terms,
]

/** Where a page is, in English. */
export const pathOf = ({
  kind,
  slug,
  state,
}: Pick<PublicAddress, 'kind' | 'slug' | 'state'>): string => {
  if (kind === 'clinic') return paths.clinic(slug)
  if (kind === 'state') return paths.state(slug)
  if (kind === 'article') return paths.article(slug)
  if (kind === 'guide') return paths.guide(slug)
  return state ? paths.ownCategoryInState(slug, state) : paths.ownCategory(slug)
}

const inEnglish = (addresses: PublicAddress[], sampleData: boolean): Entry[] => [
  ...FIXED.map((path) => ({ path, updatedAt: null })),
  ...addresses
    .filter(({ kind }) => !(sampleData && kind === 'clinic'))
    .map((address) => ({ path: pathOf(address), updatedAt: address.updatedAt }))
    .filter(({ path }) => !FIXED.includes(path)),
]

/** Every canonical address in every language; without the clinics while they are invented. */
export const sitemapEntries = (addresses: PublicAddress[], sampleData: boolean): Entry[] =>
  inEnglish(addresses, sampleData).flatMap((entry) =>
    LOCALES.map((locale) => ({ ...entry, path: sameIn(locale, entry.path) })),
  )

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Of the links to the same page in other languages. */
const LINKS = 'http://www.w3.org/1999/xhtml'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The entries of one file. */
export const sitemapPart = (entries: Entry[], part: number): Entry[] =>
  entries.slice((part - 1) * MOST_ADDRESSES, part * MOST_ADDRESSES)

export const sitemapXml = (entries: Entry[], publicUrl: string): string => {
  const urls = entries.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
    const languages = LOCALES.map((locale) => {
      const address = escaped(publicUrl + sameIn(locale, path))
      return `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`
    })
    return `<url><loc>${escaped(publicUrl + path)}</loc>${changed}${languages.join('')}</url>`
  })
  return `${XML}\n<urlset xmlns="${SCHEMA}" xmlns:xhtml="${LINKS}">\n${urls.join('\n')}\n</urlset>\n`
}

/** Lists the files that hold this many entries. */
export const sitemapIndexXml = (entries: number, publicUrl: string): string => {
  const parts = Array.from({ length: Math.ceil(entries / MOST_ADDRESSES) }, (_, index) => {
    return `<sitemap><loc>${escaped(publicUrl)}/sitemaps/${index + 1}.xml</loc></sitemap>`
  })
  return `${XML}\n<sitemapindex xmlns="${SCHEMA}">\n${parts.join('\n')}\n</sitemapindex>\n`
}

/** What robots may read: the site, and what its pages ask for. */
export const robotsText = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /admin\nDisallow: /cms-api\n\nSitemap: ${publicUrl}/sitemap.xml\n`
