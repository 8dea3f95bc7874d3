import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/page-fixtures.ts'
import { cards } from '../support/page-parts.ts'

/** More presses than any of these pages should ask for. */
const PATIENCE = 40

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the target has the focus, and checks on the way that focus can be seen. */
const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < PATIENCE; presses++) {
    if (await isFocused(target)) break
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    )
    expect(outline).not.toBe('none')
  }
  await expect(target).toBeFocused()
}

test('the keyboard alone leads from the question to a clinic', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByLabel('Location'))
  await page.keyboard.type('Chicago')
  await tabTo(page, page.getByRole('button', { name: 'Search Free Clinics' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?location=Chicago')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const clinic = cards(page).first().getByRole('heading').getByRole('link')
  const name = (await clinic.textContent()) ?? ''
  await tabTo(page, clinic)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})

test('the first press of Tab offers to skip the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Location')).toBeFocused()
})
