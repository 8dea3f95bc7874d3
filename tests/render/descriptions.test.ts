import { expect, test } from 'vitest'
import { LOCALES, sameIn } from '../../cms/contract/paths.ts'
import type { Answers } from '../support/rendered/answers.ts'
import { ORIGIN, open } from '../support/rendered/open.ts'
import { linksIn, textOf } from '../support/rendered/read.ts'
import { clinicIn, siteIn } from '../support/rendered/sample.ts'
import { structuredDataErrors } from '../support/structured-data.ts'

/** Each kind of page, and what its structured data is about. */
const KINDS: [types: string[], ...addresses: string[]][] = [
  [['WebSite'], '/'],
  [['BreadcrumbList'], '/search', '/search?location=Portland', '/map'],
  [['BreadcrumbList'], '/services/united-states/california', '/browse/states', '/browse/services'],
  [['BreadcrumbList'], '/services/category/dental', '/category/dental/state/guam'],
  [['CollectionPage', 'BreadcrumbList'], '/resources'],
  [
    ['Article,MedicalWebPage', 'BreadcrumbList'],
    ...['qualify', 'insurance', 'payment', 'medications'].map((guide) => `/resources/${guide}`),
  ],
  [['BreadcrumbList'], '/resources/blog', '/resources/blog?category=chronic-care', '/about'],
  [['Article', 'BreadcrumbList'], '/resources/blog/someone-to-talk-to'],
  [['Dataset', 'BreadcrumbList'], '/use-our-list'],
  [['BreadcrumbList', 'FAQPage'], '/contact'],
  [['BreadcrumbList'], '/add-clinic', '/submit-clinic', '/privacy', '/terms'],
  [
    ['MedicalOrganization,MedicalClinic', 'BreadcrumbList'],
    ...['/services/riverside-clinic', '/services/bare-hill-clinic'],
  ],
]

/** Pages with a picture of their own for links to them. */
const PICTURED =
  /^\/$|^\/services\/(riverside|united-states)|^\/category|qualify$|blog\/someone-to-talk-to$/

const descriptionOf = async (address: string, answers: Answers = {}) => {
  const { status, document } = await open(address, answers)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const meta = all('head meta[content]').map((each) => [
    each.getAttribute('name') ?? each.getAttribute('property'),
    each.getAttribute('content'),
  ])
  return {
    status,
    document,
    meta: Object.fromEntries(meta),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  }
}

test.each(LOCALES)(
  'each kind of page describes itself by schema.org and Open Graph (%s)',
  async (locale) => {
    for (const [types, ...addresses] of KINDS)
      for (const english of addresses) {
        const address = sameIn(locale, english)
        const { status, document, meta, canonical, data } = await descriptionOf(address)
        expect([status, document.title], address).toEqual([200, expect.stringMatching(/./)])
        expect(canonical).toMatch(new RegExp(`^${ORIGIN}/`))
        expect(meta, address).toMatchObject({
          description: expect.stringMatching(/./),
          'og:title': expect.stringMatching(/./),
          'og:description': meta.description,
          'og:url': canonical,
          'og:type': types.some((type) => /^Article/.test(type)) ? 'article' : 'website',
          'og:site_name': 'Healthcare for All',
        })
        if (PICTURED.test(english))
          expect(meta['og:image'], address).toMatch(
            locale === 'es' ? /\/picture\.png\?locale=es$/ : /\/picture\.png$/,
          )
        expect(
          data.map((text) => String(JSON.parse(text)['@type'])),
          address,
        ).toEqual(types)
        for (const text of data) expect(await structuredDataErrors(text), text).toEqual([])
      }
  },
)

test('a clinic describes itself, when it was changed, and when it was confirmed', async () => {
  const url = `${ORIGIN}/services/riverside-clinic`
  const clinic = clinicIn('en')
  const { data, meta, canonical } = await descriptionOf('/services/riverside-clinic')
  const [organization, breadcrumb] = data.map((text): unknown => JSON.parse(text))
  expect(organization).toMatchObject({
    '@context': 'https://schema.org',
    url,
    name: clinic.name,
    telephone: clinic.phone,
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: clinic.address, addressLocality: clinic.city },
      ...{ addressRegion: clinic.state, postalCode: clinic.zipCode, addressCountry: 'US' },
    },
    geo: { '@type': 'GeoCoordinates', latitude: clinic.latitude, longitude: clinic.longitude },
    isAccessibleForFree: true,
    mainEntityOfPage: {
      '@type': 'MedicalWebPage',
      url,
      dateModified: clinic.updatedAt,
      lastReviewed: clinic.lastVerifiedAt?.slice(0, 10),
    },
  })
  expect(breadcrumb).toMatchObject({
    itemListElement: [{ name: 'Home' }, { name: 'Search' }, { name: clinic.name }],
  })
  // Invented clinics are not for search engines.
  expect([meta.robots, canonical]).toEqual(['noindex', url])
  const live = { site: { ...siteIn('en'), sampleData: false } }
  expect((await descriptionOf('/services/riverside-clinic', live)).meta.robots).toBeUndefined()
})

test('what is to be read says whose it is, when it last changed, and when it was reviewed', async () => {
  for (const [address, inLanguage] of [
    ['/es/resources/qualify', 'es'],
    ['/resources/blog/someone-to-talk-to', 'en'],
  ] as const) {
    const { document, data } = await descriptionOf(address)
    const said = JSON.parse(data[0] ?? '')
    expect(said.mainEntityOfPage.lastReviewed, address).toBe('2026-11-03')
    expect(said, address).toMatchObject({
      headline: textOf(document.querySelector('h1')),
      inLanguage,
      dateModified: '2026-03-04T12:00:00.000Z',
      publisher: { '@type': 'Organization', name: 'Healthcare for All', url: ORIGIN },
    })
  }
})

test('the resources list their guides, and the contact page its questions', async () => {
  const resources = await descriptionOf('/resources')
  expect(resources.meta.keywords).toContain('free clinics')
  expect(JSON.parse(resources.data[0] ?? '').hasPart).toMatchObject([
    { url: `${ORIGIN}/resources/qualify` },
    ...Array.from({ length: 4 }, () => ({})),
  ])
  const contact = await descriptionOf('/contact')
  const { mainEntity } = JSON.parse(contact.data[1] ?? '')
  expect(mainEntity).toHaveLength(contact.document.querySelectorAll('main details').length)
})

test('what search engines must not list says so', async () => {
  for (const address of [
    ...['/services/riverside-clinic/correct', '/services/riverside-clinic/staff', '/nowhere'],
    ...['/newsletter/confirm?token=x', '/own-listing/token', '/submission/token'],
    ...['/resources/blog?category=none', '/saved'],
  ])
    expect((await descriptionOf(address)).meta.robots, address).toContain('noindex')
})

test('the page for other sites links to all the data that it describes', async () => {
  const { document, data } = await descriptionOf('/use-our-list')
  const { distribution, isAccessibleForFree } = JSON.parse(data[0] ?? '')
  expect([isAccessibleForFree, distribution.length]).toEqual([true, 3])
  const links = linksIn(document).map(([, to]) => to)
  for (const { contentUrl } of distribution) expect(links).toContain(new URL(contentUrl).pathname)
})
