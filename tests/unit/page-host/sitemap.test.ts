import { describe, expect, it } from 'vitest'
import { LOCALES, pathsFor } from '../../../cms/contract/paths.ts'
import type { PublicAddress } from '../../../cms/page-host/queries/public-addresses.ts'
import {
  type Entry,
  MOST_ADDRESSES,
  robotsText,
  sitemapEntries,
  sitemapIndexXml,
  sitemapPart,
  sitemapXml,
} from '../../../cms/page-host/sitemap.ts'

const SITE = 'https://clinics.example'
const address = (kind: PublicAddress['kind'], slug: string, state: string | null = null) => ({
  kind,
  slug,
  state,
  updatedAt: null,
})
const many = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/services/${index}`, updatedAt: null }))

describe('the sitemap', () => {
  it('lists the canonical addresses', () => {
    const found = sitemapEntries(
      [
        address('clinic', 'river-clinic'),
        address('state', 'texas'),
        address('category', 'dental'),
        address('category-in-state', 'dental', 'texas'),
        address('article', 'first-visit'),
        address('guide', 'a-fifth-guide'),
        address('guide', 'qualify'),
      ],
      false,
    ).map(({ path }) => path)
    expect(found.filter((path) => path === '/resources/qualify')).toHaveLength(1)
    expect(found).toEqual(
      expect.arrayContaining([
        '/',
        '/resources/blog',
        '/resources/a-fifth-guide',
        '/services/river-clinic',
        '/services/united-states/texas',
        '/category/dental',
        '/category/dental/state/texas',
        '/resources/blog/first-visit',
      ]),
    )
    expect(found).not.toContain('/submit-clinic')
    expect(new Set(found).size).toBe(found.length)
  })

  it('lists each page in each language, and says of each where the others are', () => {
    const entries = sitemapEntries([address('clinic', 'river-clinic')], false)
    const xml = sitemapXml(entries, SITE)
    for (const locale of LOCALES) {
      const path = pathsFor(locale).clinic('river-clinic')
      expect(entries.map((entry) => entry.path)).toContain(path)
      const link = `<xhtml:link rel="alternate" hreflang="${locale}" href="${SITE}${path}"/>`
      expect(xml.split(link)).toHaveLength(LOCALES.length + 1)
    }
  })

  it('leaves invented clinics out', () => {
    const found = sitemapEntries([address('clinic', 'river-clinic')], true)
    expect(found.map(({ path }) => path)).not.toContain('/services/river-clinic')
  })

  it('comes in parts of at most fifty thousand', () => {
    const entries = many(MOST_ADDRESSES + 1)
    expect(sitemapPart(entries, 1)).toHaveLength(MOST_ADDRESSES)
    expect(sitemapPart(entries, 2)).toHaveLength(1)
    expect(sitemapPart(entries, 3)).toEqual([])
    expect(sitemapIndexXml(entries.length, SITE).match(/<loc>[^<]*/g)).toEqual([
      `<loc>${SITE}/sitemaps/1.xml`,
      `<loc>${SITE}/sitemaps/2.xml`,
    ])
  })

  it('says when a page changed, and escapes what XML would misread', () => {
    const updatedAt = new Date('2026-03-01T12:00:00Z')
    const xml = sitemapXml([{ path: '/search?a=1&b=2', updatedAt }], SITE)
    expect(xml).toContain(`<loc>${SITE}/search?a=1&amp;b=2</loc>`)
    expect(xml).toContain('<lastmod>2026-03-01T12:00:00.000Z</lastmod>')
  })
})

describe('robots.txt', () => {
  it('keeps robots out of the panel and shows them the sitemap', () => {
    expect(robotsText(SITE)).toContain('Disallow: /admin\n')
    expect(robotsText(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml\n`)
  })
})
