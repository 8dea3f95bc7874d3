import type { Page } from '@playwright/test'

/** A journey through screens, counted as docs/benchmarks.md describes. */
export interface Journey {
  /** Counts the clicks on this page. */
  watch: (page: Page) => Promise<void>
  /** '7 clicks, 12 seconds' */
  report: (what: string) => Promise<void>
}

/** Starts counting clicks and seconds. A machine types faster than a person. */
export const beginJourney = (): Journey => {
  const started = performance.now()
  let clicks = 0
  return {
    watch: async (page) => {
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
    report: async (what) => {
      const seconds = (performance.now() - started) / 1_000
      console.info(`${what}: ${clicks} clicks, ${seconds.toFixed(0)} seconds`)
    },
  }
}
