import { expect, NOT_FOUND, test } from '../../support/page-fixtures.ts'
import { linksOf } from '../../support/page-parts.ts'

test.use({ expectedErrors: [NOT_FOUND] })

/** Dead links that the specification documents, and the page that helps. */
const NEAREST: [dead: string, helps: string][] = [
  ['/resources/qualify-for-free-care', '/resources/qualify'],
  ['/resources/insurance-payment-options', '/resources/insurance'],
  ['/resources/emergency-care-guide', '/category/emergency-care'],
  ['/services/united-states', '/browse/states'],
]

for (const [dead, helps] of NEAREST) {
  test(`${dead} is answered with 404, and offers ${helps} first`, async ({ page }) => {
    const response = await page.goto(dead)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    const links = await linksOf(page.getByRole('main'))
    expect(links[0]?.[1]).toBe(helps)
    await expect(page.getByRole('textbox', { name: 'Location' })).toBeVisible()
  })
}

test('an address that would lead out of the site is answered with 404', async ({ page }) => {
  const response = await page.goto('/%2Fevil.example')
  expect(response?.status()).toBe(404)
})
