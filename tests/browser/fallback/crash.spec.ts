import type { Page } from '@playwright/test'
import { settled } from '../../support/crash-code.ts'
import { isHydrated } from '../../support/is-hydrated.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ expectedErrors: [/ERR_FAILED|dynamically imported/] })

/** Loses the code of a page twice: after the second time the site can only say so. */
const loseAbout = async (page: Page) => {
  await page.goto('/')
  await page.reload()
  await page.waitForFunction(isHydrated)
  await settled(page)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page')
}

test('a page that fails twice keeps the header, 911 and a search form', async ({ page }) => {
  await loseAbout(page)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911')
  await expect(banner.getByRole('link', { name: 'Healthcare for All' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('main').getByLabel('Location').fill('Chicago')
  const asked = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('main').getByRole('button', { name: 'Search Free Clinics' }).click()
  expect(new URL((await asked).url()).pathname).toBe('/search')
  await expect(page).toHaveURL(/^[^?]*\/search\?location=Chicago/)
  await expect(page.getByRole('article').first()).toBeVisible()
})
