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
