import type { Page } from '@playwright/test'
import { search } from '../../support/directory.ts'
import { rows, selectedMarker } from '../../support/map-parts.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ showsMap: true })

type Row = Record<string, unknown>

/** Changes the API's answers at some paths on their way to the page. */
const change = (page: Page, path: string, by: (row: Row) => Row) =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const json = Array.isArray(answer)
      ? answer.map(by)
      : answer.clinics
        ? { ...answer, clinics: answer.clinics.map(by) }
        : by(answer)
    await route.fulfill({ response, json })
  })

/** Searches from the home page, so that the browser makes the API call. */
const searchFor = async (page: Page, place: string) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Location' }).fill(place)
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page.getByRole('heading', { name: `In ${place}` })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
}

for (const [kind, coordinate, isPlotted] of [
  ['as texts', (value: unknown) => value && String(value), true],
  ['that are missing', () => undefined, false],
] as const) {
  test(`a clinic with coordinates ${kind} has its page and its map`, async ({ page }) => {
    const { clinics } = await search({ location: 'California', limit: '1' })
    const by = (row: Row) => ({
      ...row,
      latitude: coordinate(row.latitude),
      longitude: coordinate(row.longitude),
    })
    await change(page, '**/api/clinics/**', by)
    await searchFor(page, 'California')
    await cards(page).first().getByRole('link', { name: 'Details' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinics[0]?.name ?? '')
    await expect(page.getByRole('heading', { name: 'Contact Information' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(isPlotted ? 1 : 0)
    await page.getByRole('link', { name: 'Map View' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interactive Clinic Map')
    const onMap = await search({ limit: '100' })
    const [exact] = onMap.clinics.filter((clinic) => !clinic.coordinatesApproximate)
    await expect(page.getByText(`${onMap.total} clinics found`)).toBeVisible()
    await expect(page.locator('.map-cluster').first()).toBeVisible()
    const row = rows(page)
      .filter({ hasText: exact?.name ?? '' })
      .first()
    await expect(row.getByText('Not on the map')).toHaveCount(isPlotted ? 0 : 1)
    await row.getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
    await expect(selectedMarker(page)).toHaveCount(isPlotted ? 1 : 0)
    // The map may still be asking for names.
    await page.unrouteAll({ behavior: 'wait' })
  })
}
