import { clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { section } from '../../support/page-parts.ts'

test.use({ showsMap: true })

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
