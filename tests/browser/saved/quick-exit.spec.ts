import type { Page } from '@playwright/test'
import { clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

const HARMLESS = 'https://www.weather.gov'

/** Answers for the harmless page, so that nothing leaves this machine. */
const standIn = (page: Page) =>
  page.route(`${HARMLESS}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Weather</title>' }),
  )

const leave = (page: Page) => page.getByRole('link', { name: 'Leave this page' })

test('is on pages that tell what care somebody looks for', async ({ page }) => {
  const { slug } = await clinicLike(() => true)
  for (const path of [
    `/services/${slug}`,
    '/category/mental-health',
    '/category/dental/state/guam',
  ]) {
    await page.goto(path)
    await expect(leave(page)).toHaveAttribute('href', HARMLESS)
    await expect(leave(page)).toHaveAttribute('referrerpolicy', 'no-referrer')
  }
  await page.goto('/search?location=domestic+violence+chicago')
  await expect(leave(page)).toBeVisible()
  await page.goto('/about')
  await expect(leave(page)).toHaveCount(0)
})

test.describe('leaving', () => {
  test.use({ expectedErrors: [/A request left for https:\/\/www\.weather\.gov/] })

  test('replaces the page, so that going back does not show it', async ({ page }) => {
    await standIn(page)
    await page.goto('/about')
    await page.goto('/category/mental-health')
    await leave(page).click()
    await expect(page).toHaveTitle('Weather')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('pressing Esc three times leaves too, twice does not', async ({ page }) => {
    await standIn(page)
    await page.goto('/category/mental-health')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/category/mental-health')
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle('Weather')
  })
})
