import type { APIRequestContext } from '@playwright/test'
import { clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { readSource } from '../../support/page-source.ts'
import { structuredDataErrors } from '../../support/structured-data.ts'

type Kind = [name: string, types: string[], ...addresses: string[]]

const CLINIC = 'MedicalOrganization,MedicalClinic'

/** Each kind of page, and what its structured data is about. */
const KINDS: Kind[] = [
  ['home', ['WebSite'], '/'],
  ['search', ['BreadcrumbList'], '/search', '/search?location=Portland'],
  ['map', ['BreadcrumbList'], '/map'],
  ['state', ['BreadcrumbList'], '/services/united-states/california'],
  ['category', ['BreadcrumbList'], '/services/category/dental', '/category/dental/state/guam'],
  ['browse', ['BreadcrumbList'], '/browse/states', '/browse/services'],
  ['resources', ['CollectionPage', 'BreadcrumbList'], '/resources'],
  [
    'guide',
    ['Article,MedicalWebPage', 'BreadcrumbList'],
    ...['qualify', 'insurance', 'payment', 'medications'].map((guide) => `/resources/${guide}`),
  ],
  ['blog', ['BreadcrumbList'], '/resources/blog', '/resources/blog?category=chronic-care'],
  ['article', ['Article', 'BreadcrumbList'], '/resources/blog/someone-to-talk-to'],
  ['about', ['BreadcrumbList'], '/about'],
  ['list', ['Dataset', 'BreadcrumbList'], '/use-our-list'],
  ['contact', ['BreadcrumbList', 'FAQPage'], '/contact'],
  ['form', ['BreadcrumbList'], '/add-clinic', '/submit-clinic'],
  ['legal', ['BreadcrumbList'], '/privacy', '/terms'],
]

const sourceOf = async (request: APIRequestContext, address: string) => {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return readSource(await response.text())
}

const expectDescription = async (
  request: APIRequestContext,
  address: string,
  types: string[],
  site: string | undefined,
) => {
  const { title, canonical, meta, structuredData } = await sourceOf(request, address)
  expect(title).toBeTruthy()
  expect(meta.description).toBeTruthy()
  expect(canonical).toMatch(new RegExp(`^${site}/`))
  expect(meta).toMatchObject({
    'og:title': expect.stringMatching(/./),
    'og:description': meta.description,
    'og:url': canonical,
    'og:type': types.some((type) => /^Article|^MedicalWebPage/.test(type)) ? 'article' : 'website',
    'og:site_name': 'Healthcare for All',
  })
  expect(structuredData.map((text) => String(JSON.parse(text)['@type']))).toEqual(types)
  for (const text of structuredData) expect(await structuredDataErrors(text), text).toEqual([])
}

for (const [name, types, ...addresses] of KINDS) {
  test(`a page of the kind “${name}” describes itself by schema.org and Open Graph`, async ({
    request,
    baseURL,
  }) => {
    for (const address of addresses) await expectDescription(request, address, types, baseURL)
  })
}

test('clinics describe themselves by schema.org and Open Graph', async ({ request, baseURL }) => {
  const types = [CLINIC, 'BreadcrumbList']
  for (const known of [true, false]) {
    const { slug } = await clinicLike(
      ({ hoursOfOperation }) => (hoursOfOperation !== null) === known,
    )
    await expectDescription(request, `/services/${slug}`, types, baseURL)
  }
})

test('errors against schema.org are found', async () => {
  const errors = await structuredDataErrors(
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': ['MedicalOrganization', 'MedicalClinic'],
      telefone: '864-555-0142',
      address: { '@type': 'GeoCoordinates' },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Funday',
        opens: 'nine',
      },
    }),
  )
  expect(errors.join('\n')).toMatch(/telefone/)
  expect(errors.join('\n')).toMatch(/address must be/)
  expect(errors.join('\n')).toMatch(/dayOfWeek must be/)
  expect(errors.join('\n')).toMatch(/opens must be/)
})
