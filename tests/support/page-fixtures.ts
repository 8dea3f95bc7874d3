import { type BrowserContext, test as base, expect, type Page, type Route } from '@playwright/test'
import { isHydrated } from './is-hydrated.ts'
import { product } from './products.ts'

interface PageFixtures {
  /**
   * Console errors that a test causes on purpose. One pattern for all of them: Playwright takes a
   * longer array for a fixture and its settings.
   */
  expectedErrors: [] | [RegExp]
  /**
   * Whether the test shows a map, whose tiles are then answered here. Not for every test, since a
   * browser whose requests are intercepted needs a sixth more time for everything.
   */
  showsMap: boolean
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** What the map's host answers, as far as the tests care. */
const STAND_IN = '<!doctype html><html lang="en"><title>Map</title><main>Streets</main></html>'

/** One transparent point, for every tile of a map. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Hosts that Chromium finds: no request leaves this machine. */
const RESOLVED = `--host-resolver-rules=MAP * ~NOTFOUND, ${LOOPBACK.map((host) => `EXCLUDE ${host}`).join(', ')}`

const MAP_HOSTS = /^https:\/\/([a-z]+\.)?openstreetmap\.org\//

const isOutside = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol.startsWith('http') && !LOOPBACK.includes(hostname)
}

const answerForMap = (route: Route) =>
  new URL(route.request().url()).hostname.startsWith('tile.')
    ? route.fulfill({ contentType: 'image/png', body: TILE })
    : route.fulfill({ contentType: 'text/html', body: STAND_IN })

/**
 * Playwright's own scripts, for a trace or a click that is counted, stay in a context that tests share.
 * A letter's preview runs none.
 */
const OF_PLAYWRIGHT = /^Blocked script execution in 'about:srcdoc'/

/** Collects errors and requests that no visitor's browser should see. */
const troublesOf = (context: BrowserContext, showsMap: boolean): string[] => {
  const troubles: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !OF_PLAYWRIGHT.test(message.text()))
      troubles.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => troubles.push(String(error.error())))
  context.on('request', (request) => {
    const address = request.url()
    if (!isOutside(address)) return
    const isMap = MAP_HOSTS.test(address)
    if (isMap && showsMap) return
    const advice = isMap ? ': the test needs test.use({ showsMap: true })' : ''
    troubles.push(`A request left for ${address}${advice}`)
  })
  return troubles
}

/** Fails a test for any console error, script error or request to another host in its context. */
export const watch = async (
  context: BrowserContext,
  { expectedErrors, showsMap }: PageFixtures,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> => {
  const troubles = troublesOf(context, showsMap)
  if (showsMap) await context.route(MAP_HOSTS, answerForMap)
  await use(context)
  const unexpected = troubles.filter((trouble) => !expectedErrors[0]?.test(trouble))
  expect(unexpected, 'errors in the browser, and requests to other hosts').toEqual([])
}

/** A person takes longer to press a button than the page takes to hydrate; a test doesn't. */
export const waitForHydration = (page: Page): void => {
  const [goto, goBack] = [page.goto.bind(page), page.goBack.bind(page)]
  const onceHydrated = async <Answer>(going: Promise<Answer>): Promise<Answer> => {
    const answer = await going
    await page.waitForFunction(isHydrated)
    return answer
  }
  page.goto = (...address) => onceHydrated(goto(...address))
  page.goBack = (options) => onceHydrated(goBack(options))
}

/** A test fails on any console error, script error or request to another host. */
export const test = base.extend<PageFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  baseURL: async ({}, use) => use(product().url),
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, executablePath: process.env.CHROME_PATH, args: [RESOLVED] }),
  // What a worker fetches, no test could intercept. Those of what is kept allow it.
  serviceWorkers: 'block',
  expectedErrors: [[], { option: true }],
  showsMap: [false, { option: true }],
  context: ({ context, expectedErrors, showsMap }, use) =>
    watch(context, { expectedErrors, showsMap }, use),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page)
    await use(page)
  },
})

export { expect }

/** What Chromium's console says about a page or a call that is answered 404. */
export const NOT_FOUND = /status of 404/
