import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import sirv from 'sirv'
import { createDatabase, keepStates } from '../support/database.ts'
import { listen } from '../support/listen.ts'
import { mirrorFolder } from '../support/mirrored.ts'
import { expect, test } from '../support/page-fixtures.ts'
import { startProductProcess } from '../support/product-process.ts'
import { violations } from '../support/violations.ts'

/** Those that the tests look into. */
const STATES = ['california', 'illinois', 'new-mexico', 'new-york']

// One mirror for all of them.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let made: Awaited<ReturnType<typeof mirrorFolder>>
let host: Awaited<ReturnType<typeof listen>>
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const database = await createDatabase()
  await keepStates(database, STATES)
  const product = await startProductProcess(database.url)
  made = await mirrorFolder()
  const { errors } = await made.mirror(product.url)
  await product.stop()
  await database.drop()
  expect(errors).toBe('')
  // Any host of files will do.
  host = await listen(createServer(sirv(made.folder, { dev: true })))
})
test.afterAll(async () => {
  await host?.close()
  await made?.remove()
})
// A clinic's page shows where it is.
test.use({ javaScriptEnabled: false, showsMap: true })

const at = (path: string) => host.url + path
const open = (page: Page, text: string, folder = '') =>
  page.goto(at(`${folder}/search/?location=${encodeURIComponent(text)}`))
const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** A link of the page itself. */
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name, exact: true })
const switchTo = (page: Page, language: string) =>
  page.getByRole('link', { name: language, exact: true }).click()

test('without JavaScript a visitor finds a clinic near 60601 in the lists', async ({ page }) => {
  await page.goto(at('/'))
  await expect(page.getByText('This is a copy of our site, saved on')).toBeVisible()
  await page.getByRole('textbox', { name: 'Location' }).fill('60601')
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
  await expect(page.getByText('The search on this copy needs JavaScript')).toBeVisible()
  await link(page, 'All ZIP codes').click()
  await link(page, '606').click()
  await expect(title(page)).toHaveText('Clinics in ZIP codes that begin with 606')
  await expect(link(page, /^Call /).first()).toHaveAttribute('href', /^tel:/)
  const heading = page.getByRole('main').getByRole('heading', { level: 2 })
  const name = (await heading.first().textContent()) ?? ''
  await link(page, name).first().click()
  await expect(title(page)).toHaveText(name)
  await expect(page).toHaveURL(new RegExp(`^${at('/services/')}`))
  await switchTo(page, 'Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(title(page)).toHaveText(name)
})

test('without JavaScript a visitor finds a clinic by state and town', async ({ page }) => {
  await page.goto(at('/es/lists/'))
  await expect(link(page, 'Nuevo México')).toBeVisible()
  await link(page, 'Illinois').click()
  await link(page, 'Chicago').click()
  await expect(link(page, /^Llamar al /).first()).toBeVisible()
  await switchTo(page, 'English')
  await expect(page).toHaveURL(at('/lists/illinois/chicago/'))
  // A letter above a state's clinics leads to all its towns.
  await page.goto(at('/services/united-states/california'))
  const letters = page.getByRole('navigation', { name: 'Towns by letter' })
  await letters.getByRole('link', { name: 'S', exact: true }).click()
  await expect(page).toHaveURL(at('/lists/california/'))
  await page.goto(at('/contact'))
  await expect(page.getByText('To reach a clinic, call it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCount(0)
})

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 320, height: 640 } })

  test('a visitor finds clinics near a place, however it is written', async ({ page }) => {
    for (const place of ['60601', 'chicago illinois', 'Cook County, IL']) {
      await page.goto(at('/search/'))
      await page.getByRole('textbox', { name: 'Location' }).fill(place)
      await page.getByRole('textbox', { name: 'Location' }).press('Enter')
      await expect(page.locator('[data-mirror-results] [role=status]'), place).toHaveText(
        /^\d+ clinics within 25 miles of (60601|Chicago, IL|Cook County, IL)$/,
      )
      const first = page.locator('.mirror-clinics > li').first()
      const from = place.includes('Cook') ? /· .*, IL 60/s : /\d miles? · .*Chicago, IL 60/s
      await expect(first).toContainText(from)
      const clinic = first.getByRole('heading').getByRole('link')
      await expect(clinic).toHaveAttribute('href', /^\/services\//)
    }
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('a state’s name leads to its list, a city’s to its clinics, and others say so', async ({
    page,
  }) => {
    await open(page, 'new mexico')
    await link(page, 'See all clinics in New Mexico').click()
    await expect(page).toHaveURL(at('/lists/new-mexico/'))
    await open(page, 'new york')
    await expect(page.getByText(/^\d+ clinics within \d+ miles of New York, NY$/)).toBeVisible()
    for (const place of ['Nowhereville, IL', 'constructor']) {
      await open(page, place)
      await expect(page.getByText(`We don’t know a place called “${place}”`)).toBeVisible()
    }
    await open(page, 'overdose chicago')
    await expect(link(page, /^Call 911/)).toBeVisible()
  })

  test('the same search is one press away in Spanish, which understands Spanish', async ({
    page,
  }) => {
    const near = (place: string) => page.getByText(new RegExp(`^\\d+ clínicas a \\d+ .* ${place}$`))
    await open(page, '60601')
    await switchTo(page, 'Español')
    await expect(page).toHaveURL(at('/es/search/?location=60601'))
    await expect(near('60601')).toBeVisible()
    const first = page.locator('.mirror-clinics > li').first()
    await expect(first).toContainText(/\d millas? · .*Chicago, IL 60/s)
    await expect(first.locator('a[href^="/es/services/"]').first()).toBeVisible()
    for (const [text, place] of [
      ['condado de Cook, IL', 'Cook County, IL'],
      ['nueva york', 'New York, NY'],
    ] as const) {
      await open(page, text, '/es')
      await expect(near(place)).toBeVisible()
    }
    await open(page, 'nuevo méxico', '/es')
    await expect(link(page, 'Ver todas las clínicas en Nuevo México')).toBeVisible()
    await open(page, 'sobredosis chicago', '/es')
    await expect(link(page, /^Llame al 911/)).toBeVisible()
  })
})
