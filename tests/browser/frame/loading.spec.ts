import type { Page } from '@playwright/test'
import { API, delayCalls } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, placeholders } from '../../support/page-parts.ts'

test.use({ showsMap: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('five placeholders show while a search runs, and six while a clinic or its neighbors load', async ({
  page,
}) => {
  await page.goto('/search')
  const release = await delayCalls(page, API.search)
  await page.getByLabel('Location').fill('Chicago')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(placeholders(page)).toHaveCount(5)
  await expect(page.getByRole('status').filter({ hasText: 'Looking for clinics' })).toBeVisible()
  release()
  const clinic = cards(page).first().getByRole('heading').getByRole('link')
  const name = (await clinic.textContent()) ?? ''
  await expect(placeholders(page)).toHaveCount(0)
  const releaseClinic = await delayCalls(page, API.clinic)
  const releaseOthers = await delayCalls(page, API.stateClinics)
  await clinic.click()
  await expect(heading(page)).toHaveText('Loading clinic')
  await expect(placeholders(page)).toHaveCount(6)
  releaseClinic()
  await expect(heading(page)).toHaveText(name)
  await expect(placeholders(page)).toHaveCount(6)
  releaseOthers()
  await expect(placeholders(page)).toHaveCount(0)
})

/** Links to pages that load, from which page, what is delayed, and how many placeholders show. */
const PAGES: [from: string, link: RegExp, delayed: string[], count: number, titled: RegExp][] = [
  // Eight states, eight categories and four clinics.
  ['/search', /^Healthcare for All$/, [API.popularStates, API.categories, API.featured], 20, /./],
  ['/search', /^By State$/, [API.states], 8, /Find clinics by state/],
  ['/search', /^By Service$/, [API.categories], 8, /Find clinics by service/],
  ['/browse/states', /^California/, [API.state], 6, /Loading state/],
  ['/resources', /^Insurance/, [API.guide], 6, /Loading the page/],
  ['/resources', /^Health blog/, [API.articles], 6, /Health Blog/],
]

test('placeholders show while any other page loads', async ({ page }) => {
  for (const [from, name, delayed, count, titled] of PAGES) {
    await page.goto(from)
    const release = await delayCalls(page, ...delayed)
    const within = page.getByRole(from === '/search' ? 'banner' : 'main')
    await within.getByRole('link', { name }).first().click()
    await expect(placeholders(page), String(name)).toHaveCount(count)
    await expect(heading(page)).toHaveText(titled)
    release()
    await expect(placeholders(page)).toHaveCount(0)
    await expect(heading(page)).not.toHaveText(/^Loading/)
  }
})
