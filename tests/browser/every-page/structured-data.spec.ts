import { clinicBySlug, clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

test('a clinic describes itself in structured data', async ({ page, baseURL }) => {
  const { slug } = await clinicLike(
    ({ latitude, coordinatesApproximate }) => latitude !== null && !coordinatesApproximate,
  )
  const clinic = await clinicBySlug(slug)
  await page.goto(`/services/${slug}`)
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [organization, breadcrumb] = scripts.map((text): unknown => JSON.parse(text))
  expect(organization).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['MedicalOrganization', 'MedicalClinic'],
    url: `${baseURL}/services/${slug}`,
    name: clinic.name,
    telephone: clinic.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: clinic.address,
      addressLocality: clinic.city,
      addressRegion: clinic.state,
      postalCode: clinic.zipCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: clinic.latitude, longitude: clinic.longitude },
  })
  expect(breadcrumb).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'Search' }, { name: clinic.name }],
  })
})

test('a clinic’s page says when it was last changed and confirmed', async ({ page, baseURL }) => {
  const { slug } = await clinicLike(({ lastVerifiedAt, isFree }) => isFree && !!lastVerifiedAt)
  const clinic = await clinicBySlug(slug)
  await page.goto(`/services/${slug}`)
  const [described = ''] = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
  expect(JSON.parse(described)).toMatchObject({
    isAccessibleForFree: true,
    mainEntityOfPage: {
      '@type': 'MedicalWebPage',
      url: `${baseURL}/services/${slug}`,
      dateModified: clinic.updatedAt,
      lastReviewed: clinic.lastVerifiedAt?.slice(0, 10),
    },
  })
})

for (const [path, language] of [
  ['/resources/qualify', 'en'],
  ['/es/resources/qualify', 'es'],
  ['/resources/blog/someone-to-talk-to', 'en'],
] as const)
  test(`what is to be read at ${path} says whose it is, and when it last changed`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    const [described = ''] = await page
      .locator('script[type="application/ld+json"]')
      .allTextContents()
    const text = JSON.parse(described)
    expect([text['@type']].flat()).toContain('Article')
    expect(text).toMatchObject({
      headline: await page.getByRole('heading', { level: 1 }).textContent(),
      inLanguage: language,
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      publisher: { '@type': 'Organization', name: 'Healthcare for All', url: baseURL },
    })
  })

test('the list of clinics is described as data that anybody may take', async ({
  page,
  request,
}) => {
  await page.goto('/use-our-list')
  const [described = ''] = await page
    .locator('script[type="application/ld+json"]')
    .allTextContents()
  const { distribution, ...data } = JSON.parse(described)
  expect(data).toMatchObject({ '@type': 'Dataset', isAccessibleForFree: true })
  expect(distribution).toHaveLength(3)
  for (const { contentUrl, encodingFormat } of distribution) {
    const headers = (await request.head(contentUrl)).headers()
    expect(headers['content-type']).toContain(encodingFormat)
  }
})

test('search engines are told to skip a sample clinic, and its canonical address', async ({
  page,
  baseURL,
}) => {
  const { slug } = await clinicLike(() => true)
  await page.goto(`/services/${slug}`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${baseURL}/services/${slug}`,
  )
})
