import { type ClinicPoint, type ListedClinic, toColumns } from '../../../cms/contract/index.ts'
import { API, answer } from '../../support/api-calls.ts'
import {
  found,
  isPlotted,
  markers,
  NEAR_LOS_ANGELES,
  nearTo,
  rows,
  standFor,
} from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

const pointOf = (clinic: Partial<ListedClinic>): ClinicPoint | undefined => {
  const { id = 0, latitude, longitude, isFree = false, isLowCost = false } = clinic
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  const isApproximate = clinic.coordinatesApproximate ?? false
  return { id, latitude, longitude, isFree, isLowCost, isApproximate, categories: 0 }
}

test('every clinic with a point has a marker with its name, cost and street', async ({ page }) => {
  const clinics = (await found()).filter(isPlotted)
  const labels = clinics.map(({ name, isFree, isLowCost, address }) =>
    [name, isFree ? 'Free' : isLowCost ? 'Low Cost' : 'Cost not known', address]
      .filter(Boolean)
      .join(', '),
  )
  const alone = page.locator('.map-marker')
  const named = () =>
    alone.evaluateAll((icons) => icons.map((icon) => icon.getAttribute('aria-label')))
  await page.goto(NEAR_LOS_ANGELES)
  await expect.poll(() => standFor(page)).toBe(clinics.length)
  await expect(page.locator('.map-marker[aria-label="Clinic"]')).toHaveCount(0)
  for (const label of await named()) expect(labels).toContain(label)
  const [first] = clinics
  if (!first) throw new Error('Los Angeles has no clinic with a pin')
  await page.goto(nearTo(first))
  await expect.poll(named).toContain(labels[0])
})

test('pins tell costs apart, and clinics without a valid own point have none', async ({ page }) => {
  const [one, two, three] = (await found()).filter(isPlotted)
  if (!one || !two || !three) throw new Error('Los Angeles has too few clinics with a pin')
  const known = { ...three, isFree: true }
  const { latitude, ...half } = known
  const clinics: object[] = [
    { ...one, latitude: 34, longitude: -112, isFree: true, isLowCost: false },
    { ...two, latitude: 40, longitude: -98, isFree: false, isLowCost: true },
    { ...three, latitude: 44, longitude: -84, isFree: false, isLowCost: false },
    { ...known, id: 900_001, latitude: null, longitude: null },
    { ...known, id: 900_002, coordinatesApproximate: true },
    { ...half, id: 900_003 },
    { ...known, id: 900_004, latitude: 'north' },
  ]
  await page.goto('/search')
  // A point that is no number is none to the server.
  const points = clinics.flatMap((clinic) => pointOf(clinic) ?? [])
  await answer(page, API.points, { categories: [], ...toColumns(points), area: null })
  await answer(page, API.search, {
    ...{ clinics, total: clinics.length, place: null, alternatives: [] },
    ...{ distance: null, widened: false },
  })
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(rows(page)).toHaveCount(clinics.length)
  await expect(markers(page)).toHaveCount(3)
  const shapes = await markers(page).evaluateAll((icons) =>
    icons.map((icon) => {
      const shape = icon.querySelector('svg > *')
      return shape ? `${shape.outerHTML} ${getComputedStyle(shape).fill}` : ''
    }),
  )
  expect(new Set(shapes).size).toBe(3)
  await expect(rows(page).filter({ hasText: 'Not on the map' })).toHaveCount(4)
  await expect(
    page.getByText('4 clinics are listed without a pin, since we don’t know their exact place.'),
  ).toBeVisible()
})
