import type { Page } from '@playwright/test'
import { expect, test } from '../../support/page-fixtures.ts'
import { linksOf } from '../../support/page-parts.ts'

test.use({ viewport: { width: 360, height: 740 } })

const partsOf = (page: Page) => ({
  opener: page.locator('summary', { hasText: 'Menu' }),
  menu: page.getByRole('navigation', { name: 'Menu' }),
})

test('slides in from the right with every link', async ({ page }) => {
  await page.goto('/')
  const { opener, menu } = partsOf(page)
  await expect(menu).toBeHidden()
  await opener.click()
  await expect
    .poll(async () => {
      const box = await menu.boundingBox()
      return box && [box.x > 0, box.x + box.width]
    })
    .toEqual([true, 360])
  expect(await linksOf(menu)).toEqual([
    ['Find Clinics', '/search'],
    ['Interactive Map', '/map'],
    ['By State', '/browse/states'],
    ['By Service', '/browse/services'],
    ['Resources', '/resources'],
    ['About', '/about'],
    ['Add Your Clinic', '/submit-clinic'],
  ])
})

test('takes the focus, and Escape gives it back', async ({ page }) => {
  await page.goto('/')
  const { opener, menu } = partsOf(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: 'Find Clinics' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('closes with its button, or a click beside it', async ({ page }) => {
  await page.goto('/')
  const { opener, menu } = partsOf(page)
  await opener.click()
  await expect(menu).toBeVisible()
  await page.getByText('Close menu').click()
  await expect(menu).toBeHidden()
  await opener.click()
  await expect(menu).toBeVisible()
  await page.mouse.click(20, 400)
  await expect(menu).toBeHidden()
})

test('leads to a page and closes', async ({ page }) => {
  await page.goto('/')
  const { opener, menu } = partsOf(page)
  await opener.click()
  await menu.getByRole('link', { name: 'Find Clinics' }).click()
  await expect(page).toHaveURL('/search')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('does not slide for people who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const { opener, menu } = partsOf(page)
  await opener.click()
  const seconds = await menu.evaluate(({ parentElement: panel }) =>
    panel ? Number.parseFloat(getComputedStyle(panel).animationDuration) : Number.NaN,
  )
  expect(seconds).toBeLessThanOrEqual(0.001)
})
