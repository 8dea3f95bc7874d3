import { type BrowserContext, test as base, expect, type Route } from '@playwright/test'
import { isHydrated } from './is-hydrated.ts'

interface PageFixtures {
  /**
   * Console errors that a test brings about on purpose. One pattern for all of them: Playwright
   * takes a longer array for a fixture and its settings.
   */
  expectedErrors: [] | [RegExp]
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** What the map's host would answer, as far as the tests care. */
const STAND_IN = '<!doctype html><html lang="en"><title>Map</title><main>Map</main></html>'

/** One transparent point, for every tile of a map. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const isOutside = ({ protocol, hostname }: URL) =>
  protocol.startsWith('http') && !LOOPBACK.includes(hostname)

const answerForOthers = (troubles: string[]) => async (route: Route) => {
  const address = route.request().url()
  if (new URL(address).hostname === 'tile.openstreetmap.org') {
    await route.fulfill({ contentType: 'image/png', body: TILE })
    return
  }
  if (new URL(address).hostname.endsWith('openstreetmap.org')) {
    await route.fulfill({ contentType: 'text/html', body: STAND_IN })
    return
  }
  troubles.push(`A request left for ${address}`)
  await route.abort()
}

/** Gathers what no visitor's browser should meet with. */
const troublesOf = async (context: BrowserContext): Promise<string[]> => {
  const troubles: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => troubles.push(String(error.error())))
  await context.route(isOutside, answerForOthers(troubles))
  return troubles
}

/** A test fails on any console error, script error or request to another host. */
export const test = base.extend<PageFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  baseURL: async ({}, use) => use(process.env.PRODUCT_URL),
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, executablePath: process.env.CHROME_PATH }),
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const troubles = await troublesOf(context)
    await use(context)
    const unexpected = troubles.filter((trouble) => !expectedErrors[0]?.test(trouble))
    expect(unexpected, 'errors in the browser, and requests to other hosts').toEqual([])
  },
  // A person takes longer to press a button than the page to come alive; a test does not.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (...address) => {
      const response = await goto(...address)
      if (javaScriptEnabled !== false) await page.waitForFunction(isHydrated)
      return response
    }
    await use(page)
  },
})

export { expect }

/** What Chromium says of a page or a call that is answered 404. */
export const NOT_FOUND = /status of 404/
