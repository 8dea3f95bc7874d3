import { startMirrorHost } from '../../support/mirror-host.ts'
import { mirrorFolder } from '../../support/mirrored.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { product } from '../../support/products.ts'
import { violations } from '../../support/violations.ts'

// One mirror for all of them.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let made: Awaited<ReturnType<typeof mirrorFolder>>
let host: Awaited<ReturnType<typeof startMirrorHost>>
test.beforeAll(async () => {
  test.setTimeout(300_000)
  made = await mirrorFolder()
  const { errors } = await made.mirror(product().url)
  expect(errors).toBe('')
  host = await startMirrorHost(made.folder)
})
test.afterAll(async () => {
  host?.stop()
  await made?.remove()
})
// A clinic's page shows where it is.
test.use({ javaScriptEnabled: false, showsMap: true })

test('without JavaScript a visitor finds a clinic near 60601 in the lists', async ({ page }) => {
  await page.goto(`${host.url}/`)
  await expect(page.getByText('This is a copy of our site, saved on')).toBeVisible()
  await page.getByRole('textbox', { name: 'Location' }).fill('60601')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page.getByText('The search on this copy needs JavaScript')).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'All ZIP codes' }).click()
  await main.getByRole('link', { name: '606', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Clinics in ZIP codes that begin with 606',
  )
  await expect(main.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:/)
  const name = await main.getByRole('heading', { level: 2 }).first().textContent()
  await main
    .getByRole('link', { name: name ?? '', exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('without JavaScript a visitor finds a clinic by state and town', async ({ page }) => {
  await page.goto(`${host.url}/services/united-states/illinois`)
  await page.goto(`${host.url}/lists/`)
  await page.getByRole('main').getByRole('link', { name: 'Illinois' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Chicago', exact: true }).click()
  await expect(page.getByRole('link', { name: /^Call / }).first()).toBeVisible()
})

test('a letter above a state’s clinics leads to all its towns', async ({ page }) => {
  await page.goto(`${host.url}/services/united-states/california`)
  const letters = page.getByRole('navigation', { name: 'Towns by letter' })
  await letters.getByRole('link', { name: 'S', exact: true }).click()
  await expect(page).toHaveURL(`${host.url}/lists/california/`)
})

test('a form says that it doesn’t work, and what to do', async ({ page }) => {
  await page.goto(`${host.url}/contact`)
  await expect(page.getByRole('note').filter({ hasText: 'This form doesn’t work' })).toContainText(
    'To reach a clinic, call it.',
  )
  await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCount(0)
})

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 320, height: 640 } })

  for (const place of ['60601', 'Chicago, IL', 'chicago illinois', 'Chicago']) {
    test(`a visitor finds clinics near ${place}`, async ({ page }) => {
      await page.goto(`${host.url}/search/`)
      await page.getByRole('textbox', { name: 'Location' }).fill(place)
      await page.getByRole('textbox', { name: 'Location' }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: 'within' })).toHaveText(
        /^\d+ clinics within 25 miles of (60601|Chicago, IL)$/,
      )
      const first = page.locator('.mirror-clinics > li').first()
      await expect(first).toContainText(/\d miles? · .*Chicago, IL 60/s)
      expect(await violations(page)).toEqual([])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(320)
    })
  }

  test('what can’t be found says so, and an urgent need gets its number', async ({ page }) => {
    const open = (text: string) =>
      page.goto(`${host.url}/search/?location=${encodeURIComponent(text)}`)
    await open('Nowhereville, IL')
    await expect(page.getByText('We don’t know a place called “Nowhereville, IL”')).toBeVisible()
    await open('overdose chicago')
    await expect(page.getByRole('main').getByRole('link', { name: /^Call 911/ })).toBeVisible()
    await open('constructor')
    await expect(page.getByText('We don’t know a place called “constructor”')).toBeVisible()
  })
})
