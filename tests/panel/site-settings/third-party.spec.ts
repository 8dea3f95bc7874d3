import type { APIRequestContext, Page } from '@playwright/test'
import { PAGE_KINDS, type PageKind, type VendorName } from '../../../cms/contract/index.ts'
import { START_HASH } from '../../../site/host/document.ts'
import { isHydrated } from '../../support/is-hydrated.ts'
import { expect, test } from '../../support/panel-fixtures.ts'
import { product } from '../../support/products.ts'
import { type StandInHost, startStandInHost } from '../../support/stand-in-host.ts'

const ANALYTICS = { analytics: 'G-TEST123456' }
const ADVERTISING = { advertising: 'ca-pub-1234567890123456' }

let host: StandInHost
test.beforeAll(async () => {
  host = await startStandInHost()
})
test.beforeEach(() => {
  host.asked = []
  host.status = 200
})
test.afterEach(({ page }) => tick(page.request, {}, []))
test.afterAll(() => host.close())

const entered = (identifier: string, pages: PageKind[]) => ({
  identifier,
  pages: Object.fromEntries(PAGE_KINDS.map((kind) => [kind, pages.includes(kind)])),
})

const send = (request: APIRequestContext, data: object) =>
  request.post('/cms-api/globals/site-settings', { data })

/** Saves identifiers for these pages only. */
const tick = async (
  request: APIRequestContext,
  identifiers: Partial<Record<VendorName, string>>,
  pages: PageKind[],
) => {
  const { analytics = '', advertising = '' } = identifiers
  const data = { analytics: entered(analytics, pages), advertising: entered(advertising, pages) }
  expect((await send(request, data)).status()).toBe(200)
  const scripts = async () => (await (await request.get('/api/site')).json()).thirdPartyScripts
  await expect.poll(scripts).toHaveLength(pages.length ? Object.keys(identifiers).length : 0)
}

/** True if the stand-in's script has run in the current document. */
const runs = (page: Page) =>
  page.evaluate(() => 'standIn' in window).catch(() => 'between two documents')

/** What the page has told Google's script to do. */
const commandsOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => {
    const queue: ArrayLike<unknown>[] = Reflect.get(window, 'dataLayer') ?? []
    return queue.map((words) => Array.from(words))
  })

const policyOf = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).headers()['content-security-policy'] ?? ''

test('scripts run only on ticked pages, and only their policy allows them', async ({
  page,
  request,
}) => {
  const bad = { analytics: entered('G-"><script>', ['home']) }
  expect((await send(request, bad)).status()).toBe(400)
  await tick(request, { ...ANALYTICS, ...ADVERTISING }, ['about'])
  await page.goto('/about')
  // Each of the two scripts reports where it is and where the visitor came from.
  await expect.poll(() => host.asked.filter((path) => path.startsWith('/told'))).toHaveLength(4)
  expect(host.asked).toEqual(
    expect.arrayContaining([
      '/gtag/js?id=G-TEST123456',
      '/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
    ]),
  )
  expect(await commandsOf(page)).toEqual([
    ['js', expect.anything()],
    ['config', 'G-TEST123456', expect.objectContaining({ allow_google_signals: false })],
  ])
  const origin = product().scriptOrigin
  expect(await policyOf(request, '/about')).toContain(`script-src 'self' ${START_HASH} ${origin}`)
  host.asked = []
  for (const address of ['/', '/search?location=Austin', '/contact']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(await runs(page), address).toBe(false)
    expect(await policyOf(request, address), address).not.toContain(origin)
  }
  // Between pages that are not ticked, no new document is loaded.
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).first().click()
  await expect(page).toHaveURL('/resources')
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  expect(host.asked).toEqual([])
})

test('a script does not follow the visitor to a search, and does not learn of it', async ({
  page,
  request,
}) => {
  await tick(request, ANALYTICS, ['home', 'about'])
  await page.goto('/')
  await expect.poll(() => host.asked.filter((path) => path.startsWith('/told'))).toHaveLength(2)
  await page.getByRole('textbox', { name: 'Location' }).fill('Austin, TX')
  await page.getByRole('button', { name: /^Search/ }).click()
  await expect(page).toHaveURL(/\/search\?location=Austin/)
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await runs(page)).toBe(false)
  expect(await commandsOf(page)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click()
  await expect.poll(() => runs(page)).toBe(true)
  await expect.poll(() => host.asked.join('\n')).toContain('from http')
  await page.goBack()
  await expect(page).toHaveURL(/\/search/)
  await expect.poll(() => runs(page)).toBe(false)
  expect(host.asked.join('\n')).not.toMatch(/search|Austin/)
})

test('nothing is loaded for browsers that ask not to be followed, nor without scripts', async ({
  request,
  stranger,
}) => {
  await tick(request, ANALYTICS, ['home'])
  for (const [signal, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    const visitor = await stranger()
    await visitor.addInitScript(
      ([name, set]) => Object.defineProperty(navigator, name, { value: set }),
      [signal, value] as const,
    )
    await visitor.goto('/')
    await visitor.waitForFunction(isHydrated)
    await visitor.waitForLoadState('networkidle')
    expect(host.asked, signal).toEqual([])
  }
  const plain = await stranger({ javaScriptEnabled: false })
  await plain.goto('/', { waitUntil: 'networkidle' })
  expect(host.asked, 'without scripts').toEqual([])
})

test.describe('a script that does not load', () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED|The advertising script did not load/] })

  test('is logged, and the page works', async ({ page, request }) => {
    await tick(request, ADVERTISING, ['home'])
    host.status = 500
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('The advertising script did not load'),
    )
    await page.goto('/')
    await logged
    await page.getByRole('textbox', { name: 'Location' }).fill('Austin, TX')
    await page.getByRole('button', { name: /^Search/ }).click()
    await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
  })

  test('takes nothing from the page if it is our own that loads it', async ({ page, request }) => {
    await tick(request, ANALYTICS, ['home'])
    await page.route('**/assets/ticked-scripts-*.js', (route) => route.abort())
    const isLost = page.waitForEvent('requestfailed')
    await page.goto('/')
    await isLost
    await page.getByRole('textbox', { name: 'Location' }).fill('Austin, TX')
    await page.getByRole('button', { name: /^Search/ }).click()
    await expect(page.getByText(/^Showing \d+ of/)).toBeVisible()
  })
})
