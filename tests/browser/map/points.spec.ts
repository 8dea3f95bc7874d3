import type { Page } from '@playwright/test'
import { type ClinicPoint, type ListedClinic, toColumns } from '../../../cms/contract/index.ts'
import { API, answer } from '../../support/api-calls.ts'
import {
  found,
  isPlotted,
  mapOf,
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

/** Opens the map with these clinics as the directory's answer. */
const openWith = async (page: Page, clinics: object[]) => {
  await page.goto('/search')
  // A point that is no number is none to the server.
  const points = clinics.flatMap((clinic) => pointOf(clinic) ?? [])
  await answer(page, API.points, { categories: [], ...toColumns(points), area: null })
  await answer(page, API.search, {
    clinics,
    total: clinics.length,
    place: null,
    alternatives: [],
    distance: null,
    widened: false,
  })
  await page.getByRole('banner').getByRole('link', { name: 'Map View' }).click()
  await expect(rows(page)).toHaveCount(clinics.length)
}

const plotted = async (): Promise<[ListedClinic, ListedClinic, ListedClinic]> => {
  const [first, second, third] = (await found()).filter(isPlotted)
  if (!first || !second || !third) throw new Error('Los Angeles has too few clinics with a pin')
  return [first, second, third]
}

test('every clinic with a point has a marker with its name, cost and street', async ({ page }) => {
  const clinics = (await found()).filter(isPlotted)
  await page.goto(NEAR_LOS_ANGELES)
  await expect.poll(() => standFor(page)).toBe(clinics.length)
  const markerOf = ({ name, isFree, isLowCost, address }: ListedClinic) => {
    const cost = isFree ? ', Free' : isLowCost ? ', Low Cost' : ', Cost not known'
    const label = `${name}${cost}${address ? `, ${address}` : ''}`
    return mapOf(page).getByRole('button', { name: label }).first()
  }
  await expect(page.locator('.map-marker[aria-label="Clinic"]')).toHaveCount(0)
  const inCluster: ListedClinic[] = []
  for (const clinic of clinics) if ((await markerOf(clinic).count()) === 0) inCluster.push(clinic)
  expect(inCluster.length).toBeLessThan(clinics.length)
  for (const clinic of inCluster) {
    await page.goto(nearTo(clinic))
    await expect(markerOf(clinic)).toBeAttached()
  }
})

test('pins of another cost have another shape, and an unknown cost is not shown as low', async ({
  page,
}) => {
  const [first, second, third] = await plotted()
  await openWith(page, [
    { ...first, latitude: 34, longitude: -112, isFree: true, isLowCost: false },
    { ...second, latitude: 40, longitude: -98, isFree: false, isLowCost: true },
    { ...third, latitude: 44, longitude: -84, isFree: false, isLowCost: false },
  ])
  await expect(markers(page)).toHaveCount(3)
  const shapes = await markers(page).evaluateAll((icons) =>
    icons.map((icon) => {
      const shape = icon.querySelector('svg > *')
      return shape ? `${shape.outerHTML} ${getComputedStyle(shape).fill}` : ''
    }),
  )
  expect(new Set(shapes).size).toBe(3)
})

test('a clinic without a point is in the list and not on the map', async ({ page }) => {
  const [first, second] = await plotted()
  await openWith(page, [{ ...first, latitude: null, longitude: null }, second])
  await expect(markers(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText('Not on the map')
  await expect(page.getByText('1 clinic is listed without a pin')).toBeVisible()
})

test('a clinic with only its ZIP code’s point has no pin, and is counted', async ({ page }) => {
  const [first, second, third] = await plotted()
  await openWith(page, [
    { ...first, coordinatesApproximate: true },
    { ...second, coordinatesApproximate: true },
    third,
  ])
  await expect(markers(page)).toHaveCount(1)
  await expect(
    page.getByText('2 clinics are listed without a pin, since we don’t know their exact place.'),
  ).toBeVisible()
})

test('an invalid point breaks nothing', async ({ page }) => {
  const [first, second, third] = await plotted()
  const { latitude, ...half } = second
  await openWith(page, [first, half, { ...third, latitude: 'north' }])
  await expect(markers(page)).toHaveCount(1)
  await rows(page).nth(2).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
  await expect(mapOf(page)).toBeVisible()
})
