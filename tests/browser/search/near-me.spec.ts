import type { BrowserContext, Page, Request } from '@playwright/test'
import { API, fail } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

/** Farther from anything than it is exact: what leaves the browser must be rounded. */
const HERE = { latitude: 41.9412345, longitude: -87.7187654 }
const EXACT = /41\.941|87\.718/
const ROUNDED = /41\.94|87\.72/

const link = (page: Page) => page.getByRole('link', { name: 'Use my location' }).first()
const button = (page: Page) => page.getByRole('button', { name: 'Use my location' })
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name })

const allow = async (context: BrowserContext, at = HERE) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(at)
}

test.describe('where a visitor is', () => {
  // A clinic's page shows where that is.
  test.use({ showsMap: true })

  test('is only asked in the body of a request, and rounded', async ({ page, context }) => {
    await allow(context)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto('/')
    await link(page).click()
    await expect(page).toHaveURL('/search?near=me')
    await expect(heading(page, 'Near you, within 25 miles')).toBeVisible()
    await expect(page.getByText('Your location, to about a mile, is near Chicago')).toBeVisible()
    await expect(cards(page).first()).toContainText(/\d miles/)
    await cards(page)
      .first()
      .getByRole('link', { name: /^Details/ })
      .click()
    await expect(heading(page, 'About This Clinic')).toBeVisible()
    const asked = requests.filter((request) => ROUNDED.test(request.postData() ?? ''))
    expect(asked.length).toBeGreaterThan(0)
    for (const request of requests) {
      const heads = JSON.stringify(request.headers())
      expect(`${request.url()} ${heads}`).not.toMatch(EXACT)
      expect(`${request.url()} ${heads}`).not.toMatch(ROUNDED)
      expect(request.postData() ?? '').not.toMatch(EXACT)
    }
    expect(await page.content()).not.toMatch(EXACT)
    expect(
      await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage])),
    ).not.toMatch(ROUNDED)
  })
})

test('filters, more results and Back keep the place, and a typed place ends it', async ({
  page,
  context,
}) => {
  await allow(context)
  await page.goto('/search?near=me&limit=10&distance=100')
  await expect(cards(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Load More Results' }).click()
  await expect(cards(page)).toHaveCount(20)
  await expect(page).toHaveURL('/search?near=me&distance=100&limit=10&offset=10')
  await page.getByLabel('Services', { exact: true }).selectOption('dental')
  await expect(page).toHaveURL('/search?near=me&service=dental&distance=100&limit=10')
  await page.goBack()
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('textbox', { name: 'Location' }).fill('Boston')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(heading(page, /^Near Boston/)).toBeVisible()
  expect(new URL(page.url()).searchParams.has('near')).toBe(false)
})

/** What is typed and chosen in the form of a page, and where 'Use my location' leads then. */
const GOES_ALONG: [path: string, typed: string, service: string | null, leadsTo: string][] = [
  ['/', '', 'dental', '/search?near=me&service=dental'],
  ['/search?location=Boston&isFree=true', 'Boston', null, '/search?near=me&isFree=true'],
  ['/', 'dentist', null, '/search?near=me&need=dentist'],
  ['/', 'Boston', null, '/search?near=me'],
  ['/', 'toothache chicago', 'vision', '/search?near=me&service=vision'],
]

test('what is typed and chosen goes with the visitor, but for a place', async ({
  page,
  context,
}) => {
  await allow(context)
  for (const [path, typed, service, leadsTo] of GOES_ALONG) {
    await page.goto(path)
    await page.getByLabel('Location').first().fill(typed)
    if (service) await page.getByLabel('Service').first().selectOption(service)
    await link(page).click()
    await expect(page).toHaveURL(leadsTo)
    await expect(heading(page, /^(Near|Dental clinics near) you/)).toBeVisible()
  }
  // An urgent need is first answered with whom to call, and that stays.
  await page.goto('/')
  await page.getByLabel('Location').fill('suicide')
  await link(page).click()
  const call = page.getByRole('alert').getByRole('link', { name: /^Call 988/ })
  await expect(call).toBeVisible()
  await page.getByRole('link', { name: 'Or use my location' }).click()
  await expect(heading(page, /^Clinics with mental health care near you/)).toBeVisible()
  await expect(call).toBeVisible()
})

test.describe('if the need can’t be asked for', () => {
  test.use({ expectedErrors: [/status of 500|500/] })

  test('it stays typed, and the same page asks again', async ({ page, context }) => {
    await allow(context)
    await page.goto('/')
    await fail(page, API.search, 500)
    await page.getByLabel('Location').fill('dentist')
    await link(page).click()
    await expect(page).toHaveURL('/search?location=dentist')
    await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('dentist')
    await expect(heading(page, 'Search Error')).toBeVisible()
    await page.unroute(API.search)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('link', { name: 'Or use my location' }).click()
    await expect(page).toHaveURL('/search?near=me&need=dentist')
    await expect(page.getByLabel('Services', { exact: true })).toHaveValue('dental')
  })
})

test('nobody is asked before a press, and a failure says what to do', async ({ page }) => {
  // In place of a browser whose visitor refuses, or that can't tell.
  await page.addInitScript(() => {
    let code = 0
    navigator.geolocation.getCurrentPosition = (_, fail) => {
      code += 1
      document.documentElement.dataset.asked = String(code)
      fail?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    }
  })
  await page.goto('/search?near=me')
  await expect(heading(page, 'Find clinics near you')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  for (const text of [
    'Your browser did not say where you are.',
    'We could not find out where you are.',
    'We could not find out where you are.',
  ]) {
    await button(page).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(text)
    await expect(button(page)).toBeFocused()
  }
  await expect(page.locator('html')).toHaveAttribute('data-asked', '3')
})

test('somebody outside the United States reads so', async ({ page, context }) => {
  await allow(context, { latitude: 48.8566, longitude: 2.3522 })
  await page.goto('/search?near=me')
  await expect(heading(page, 'You seem to be outside the United States')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('48.86')
})
