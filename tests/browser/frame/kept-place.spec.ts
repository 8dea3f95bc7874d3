import type { Locator, Page } from '@playwright/test'
import { API, delayCalls } from '../../support/api-calls.ts'
import { isHydrated } from '../../support/is-hydrated.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards, placeholders, scrollTop } from '../../support/page-parts.ts'

test.use({ showsMap: true, viewport: { width: 360, height: 740 } })

const reload = async (page: Page) => {
  await page.reload()
  await page.waitForFunction(isHydrated)
}

/** A list of three pages, scrolled to a clinic far down. */
const lookFarDown = async (page: Page): Promise<Locator> => {
  await page.goto('/search?location=California')
  for (const length of [40, 60]) {
    await page.getByRole('link', { name: 'Load More Results' }).click()
    await expect(cards(page)).toHaveCount(length)
  }
  const clinic = cards(page).nth(50)
  await clinic.scrollIntoViewIfNeeded()
  return clinic
}

/** Where its top is in the window. */
const topOf = async (clinic: Locator) => (await clinic.boundingBox())?.y ?? Number.NaN

const expectBack = async (page: Page, clinic: Locator, top: number) => {
  await expect(cards(page)).toHaveCount(60)
  await expect.poll(async () => Math.abs((await topOf(clinic)) - top)).toBeLessThan(40)
}

const open = async (page: Page, clinic: Locator) => {
  const name = (await clinic.getByRole('heading').textContent()) ?? ''
  await clinic.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => scrollTop(page)).toBe(0)
}

test('the same clinic is in view after reloads and Back, and after the phone discarded the tab', async ({
  page,
}) => {
  const clinic = await lookFarDown(page)
  const top = await topOf(clinic)
  await open(page, clinic)
  await reload(page)
  // As with a slow connection, when the page is short at first.
  const send = await delayCalls(page, API.search)
  await page.goBack()
  await expect(placeholders(page).first()).toBeVisible()
  send()
  await expectBack(page, clinic, top)
  await open(page, clinic)
  await page.evaluate(() => {
    // The phone reports that the tab is hidden, but never that it is closed.
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true)
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await reload(page)
  await page.goBack()
  await expectBack(page, clinic, top)
})

test('the page does not jump if the visitor scrolls while the list loads', async ({ page }) => {
  const clinic = await lookFarDown(page)
  await open(page, clinic)
  await reload(page)
  const send = await delayCalls(page, API.search)
  await page.goBack()
  await expect(placeholders(page).first()).toBeVisible()
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, -10_000)
  // The wheel has been turned when the browser says so, not when it is told to.
  await expect.poll(() => scrollTop(page)).toBeLessThan(2_000)
  send()
  await expect(cards(page)).toHaveCount(60)
  await page.waitForTimeout(500)
  expect(await scrollTop(page)).toBeLessThan(2_000)
})

/** Far enough into the page, by hand. */
const scrollDown = async (page: Page) => {
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => scrollTop(page)).toBe(700)
}

test('a page that loads anew stays where it was scrolled to, and starts at its top elsewhere', async ({
  page,
}) => {
  // Scrolled before its code arrives.
  const release = await delayCalls(page, /\/assets\/.*\.js$/)
  const loading = page.goto('/about')
  await page.getByRole('contentinfo').waitFor()
  await scrollDown(page)
  release()
  await loading
  expect(await scrollTop(page)).toBe(700)
  await page.goto('/contact')
  await page.goto('/about')
  expect(await scrollTop(page)).toBe(0)
})
