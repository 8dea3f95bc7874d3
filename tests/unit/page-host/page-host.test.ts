import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCALES, pathsFor } from '../../../cms/contract/paths.ts'
import { checkClinics } from '../../../cms/page-host/mirror/check-clinics.ts'
import { fileOf } from '../../../cms/page-host/mirror/file-of.ts'
import { openFolder } from '../../../cms/page-host/mirror/folder.ts'
import type { PublicAddress } from '../../../cms/page-host/queries/public-addresses.ts'
import {
  MOST_ADDRESSES,
  robotsText,
  sitemapEntries,
  sitemapIndexXml,
  sitemapPart,
  sitemapXml,
} from '../../../cms/page-host/sitemap.ts'
import { expectRows } from '../../support/table.ts'
import { testFolder } from '../../support/test-folder.ts'

describe('a mirror', () => {
  it('has a file for each address, and none outside of its folder', async () => {
    expectRows(fileOf, [
      ['/', 'index.html'],
      ['/lists/zip/606/', 'lists/zip/606/index.html'],
      ['/.well-known/security.txt', '.well-known/security.txt'],
      ['/es/404.html', 'es/404.html'],
      ['/services/cl%C3%ADnica', 'services/clínica/index.html'],
    ])
    const outside = ['/a/../b', '/a/%2e%2e/b', '/a%2fb', '/a%5cb', '//host', '/a%00', 'about']
    for (const address of outside)
      expect(() => fileOf(address), address).toThrow("can't be a file's name")
    const folder = await testFolder()
    await writeFile(path.join(folder, 'letter.txt'), 'Dear clinic')
    await expect(openFolder(folder)).rejects.toThrow('Name an empty folder.')
    expect(await readdir(folder)).toEqual(['letter.txt'])
  })

  it('is replaced if one clinic in ten is gone, but no more, and never by nothing', () => {
    const slugs = (count: number) => Array.from({ length: count }, (_, index) => `clinic-${index}`)
    expect(() => checkClinics(slugs(100), slugs(90), false)).not.toThrow()
    expect(() => checkClinics(slugs(100), slugs(89), false)).toThrow('11 of the mirror')
    expect(() => checkClinics(slugs(100), slugs(89), true)).not.toThrow()
    expect(() => checkClinics(undefined, [], false)).toThrow('lists no clinics')
  })
})

describe('the sitemap', () => {
  const SITE = 'https://clinics.example'
  const address = (kind: PublicAddress['kind'], slug: string, state: string | null = null) => ({
    kind,
    slug,
    state,
    updatedAt: null,
  })

  it('lists the canonical addresses, each once, without invented clinics', () => {
    const listed = [
      ...[address('clinic', 'river-clinic'), address('state', 'texas'), address('guide', 'fifth')],
      ...[address('category', 'dental'), address('category-in-state', 'dental', 'texas')],
      ...[address('article', 'first-visit'), address('guide', 'qualify')],
    ]
    const found = sitemapEntries(listed, false).map(({ path }) => path)
    const wanted = [
      ...['/', '/resources/blog', '/resources/fifth', '/resources/qualify'],
      ...['/services/river-clinic', '/services/united-states/texas', '/category/dental'],
      ...['/category/dental/state/texas', '/resources/blog/first-visit'],
    ]
    expect(wanted.filter((path) => !found.includes(path))).toEqual([])
    expect(found).not.toContain('/submit-clinic')
    expect(new Set(found).size).toBe(found.length)
    const invented = sitemapEntries([address('clinic', 'river-clinic')], true)
    expect(invented.map(({ path }) => path)).not.toContain('/services/river-clinic')
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

  it('comes in parts of at most fifty thousand, which robots.txt leads to', () => {
    const entries = Array.from({ length: MOST_ADDRESSES + 1 }, (_, index) => ({
      path: `/services/${index}`,
      updatedAt: null,
    }))
    const sizes = [1, 2, 3].map((part) => sitemapPart(entries, part)?.length)
    expect(sizes).toEqual([MOST_ADDRESSES, 1, 0])
    expect(sitemapIndexXml(entries.length, SITE).match(/<loc>[^<]*/g)).toEqual([
      `<loc>${SITE}/sitemaps/1.xml`,
      `<loc>${SITE}/sitemaps/2.xml`,
    ])
    const xml = sitemapXml([{ path: '/search?a=1&b=2', updatedAt: new Date('2026-03-01') }], SITE)
    expect(xml).toContain(`<loc>${SITE}/search?a=1&amp;b=2</loc>`)
    expect(xml).toContain('<lastmod>2026-03-01T00:00:00.000Z</lastmod>')
    expect(robotsText(SITE)).toContain('Disallow: /admin\n')
    expect(robotsText(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml\n`)
  })
})
