import { clinicBySlug, clinicLike } from '../support/directory.ts'
import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'
import { cards, section } from '../support/page-parts.ts'

test('shows what a visitor needs to know, in its cards', async ({ page }) => {
  const clinic = await clinicLike(
    ({ latitude, hoursOfOperation, verified }) =>
      latitude !== null && hoursOfOperation !== null && verified,
  )
  await page.goto(`/services/${clinic.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinic.name)
  for (const heading of [
    'About This Clinic',
    'Services & Specialties',
    'Insurance & Payment Options',
    'Hours & Appointments',
    'Languages & Accessibility',
    'Quick Info',
    'Contact Information',
    'Location Map',
    `Other Clinics in ${clinic.city}, ${clinic.state}`,
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible()
  }
  await expect(
    page.getByText(
      'Please call ahead to confirm hours, services, and eligibility requirements. Information may change without notice.',
    ),
  ).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(trail).toHaveText([/^Home/, /^Search/, clinic.name])
})

test('can be called and found on maps', async ({ page }) => {
  const { slug } = await clinicLike(({ latitude }) => latitude !== null)
  const clinic = await clinicBySlug(slug)
  await page.goto(`/services/${slug}`)
  const digits = clinic.phone?.replaceAll(/\D/g, '') ?? ''
  await expect(page.getByRole('link', { name: `Call ${clinic.phone}` })).toHaveAttribute(
    'href',
    new RegExp(`^tel:\\+1${digits}`),
  )
  const frame = page.frameLocator('iframe').owner()
  await frame.scrollIntoViewIfNeeded()
  const source = new URL((await frame.getAttribute('src')) ?? '')
  const [west = 0, south = 0, east = 0, north = 0] =
    source.searchParams.get('bbox')?.split(',').map(Number) ?? []
  expect(east - west).toBeCloseTo(0.01, 1)
  expect(north - south).toBeCloseTo(0.01, 1)
  expect(west).toBeLessThan(clinic.longitude ?? 0)
  expect(north).toBeGreaterThan(clinic.latitude ?? 0)
  await expect(page.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
    'href',
    /google\.com\/maps/,
  )
  await expect(page.getByRole('link', { name: 'Apple Maps' })).toHaveAttribute(
    'href',
    /maps\.apple\.com/,
  )
})

test('describes itself to search engines, which leave sample clinics out', async ({ page }) => {
  const clinic = await clinicLike(() => true)
  await page.goto(`/services/${clinic.slug}`)
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const text = JSON.stringify(scripts.map((script) => JSON.parse(script)))
  for (const type of ['MedicalOrganization', 'MedicalClinic', 'BreadcrumbList']) {
    expect(text).toContain(type)
  }
  expect(text).toContain(clinic.name)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/services/${clinic.slug}$`),
  )
})

test('lists at most six others of its state, nearest first', async ({ page }) => {
  const clinic = await clinicLike(({ state, latitude }) => state === 'TX' && latitude !== null)
  await page.goto(`/services/${clinic.slug}`)
  const others = section(page, `Other Clinics in ${clinic.city}, ${clinic.state}`)
  await expect(cards(others)).toHaveCount(6)
  await expect(others.getByRole('link', { name: 'View All' })).toBeVisible()
  await expect(others).not.toContainText(`${clinic.name}\n`)
})

test.describe('a clinic that is not there', () => {
  test.use({ expectedErrors: [NOT_FOUND] })

  test('is answered with 404 in plain words', async ({ page }) => {
    const response = await page.goto('/services/no-such-clinic')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Clinic Not Found' })).toBeVisible()
    await expect(
      page.getByText("The clinic you're looking for doesn't exist or may have been removed."),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible()
  })
})
