import type { Page } from '@playwright/test'

/**
 * Waits until a page of the panel accepts typing: React has hydrated its fields, and the panel has
 * asked who is signed in, after which it redraws them.
 */
export const takesTyping = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const [field] = document.querySelectorAll('main :is(input, textarea, button), form input')
    const isHydrated = !field || Object.keys(field).some((key) => key.startsWith('__reactFiber'))
    const answers = performance.getEntriesByType('resource')
    return isHydrated && answers.some(({ name }) => name.includes('/users/me'))
  })
}
