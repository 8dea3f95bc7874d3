import { callsOf } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { alerts, cards } from '../../support/page-parts.ts'

const SUBMIT = { name: 'Search Free Clinics' }

for (const path of ['/', '/search']) {
  test(`asks for a location if it is blank, and searches nothing (${path})`, async ({ page }) => {
    await page.goto(path)
    const calls = callsOf(page, '/api/clinics/search')
    const said = alerts(page)
    await page.getByLabel('Location').fill('   ')
    await page.getByRole('button', SUBMIT).click()
    await expect.poll(() => said).toEqual(['alert: Please enter a location to search'])
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
    expect(calls).toEqual([])
  })
}

test('goes from the home page to the results, with only the location in the address', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByPlaceholder('Enter city, state, or ZIP code').fill('Chicago, IL')
  await page.getByRole('button', SUBMIT).click()
  await expect(page).toHaveURL('/search?location=Chicago%2C+IL')
  await expect(cards(page).first()).toBeVisible()
})

test('carries a chosen service and distance', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Location').fill('Chicago, IL')
  await page.getByLabel('Service', { exact: true }).selectOption('dental')
  await page.getByLabel('Distance', { exact: true }).selectOption('50')
  await page.getByRole('button', SUBMIT).click()
  await expect(page).toHaveURL('/search?location=Chicago%2C+IL&service=dental&distance=50')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Near Chicago, Illinois, within 50 miles',
  )
  await expect(page.getByRole('checkbox', { name: 'Dental Care' })).toBeChecked()
})

test('makes no call before there is a location', async ({ page }) => {
  const calls = callsOf(page, '/api/clinics/search')
  await page.goto('/search?isFree=true')
  await expect(page.getByRole('heading', { name: 'Start Your Search' })).toBeVisible()
  expect(calls).toEqual([])
})
