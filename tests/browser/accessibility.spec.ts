import AxeBuilder from '@axe-core/playwright'
import { clinicLike } from '../support/directory.ts'
import { expect, NOT_FOUND, test } from '../support/page-fixtures.ts'

test.use({ expectedErrors: [NOT_FOUND] })

const SCREENS: [name: string, address: () => Promise<string>][] = [
  ['home', async () => '/'],
  ['the search before it is asked', async () => '/search'],
  ['results', async () => '/search?location=Portland'],
  ['no results', async () => '/search?location=Alaska&service=vision&isFree=true&isLowCost=false'],
  ['an unknown place', async () => '/search?location=00000'],
  ['a clinic', async () => `/services/${(await clinicLike(() => true)).slug}`],
  ['a clinic that is not there', async () => '/services/no-such-clinic'],
  ['a page that is not there', async () => '/nowhere'],
]

for (const [name, address] of SCREENS) {
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${name} at ${width} pixels, ${colorScheme}: no violation`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 800 })
        await page.goto(await address())
        const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      })
    }
  }

  test(`${name} fits 320 pixels without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(await address())
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
}

test('the keyboard alone leads from the question to a clinic', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused()
  await page.getByRole('textbox', { name: 'Location' }).focus()
  await page.keyboard.type('California')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?location=California/)
  await expect(page.getByRole('heading', { name: 'In California' })).toBeVisible()
  const details = page.getByRole('link', { name: 'Details' }).first()
  for (let presses = 0; presses < 60; presses++) {
    if (await details.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(details).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/services\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
