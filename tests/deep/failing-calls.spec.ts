import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/page-fixtures.ts'

// Only the browser's own errors about failed answers, none from the site.
test.use({
  showsMap: true,
  expectedErrors: [/^Failed to load resource/],
  viewport: { width: 360, height: 740 },
})

/** Ways in which every call to the API may fail. */
const FAILURES: [name: string, fails: (route: Route) => Promise<void>][] = [
  ...[500, 404, 401].map((status): (typeof FAILURES)[number] => [
    `answered ${status}`,
    (route) => route.fulfill({ status, body: 'no' }),
  ]),
  ['cut off', (route) => route.abort()],
  ['answered without any JSON', (route) => route.fulfill({})],
]

/** The server answers these addresses, since an editor may have redirected them. */
const FROM_SERVER = ['qualify-for-free-care', 'insurance-payment-options', 'emergency-care-guide']

/** One page of each kind that the home page and the footer lead to without a page load. */
const destinationsOf = (page: Page) =>
  page.locator('main a[href^="/"], footer a[href^="/"]').evaluateAll((links, fromServer) => {
    const addresses = links
      // The link to saved clinics is only shown where there are any.
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href') ?? '')
      .filter((address) => !fromServer.some((name) => address.endsWith(name)))
    const kindOf = (address: string) =>
      address.replace(/^(\/services(\/category|\/united-states)?|\/category)\/.*/, '$1/')
    return [...new Map(addresses.map((address) => [kindOf(address), address])).values()]
  }, FROM_SERVER)

/** The page has content and a footer, and none of its buttons is disabled. */
const expectHelpful = async (page: Page, address: string) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 }), address).toBeVisible()
  await expect(main.locator('[data-placeholder], button:disabled:visible'), address).toHaveCount(0)
  await expect(main, address).toHaveText(/\S(.|\n){60}/, { useInnerText: true })
  await expect(page.getByRole('contentinfo'), address).toBeVisible()
}

for (const [name, fails] of FAILURES) {
  test(`if every call is ${name}, no page is blank`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.goto('/')
    const destinations = await destinationsOf(page)
    expect(destinations.length).toBeGreaterThan(15)
    await page.route('**/api/**', fails)
    for (const address of destinations) {
      await page.locator(`a[href="${address}"]:visible`).first().click()
      await expect(page).toHaveURL(address)
      await expectHelpful(page, address)
      await page.goBack()
      await expect(page).toHaveURL('/')
    }
  })
}
