import type { Page } from '@playwright/test'

/**
 * Starts counting clicks and seconds of a journey through screens, as docs/benchmarks.md describes. A
 * machine types faster than a person.
 */
export const beginJourney = () => {
  const started = performance.now()
  let clicks = 0
  return {
    /** Counts the clicks on this page. */
    watch: async (page: Page) => {
      await page.exposeFunction('countClick', () => {
        clicks += 1
      })
      await page.addInitScript(() => {
        // Clicks that the browser makes itself, such as on a label's checkbox, are nobody's clicks.
        addEventListener(
          'click',
          (event) => event.detail > 0 && Reflect.get(window, 'countClick')(),
          {
            capture: true,
          },
        )
      })
    },
    /** '7 clicks, 12 seconds' */
    report: async (what: string) => {
      const seconds = (performance.now() - started) / 1_000
      console.info(`${what}: ${clicks} clicks, ${seconds.toFixed(0)} seconds`)
    },
  }
}
