import type { Browser } from '@playwright/test'
import { isHydrated } from '../support/is-hydrated.ts'
import type { MeasuredPage } from './pages.ts'

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }
/** How many times slower than this machine the phone is; Lighthouse uses the same factor. */
const SLOWER = 4

/** Records the longest time from a press or a key to a response on the screen; 0 below 16 ms. */
const OBSERVER = `
  globalThis.longestInput = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) longestInput = Math.max(longestInput, duration)
  }).observe({ type: 'event', durationThreshold: 16 })`
/** Entries arrive some frames after the event that they describe. */
const SETTLING_MS = 500

/** Uses a page as a visitor with a slow phone would. */
export const inputDelay = async (
  browser: Browser,
  url: string,
  { use }: MeasuredPage,
): Promise<number> => {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript({ content: OBSERVER })
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url)
    await page.waitForFunction(isHydrated)
    await page.locator('summary', { hasText: 'Menu' }).tap()
    await page.getByText('Close menu').tap()
    await use(page)
    await page.waitForTimeout(SETTLING_MS)
    return await page.evaluate<number>('longestInput')
  } finally {
    await context.close()
  }
}
