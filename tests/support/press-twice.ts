import type { Page } from '@playwright/test'
import { expect } from './page-fixtures.ts'

/**
 * Presses twice in one place, like a double click: the second time when another button has appeared
 * there.
 */
export const pressTwice = async (page: Page, button: string, then: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).hover()
  await page.mouse.down({ clickCount: 1 })
  await page.mouse.up({ clickCount: 1 })
  await expect(page.locator('button:enabled:hover')).toHaveText(then)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}
