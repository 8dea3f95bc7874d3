import type { Page } from '@playwright/test'
import { API, delayCalls } from '../../support/api-calls.ts'
import { clinicLike, search } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, placeholders, section } from '../../support/page-parts.ts'

const searchFor = async (page: Page, location: string) => {
  await page.getByLabel('Location').fill(location)
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
}

test('the home page has placeholders for 8 states, 8 categories and 4 clinics', async ({
  page,
}) => {
  await page.goto('/search')
  const release = await delayCalls(page, API.popularStates, API.categories, API.featured)
  await page.getByRole('banner').getByRole('link', { name: 'Healthcare for All' }).click()
  const [states, categories, popular] = [
    section(page, 'Find clinics by state'),
    section(page, 'Find clinics by service'),
    section(page, 'Popular Free Clinics'),
  ]
  await expect(placeholders(states)).toHaveCount(8)
  await expect(placeholders(categories)).toHaveCount(8)
  await expect(placeholders(popular)).toHaveCount(4)
  release()
  await expect(cards(popular)).toHaveCount(4)
  await expect(placeholders(page)).toHaveCount(0)
})

test('five placeholders show while a search is running', async ({ page }) => {
  await page.goto('/search')
  const release = await delayCalls(page, API.search)
  await searchFor(page, 'Chicago')
  await expect(placeholders(page)).toHaveCount(5)
  await expect(page.getByRole('status').filter({ hasText: 'Looking for clinics' })).toBeVisible()
  release()
  await expect(cards(page).first()).toBeVisible()
  await expect(placeholders(page)).toHaveCount(0)
})

test('placeholders show while a clinic and its neighbors load', async ({ page }) => {
  const { state } = await clinicLike(({ name }) => name !== '')
  const { clinics } = await search({ location: state })
  await page.goto(`/search?location=${state}`)
  const releaseClinic = await delayCalls(page, API.clinic)
  const releaseOthers = await delayCalls(page, API.stateClinics)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading clinic')
  await expect(placeholders(page)).toHaveCount(6)
  releaseClinic()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(clinics[0]?.name ?? '')
  await expect(placeholders(page)).toHaveCount(6)
  releaseOthers()
  await expect(placeholders(page)).toHaveCount(0)
})
