import type { Page } from '@playwright/test'
import { clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { SCREENS } from '../../support/screens.ts'
import { spoiled } from '../../support/spoiled.ts'

test.use({ showsMap: true, expectedErrors: [/status of 40[04]/] })

const LONG = 'W'.repeat(300)
const NOWHERE = 'a page that is not there'

/** Everything that the API says is one long word from now on. */
const spoilAnswers = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    return route.fulfill({ response, json: spoiled(await response.json(), LONG) })
  })

/** Goes to a screen without loading the document, so that the browser asks the API. */
const goInside = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)

const expectNoScrolling = async (page: Page, name: string) => {
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
  await expect(page.locator('main [data-placeholder]'), name).toHaveCount(0)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(scrollWidth, `${name} at ${width} pixels`).toBeLessThanOrEqual(width)
  }
}

test('no long word widens a page, whoever wrote it', async ({ page }) => {
  await page.goto('/about')
  await spoilAnswers(page)
  // The page that is not there loads its document again.
  for (const [name, address] of SCREENS.filter(([screen]) => screen !== NOWHERE)) {
    await goInside(page, await address())
    await expectNoScrolling(page, name)
  }
  const { slug } = await clinicLike(({ phone }) => Boolean(phone))
  await goInside(page, `/services/${slug}`)
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expectNoScrolling(page, 'a clinic that was saved')
  await goInside(page, '/saved')
  await expect(page.getByRole('main')).toContainText(LONG)
  await expectNoScrolling(page, 'a saved clinic')
})

test('no long word that somebody types widens a page', async ({ page }) => {
  for (const path of ['/search', '/map', '/services/united-states/california', '/category/dental'])
    for (const typed of [LONG.slice(0, 100), LONG, `dentist in ${LONG}`]) {
      const query = new URLSearchParams({ location: typed, letter: typed, service: typed })
      await page.goto(`${path}?${query}`)
      await expectNoScrolling(page, path)
    }
})
