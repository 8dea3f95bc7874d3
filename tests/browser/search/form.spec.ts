import type { Page } from '@playwright/test'
import { API, callsOf, fail } from '../../support/api-calls.ts'
import { readManifest } from '../../support/first-load.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { alerts, cards } from '../../support/page-parts.ts'

const field = (page: Page) => page.getByLabel('Location')
const submit = (page: Page) => page.getByRole('button', { name: 'Search Free Clinics' })

const searchFor = async (page: Page, location: string) => {
  await field(page).fill(location)
  // Suggestions may lie over the button by now.
  await field(page).press('Enter')
}

test('a blank location is asked for, and nothing is searched before there is one', async ({
  page,
}) => {
  const calls = callsOf(page, '/api/clinics/search')
  const said = alerts(page)
  for (const path of ['/', '/search?isFree=true']) {
    await page.goto(path)
    said.length = 0
    await searchFor(page, '   ')
    await expect.poll(() => said).toEqual(['alert: Please enter a location to search'])
    await expect(page).toHaveURL(path)
  }
  expect(calls).toEqual([])
})

test('the address has what was chosen, which is folded on a phone above results', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel('Service', { exact: true }).selectOption('dental')
  await page.getByLabel('Distance', { exact: true }).selectOption('50')
  await searchFor(page, 'Chicago, IL')
  await expect(page).toHaveURL('/search?location=Chicago%2C+IL&service=dental&distance=50')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/search?location=Chicago')
  const distance = page.getByLabel('Distance', { exact: true })
  await expect(distance).toBeHidden()
  await page.getByText('All Services, 25 miles').click()
  await distance.selectOption('50')
  await submit(page).click()
  await expect(page).toHaveURL('/search?location=Chicago&distance=50')
  await expect(page.getByText('All Services, 50 miles')).toBeVisible()
  // A filter takes along what the form has and nobody has searched for yet.
  await distance.selectOption('100')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Services', { exact: true }).selectOption('dental')
  await expect(page).toHaveURL('/search?location=Chicago&service=dental&distance=100')
  // The address changes before the page does.
  await expect(page.getByText('Dental Care, 100 miles')).toBeVisible()
  await searchFor(page, 'Boston')
  await expect(page).toHaveURL('/search?location=Boston&service=dental&distance=100')
})

test('a need without a place is kept until the place is given', async ({ page }) => {
  const title = page.getByRole('heading', { level: 2 }).first()
  await page.goto('/search?location=dentista&isFree=true&distance=100')
  await expect(title).toHaveText('Dental clinics: where are you?')
  await page.getByLabel('City, state or ZIP code').fill('60601')
  await page.getByRole('button', { name: 'Find clinics', exact: true }).click()
  await expect(page).toHaveURL(
    /^[^?]*\/search\?(?=.*need=dentista)(?=.*location=60601)(?=.*distance=100)(?=.*isFree=true)/,
  )
  await expect(title).toHaveText(/^Dental clinics near 60601/)
})

test('the same region announces every outcome of a search', async ({ page }) => {
  await page.goto('/search?location=Los+Angeles')
  const region = page.getByRole('main').getByRole('status').first()
  await region.evaluate((element) => element.setAttribute('data-same', ''))
  const same = page.locator('[role=status][data-same]')
  await searchFor(page, 'Qwxyzville')
  await expect(same).toHaveText('We don’t know a place called “Qwxyzville”')
  await searchFor(page, 'Chicago')
  await expect(same).toHaveText(/^Showing \d+ of \d+ results$/)
  // A link within the page leaves what is typed.
  await field(page).fill('Chica')
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
  await expect(page).toHaveURL(/#/)
  await expect(field(page)).toHaveValue('Chica')
})

test.describe('on a phone’s first screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the first clinic can be called', async ({ page }) => {
    // An ordinary Wednesday at noon: on a holiday, a card says more.
    await page.clock.setFixedTime('2026-11-18T18:00Z')
    const first = cards(page).first()
    const call = first.getByRole('link', { name: /^(Call|Llamar) / })
    for (const address of [
      ...['Springfield', 'Chicago', '60601', 'San+Francisco,+California'].map(
        (place) => `/search?location=${place}`,
      ),
      ...['/es/search?location=Chicago', '/es/search?location=60601'],
    ]) {
      await page.goto(address)
      await expect(first.getByRole('heading'), address).toBeInViewport({ ratio: 1 })
      await expect(call, address).toBeInViewport({ ratio: 1 })
    }
  })
})

/** The file with a screen’s own code. */
const fileOf = async (screen: string) => (await readManifest('en'))[screen]?.file
/** Waits until a file of code is there, with all that it imports. */
const loaded = (page: Page, file: string | undefined) =>
  page.evaluate((address) => import(address), `/${file}`)

test.describe('where something fails', () => {
  test.use({
    expectedErrors: [
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported|preload CSS|status of (500|401)/,
    ],
  })

  test('a search that failed says so, and reloads the page to try again', async ({ page }) => {
    const alert = page.getByRole('alert')
    await page.goto('/search')
    await fail(page, API.search, 500)
    await searchFor(page, 'Chicago')
    await expect(alert.getByRole('heading')).toHaveText('Search Error')
    await expect(alert).toContainText(
      'We encountered an error while searching for clinics. Please try again.',
    )
    await page.unroute(API.search)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await reloaded
    await expect(cards(page).first()).toBeVisible()
    await expect(page).toHaveURL('/search?location=Chicago')
  })

  test('whom to call is said without a connection, if only home was opened before', async ({
    page,
    context,
  }) => {
    const call = page.getByRole('alert').getByRole('link', { name: /^Call 988/ })
    await page.goto('/')
    const code = await fileOf('routes/search.tsx')
    await page.waitForResponse(`**/${code}`)
    await loaded(page, code)
    await context.setOffline(true)
    await field(page).fill('suicide')
    await field(page).press('Enter')
    await expect(call).toBeVisible()
    await context.setOffline(false)
    // So does the page that stands in if the search’s code is lost.
    await page.route(`**/${code}`, (route) => route.abort())
    await page.goto('/')
    await loaded(page, await fileOf('routes/crash.tsx'))
    await context.setOffline(true)
    await field(page).fill('suicide')
    await field(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(call).toBeVisible()
  })
})

test('cards on a phone are low, with what somebody decides by, and call and directions side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [place, share] of [
    ['/search?location=California&limit=50', 0.75],
    ['/es/search?location=California&limit=50', 0.5],
  ] as const) {
    await page.goto(place)
    await expect(cards(page)).toHaveCount(50)
    const heights = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().height),
    )
    const low = heights.filter((height) => height <= 260).length
    expect(low, `${place}: ${heights.map(Math.round)}`).toBeGreaterThanOrEqual(50 * share)
    // Whatever is long: names of three lines, hours in words, an extension.
    expect(Math.max(...heights)).toBeLessThan(350)
  }
  await page.goto('/search?location=Chicago')
  const first = cards(page).first()
  const [call, directions] = await Promise.all(
    [/^Call /, /^Directions/].map((name) => first.getByRole('link', { name }).boundingBox()),
  )
  expect(directions?.y).toBeCloseTo(call?.y ?? 0, -1)
  expect(directions?.x).toBeGreaterThan((call?.x ?? 0) + (call?.width ?? 0))
  await expect(first).toContainText('miles')
  await expect(first).not.toContainText('staff')
})
