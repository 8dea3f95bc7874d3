import type { BrowserContext, Page, Request } from '@playwright/test'
import { API, fail } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'
import { violations } from '../../support/violations.ts'

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

/** In place of a browser whose visitor refuses, or that can't tell. */
const failWith = (page: Page, code: number) =>
  page.addInitScript((given) => {
    navigator.geolocation.getCurrentPosition = (_, fail) =>
      fail?.({ code: given, PERMISSION_DENIED: 1 } as GeolocationPositionError)
  }, code)

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
    await expect(page).toHaveTitle(/^Clinics near you/)
    await expect(
      page.getByText('Your location, to about a mile, is near Chicago, Illinois.'),
    ).toBeVisible()
    await expect(cards(page).first()).toContainText(/\d miles/)
    await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('')
    await expect(page.getByRole('checkbox', { name: /^Low-Cost Clinics \(\d+\)$/ })).toBeVisible()

    const details = cards(page)
      .first()
      .getByRole('link', { name: /^Details/ })
    await details.click()
    await expect(heading(page, 'About This Clinic')).toBeVisible()
    const asked = requests.filter((request) => ROUNDED.test(request.postData() ?? ''))
    expect(asked.length).toBeGreaterThan(0)
    for (const request of requests) {
      const heads = JSON.stringify(request.headers())
      expect(`${request.url()} ${heads}`).not.toMatch(EXACT)
      expect(`${request.url()} ${heads}`).not.toMatch(ROUNDED)
      expect(request.postData() ?? '').not.toMatch(EXACT)
    }
    const html = await page.content()
    expect(html).not.toMatch(EXACT)
    expect(
      await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage])),
    ).not.toMatch(ROUNDED)
  })
})

test('the page says what happens to a location before the browser asks', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    navigator.geolocation.getCurrentPosition = (...given) => {
      document.documentElement.dataset.asked = 'true'
      asked(...given)
    }
  })
  await page.goto('/search?near=me')
  await expect(heading(page, 'Find clinics near you')).toBeVisible()
  await expect(page.getByText('We round it to about a mile')).toBeVisible()
  await expect(button(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
})

test('filters, more results and Back keep the place', async ({ page, context }) => {
  await allow(context)
  await page.goto('/search?near=me&limit=10&distance=100')
  await expect(cards(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Load More Results' }).click()
  await expect(cards(page)).toHaveCount(20)
  await expect(page).toHaveURL('/search?near=me&distance=100&limit=10&offset=10')
  await page.getByRole('checkbox', { name: 'Dental Care' }).check()
  await expect(page).toHaveURL('/search?near=me&service=dental&distance=100&limit=10')
  await expect(heading(page, /^Near you/)).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('textbox', { name: 'Location' }).fill('Boston')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(heading(page, /^Near Boston/)).toBeVisible()
  expect(new URL(page.url()).searchParams.has('near')).toBe(false)
})

test('the filters that are set go with the visitor', async ({ page, context }) => {
  await allow(context)
  await page.goto('/search?location=Boston&service=dental&isFree=true')
  await link(page).click()
  await expect(page).toHaveURL('/search?near=me&service=dental&isFree=true')
  await expect(heading(page, /^Near you/)).toBeVisible()
})

for (const path of ['/', '/search']) {
  test(`what is chosen in the form goes with the visitor from ${path}`, async ({
    page,
    context,
  }) => {
    await allow(context)
    await page.goto(path)
    await page.getByLabel('Service').first().selectOption('dental')
    await page.getByLabel('Distance').first().selectOption('50')
    await link(page).click()
    await expect(page).toHaveURL('/search?near=me&service=dental&distance=50')
    await expect(heading(page, 'Near you, within 50 miles')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Dental Care/ })).toBeChecked()
  })

  test(`a typed need goes with the visitor from ${path}`, async ({ page, context }) => {
    await allow(context)
    await page.goto(path)
    await page.getByLabel('Location').first().fill('dentist')
    await link(page).click()
    await expect(page).toHaveURL('/search?near=me&need=dentist')
    await expect(heading(page, /^Dental clinics near you/)).toBeVisible()
  })
}

test('a typed place stays behind, and a chosen service is not changed by a need', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Location').fill('Boston')
  await link(page).click()
  await expect(page).toHaveURL('/search?near=me')
  await page.goto('/')
  await page.getByLabel('Location').fill('toothache chicago')
  await page.getByLabel('Service').selectOption('vision')
  await link(page).click()
  await expect(page).toHaveURL('/search?near=me&service=vision')
})

test('an urgent need is first answered with whom to call', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Location').fill('suicide')
  await link(page).click()
  await expect(page.getByRole('link', { name: /^Call 988/ })).toBeVisible()
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
    await expect(heading(page, /^Dental clinics near you/)).toBeVisible()
  })
})

test('a need without a place is looked for near the visitor', async ({ page, context }) => {
  await allow(context)
  await page.goto('/search?location=toothache')
  await page.getByRole('link', { name: 'Or use my location' }).click()
  await expect(page).toHaveURL('/search?near=me&need=toothache')
  await expect(page.getByRole('checkbox', { name: /^Dental Care/ })).toBeChecked()
  await expect(heading(page, /^Dental clinics near you/)).toBeVisible()
  await page.getByRole('link', { name: 'See all clinics near you' }).click()
  await expect(page).toHaveURL('/search?near=me')
  await expect(heading(page, /^Near you/)).toBeVisible()
})

test('whom to call stays on the page for an urgent need near the visitor', async ({
  page,
  context,
}) => {
  await allow(context)
  await page.goto('/search?location=suicide')
  await page.getByRole('link', { name: 'Or use my location' }).click()
  await expect(heading(page, /^Near you/)).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: /^Call 988/ })).toBeVisible()
})

test('somebody outside the United States reads so', async ({ page, context }) => {
  await allow(context, { latitude: 48.8566, longitude: 2.3522 })
  await page.goto('/search?near=me')
  await expect(heading(page, 'You seem to be outside the United States')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('48.86')
})

for (const [code, text] of [
  [1, 'Your browser did not say where you are.'],
  [2, 'We could not find out where you are.'],
  [3, 'We could not find out where you are.'],
] as const) {
  test(`a failure with code ${code} says what to do`, async ({ page }) => {
    await failWith(page, code)
    await page.goto('/search?near=me')
    await button(page).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(text)
    await expect(button(page)).toBeFocused()
    await page.getByRole('textbox', { name: 'Location' }).fill('Chicago')
    await page.getByRole('button', { name: 'Search Free Clinics' }).click()
    await expect(heading(page, /^Near Chicago/)).toBeVisible()
  })
}

test('the page breaks no accessibility rule, and fits 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/search?near=me')
  await expect(button(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it needs them, and has the search form', async ({ page }) => {
    await page.goto('/')
    await link(page).click()
    // Not getByText, which skips this element.
    await expect(page.locator('noscript p')).toContainText('This needs JavaScript.')
    await expect(page.locator('noscript p')).toBeVisible()
    await page.getByRole('textbox', { name: 'Location' }).fill('Chicago')
    await page.getByRole('button', { name: 'Search Free Clinics' }).click()
    await expect(heading(page, /^Near Chicago/)).toBeVisible()
  })
})
