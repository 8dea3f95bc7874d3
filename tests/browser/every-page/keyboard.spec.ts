import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

test.use({ showsMap: true })

/** More presses than any of these pages should need. */
const PATIENCE = 60

/** Presses Tab until the target has the focus, and checks that each focus is visible. */
const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < PATIENCE; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    )
    expect(outline).not.toBe('none')
  }
  await expect(target).toBeFocused()
}

const open = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const clinicOf = (page: Page) => cards(page).first().getByRole('heading').getByRole('link')

test('the keyboard alone skips the header, and leads from the search form to a clinic', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  // Beside the label, so it comes first.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Use my location' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Location')).toBeFocused()
  await page.keyboard.type('Chicago')
  await open(page, page.getByRole('button', { name: 'Search Free Clinics' }))
  await expect(page).toHaveURL('/search?location=Chicago')
  await expect(heading(page)).toBeFocused()
  const name = (await clinicOf(page).textContent()) ?? ''
  await open(page, clinicOf(page))
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
})
