import type { Page } from '@playwright/test'
import { isHydrated } from './is-hydrated.ts'

/**
 * Waits until a page of the panel accepts typing: React has hydrated its fields, and the panel has
 * asked who is signed in, after which it redraws them.
 */
export const takesTyping = async (page: Page): Promise<void> => {
  await page.waitForFunction(isHydrated)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/users/me')),
  )
}
