import type { Page } from '@playwright/test'
import { expect, test } from '../support/page-fixtures.ts'
import { SCREENS } from '../support/screens.ts'

test.use({ showsMap: true })

/** A clinic with two stretches a day has the longest page. */
const MAIN = [
  ...['home', 'the search before it is asked', 'results', 'a clinic that closes at noon'],
  ...['a state', 'the map', 'a guide', 'the blog'],
]

/** Records everything that moves without user input, from the start. */
const OBSERVER = `
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        globalThis.shifts.push([value, startTime, ...sources.map(({ node }) => node?.textContent)])
  }).observe({ type: 'layout-shift', buffered: true })`

const SCREENFUL = 600

/** Bytes a second. A page takes seconds, and is painted in many parts. */
const SLOW = { offline: false, latency: 50, downloadThroughput: 8_000, uploadThroughput: 8_000 }
/**
 * Words that come after others on a line that ends at the right, wherever a packet happens to end:
 * a tenth of what counts as good.
 */
const SLIVER = 0.01
/** Milliseconds until the last part of a page is painted, on a busy machine. */
const PAINTED = 200

type Shift = [value: number, at: number, ...texts: string[]]

/** What moved: more than a sliver while the page came, and anything after that. */
const shiftsOn = async (page: Page): Promise<Shift[]> => {
  const shifts = (await page.evaluate('shifts')) as Shift[]
  const come = await page.evaluate(() => performance.timing.domInteractive - performance.timeOrigin)
  return shifts.filter(([value, at]) => value > SLIVER || at > come + PAINTED)
}

/** Scrolls down to the end, as fast as people skim a page. */
const scrollDown = async (page: Page) => {
  const isEnd = () =>
    window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  while (!(await page.evaluate(isEnd))) {
    await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), SCREENFUL)
    await page.waitForTimeout(50)
  }
}

for (const [name, address] of SCREENS.filter(([screen]) => MAIN.includes(screen)))
  for (const width of [360, 1280]) {
    test.describe(`${name} at ${width} pixels stays where it is`, () => {
      test.use({
        viewport: { width, height: 800 },
        expectedErrors: [/ERR_BLOCKED_BY_CLIENT/],
      })
      test.beforeEach(({ page }) => page.addInitScript({ content: OBSERVER }))

      test('to its end', async ({ page }) => {
        await page.goto(await address())
        await page.waitForLoadState('networkidle')
        await scrollDown(page)
        await page.waitForLoadState('networkidle')
        expect(await shiftsOn(page)).toEqual([])
      })

      test('while it comes in parts', async ({ page }) => {
        const path = await address()
        const network = await page.context().newCDPSession(page)
        await network.send('Network.enable')
        // What the code moves is tested above.
        await network.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] })
        await network.send('Network.emulateNetworkConditions', SLOW)
        await page.goto(path, { waitUntil: 'commit' })
        await page.waitForLoadState('load')
        expect(await shiftsOn(page)).toEqual([])
      })
    })
  }
