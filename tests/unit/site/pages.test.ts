import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type MapTiles, PAGE_KINDS, type ThirdPartyScript } from '../../../cms/contract/index.ts'
import { LOCALES, OSM_TILES, pathIn, patterns } from '../../../cms/contract/paths.ts'
import { prefilled } from '../../../site/features/forms/prefilled.ts'
import { stagesOf } from '../../../site/features/submission/stages.ts'
import { START_HASH } from '../../../site/host/document.ts'
import { onlyIn } from '../../../site/host/one-language.ts'
import { pageHeaders } from '../../../site/host/security-headers.ts'
import { pageKindAt } from '../../../site/lib/page-kinds.ts'
import { readableUrl } from '../../../site/lib/readable-url.ts'
import { fullList, linkOn } from '../../../site/mirror/copied-links.ts'
import { ownPage } from '../../../site/mirror/own-page.ts'
import { root } from '../../support/program.ts'
import { expectRows } from '../../support/table.ts'

describe('the policy of a page', () => {
  const analytics: ThirdPartyScript = {
    vendor: 'analytics',
    identifier: 'G-ABC1234567',
    src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
    pages: ['home'],
  }
  /** The policy by directive. */
  const policyOf = (scripts: ThirdPartyScript[], tiles?: MapTiles) => {
    const headers = pageHeaders(200, [], scripts, false, false, tiles)
    const policy = headers['Content-Security-Policy'] ?? ''
    return Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/)))
  }

  it('allows no third-party scripts, or only what the page’s scripts need', () => {
    expect(policyOf([])).toMatchObject({
      'default-src': "'self'",
      'script-src': `'self' ${START_HASH}`,
      'connect-src': "'self'",
      'object-src': "'none'",
    })
    const policy = policyOf([analytics])
    expect(policy['script-src']).toBe(`'self' ${START_HASH} https://www.googletagmanager.com`)
    expect(policy['connect-src']).toContain('https://*.google-analytics.com')
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|doubleclick/)
    // The next page does not learn the path of this one.
    expect(pageHeaders(200, [], [], false)['Referrer-Policy']).toBe('strict-origin')
  })

  it('allows the map’s images from the host that the settings name, and from no other', () => {
    const images = (url: string): MapTiles => ({ ...OSM_TILES, url })
    const allowed = (tiles: MapTiles) => policyOf([], tiles)['img-src']
    expectRows(allowed, [
      [OSM_TILES, "'self' data: https://tile.openstreetmap.org"],
      [
        images('https://tiles.example.org:8443/{z}/{x}/{y}.png'),
        "'self' data: https://tiles.example.org:8443",
      ],
      [images('/tiles/{z}/{x}/{y}.png'), "'self' data:"],
      [null, "'self' data:"],
    ])
    const own: MapTiles = { ...OSM_TILES, kind: 'vector', maxZoom: 15, url: '/api/map/tiles/1' }
    expect(JSON.stringify(policyOf([], own))).not.toMatch(/https?:/)
  })
})

it('a page has a kind, except where third-party scripts must never run', () => {
  const SECRET = [
    ...['confirmNewsletter', 'submission', 'correctClinic', 'staffLink', 'ownListing'],
    ...['confirmListing', 'stopReminders', 'preview', 'guide', 'whatWouldIPay', 'saved'],
    ...['embedSearch', 'offline', 'reservedSlugs'],
  ]
  const addressOf = (pattern: string) => pattern.replaceAll(/:\w+|\*/g, 'word')
  const [secret, others] = [true, false].map((isSecret) =>
    Object.entries(patterns)
      .filter(([name]) => SECRET.includes(name) === isSecret && name !== 'reservedSlugs')
      .flatMap(([, pattern]) => pattern)
      .map(addressOf),
  )
  expect(secret).toHaveLength(SECRET.length - 1)
  expect([...(secret ?? []), '/nothing'].filter(pageKindAt)).toEqual([])
  const kinds: readonly unknown[] = PAGE_KINDS
  expect(others?.filter((address) => !kinds.includes(pageKindAt(address)))).toEqual([])
  expectRows(pageKindAt, [
    ['/Services/River-Clinic/', 'clinic'],
    ['/services/united-states/texas', 'state'],
    ['/services/category/dental/united-states/texas', 'category'],
  ])
})

it('a link of a page that is copied to the mirror leads to what the mirror has', () => {
  const pages = new Set(LOCALES.map((locale) => pathIn(locale, '/category/dental/state/iowa')))
  for (const locale of LOCALES) {
    const at = (path: string) => pathIn(locale, path)
    const target = (path: string, query = '') => linkOn(pages, at(path), query)
    expectRows(target, [
      ['/about', '', at('/about')],
      ['/search', '?location=60601', at('/search/?location=60601')],
      ['/services/loop', '', at('/services/loop')],
      ['/services/loop/correct', '', at('/contact')],
      ['/services/united-states/iowa', '?letter=A', at('/lists/iowa/')],
      ['/services/category/dental', '', at('/category/dental')],
      ['/services/category/dental/united-states/iowa', '', at('/category/dental/state/iowa')],
      ['/category/dental/state/guam', '', at('/lists/guam/')],
    ])
    expect(fullList(at('/services/united-states/iowa'))).toBe(at('/lists/iowa/'))
    expect(fullList(at('/category/dental'))).toBe(at('/lists/'))
  }
  const model = '<a href="/search/" hrefLang="en" lang="en">English</a>'
  expect(ownPage(model, '/es/lists/iowa/', 'Clínicas en Iowa', '')).toBe(
    model.replace('/search/', '/lists/iowa/'),
  )
})

it('an address that can’t be decoded becomes one that the router reads, and does not print', () => {
  for (const path of ['/services/abortion%zz', '/services/%ff', '/search/%E0%A4%A'])
    decodeURIComponent(readableUrl(`https://clinics.example${path}`).pathname)
  const address = 'https://clinics.example/services/cl%C3%ADnica%20uno?location=50%25'
  expect(readableUrl(address).href).toBe(address)
})

it('the code of a page has the texts of one language, and English ones where there are none yet', async () => {
  const folder = path.join(root, 'site/copy')
  const english = await readdir(path.join(folder, 'en'))
  const parts = (await readdir(folder)).filter((name) => english.includes(name))
  expect(parts.length).toBeGreaterThan(10)
  for (const part of parts) {
    const code = await readFile(path.join(folder, part), 'utf8')
    const importedFor = (locale: 'en' | 'es', isThere: (file: string) => boolean) => {
      const own = onlyIn(locale, code, isThere)
      return [...own.matchAll(/^import \{.*from '\.\/(\w+)\//gm)].map(([, from]) => from)
    }
    expect(importedFor('en', () => true)).toEqual(['en'])
    expect(importedFor('es', () => true)).toEqual(['es'])
    expect(importedFor('es', (file) => file.startsWith('./en/'))).toEqual(['en'])
  }
})

it('a submission has stages: those reached with their dates, and those to come', () => {
  const on = (day: number) => `2026-11-0${day}T10:00:00.000Z`
  /** Stages after these steps, one a day: the date of each, and whether it is now. */
  const stages = (...steps: string[]) =>
    stagesOf({
      status: steps.at(-1),
      steps: steps.map((status, index) => ({ status, at: on(index + 1) })),
    } as Parameters<typeof stagesOf>[0]).map(
      ({ status, at, isNow }) => `${status} ${at}${isNow ? ' now' : ''}`,
    )
  // After it was declined and reopened.
  expect(stages('received', 'in review', 'verified', 'declined', 'in review')).toEqual([
    ...[`received ${on(1)}`, `in review ${on(5)} now`],
    ...['verified undefined', 'published undefined'],
  ])
  expect(stages('received', 'declined')).toEqual([`received ${on(1)}`, `declined ${on(2)} now`])
})

it('the contact form is prefilled from the page’s address, but never with anything odd', () => {
  const words = { subject: 'Wrong', message: (address: string) => `${address}\n` }
  const read = (query: string) =>
    prefilled(new URLSearchParams(query), words, (slug) => `https://a.example/services/${slug}`)
  expect(read('category=update-info&clinic=river-clinic')).toEqual({
    category: 'update-info',
    subject: 'Wrong',
    message: 'https://a.example/services/river-clinic\n',
  })
  const odd = [
    ...['', 'category=complaint', 'clinic=', 'clinic=River%20Clinic', 'clinic=<b>'],
    ...['clinic=..%2Fadmin', `clinic=${'a'.repeat(201)}`],
  ]
  expect(odd.filter((query) => Object.keys(read(query)).length > 0)).toEqual([])
})
