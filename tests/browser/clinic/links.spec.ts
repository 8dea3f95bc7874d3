import type { Page } from '@playwright/test'
import { clinicBySlug, clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { section } from '../../support/page-parts.ts'

test.use({ showsMap: true })

/** The link's name says whom it calls. */
const callLink = (page: Page, call: string, clinic: string) =>
  page
    .getByRole('link', { name: new RegExp(`^${call}`) })
    .filter({ hasText: new RegExp(`, ${clinic}$`) })

const addressOf = async (slug: string) => {
  const { address, city, state, zipCode } = await clinicBySlug(slug)
  return `${address}, ${city}, ${state} ${zipCode}`
}

test('is called with its full number', async ({ page }) => {
  const clinic = await clinicLike(({ phoneExtension }) => phoneExtension === null)
  await page.goto(`/services/${clinic.slug}`)
  const digits = clinic.phone?.replaceAll('-', '')
  await expect(callLink(page, `Call ${clinic.phone}`, clinic.name)).toHaveAttribute(
    'href',
    `tel:+1${digits}`,
  )
})

test('is called with its extension after a pause', async ({ page }) => {
  const clinic = await clinicLike(({ phoneExtension }) => phoneExtension !== null)
  const { slug, name, phone, phoneExtension } = clinic
  await page.goto(`/services/${slug}`)
  await expect(callLink(page, `Call ${phone} ext. ${phoneExtension}`, name)).toHaveAttribute(
    'href',
    `tel:+1${phone?.replaceAll('-', '')},${phoneExtension}`,
  )
})

test('links to maps by its point, and to two of them by its address', async ({ page }) => {
  const { slug, latitude, longitude } = await clinicLike(
    ({ coordinatesApproximate }) => !coordinatesApproximate,
  )
  const address = await addressOf(slug)
  await page.goto(`/services/${slug}`)
  const link = async (name: string) => {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href')
    return new URL(href ?? '')
  }
  const [byPoint, google, apple] = [
    await link('Open in maps'),
    await link('Google Maps'),
    await link('Apple Maps'),
  ]
  expect(byPoint.searchParams.get('query')).toBe(`${latitude},${longitude}`)
  expect([google.host, google.searchParams.get('query')]).toEqual(['www.google.com', address])
  expect([apple.host, apple.searchParams.get('q')]).toEqual(['maps.apple.com', address])
})

test('shows a map of the hundredth of a degree around it', async ({ page }) => {
  const clinic = await clinicLike(({ coordinatesApproximate }) => !coordinatesApproximate)
  const { latitude, longitude } = clinic
  await page.goto(`/services/${clinic.slug}`)
  const frame = section(page, 'Location Map').locator('iframe')
  await expect(frame).toHaveAttribute('title', `Map around ${clinic.name}`)
  const source = new URL((await frame.getAttribute('src')) ?? '')
  expect(source.origin).toBe('https://www.openstreetmap.org')
  const [west = 0, south = 0, east = 0, north = 0] =
    source.searchParams.get('bbox')?.split(',').map(Number) ?? []
  expect(east - west).toBeCloseTo(0.01, 5)
  expect(north - south).toBeCloseTo(0.01, 5)
  expect((east + west) / 2).toBeCloseTo(longitude ?? 0, 5)
  expect((north + south) / 2).toBeCloseTo(latitude ?? 0, 5)
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().getByRole('main')).toHaveText('Streets')
})
