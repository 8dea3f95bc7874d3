import type { Page } from '@playwright/test'
import { clinicLike } from '../../support/directory.ts'
import { expect, test } from '../../support/page-fixtures.ts'

test.use({ showsMap: true })

/** Emulates printing by somebody who uses the dark scheme. */
const print = (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' })

/** The lightness of a color, from 0 to 255. */
const lightnessOf = (page: Page, property: 'color' | 'background-color') =>
  page.locator('body').evaluate((body, name) => {
    const parts = getComputedStyle(body).getPropertyValue(name).match(/\d+/g) ?? []
    return Math.max(...parts.slice(0, 3).map(Number))
  }, property)

const expectDarkOnLight = async (page: Page, name: string) => {
  expect.soft(await lightnessOf(page, 'background-color'), name).toBeGreaterThan(245)
  expect.soft(await lightnessOf(page, 'color'), name).toBeLessThan(60)
}

/** What a telephone link looks like on paper. */
interface Printed {
  text: string
  color: string
  background: string
  /** Of the letters on the page, in pixels. */
  size: number
}

const printedNumbers = (page: Page): Promise<Printed[]> =>
  page.locator('a[href^="tel:"]:visible').evaluateAll((links) =>
    links.map((link) => {
      const { color, backgroundColor, fontSize } = getComputedStyle(link)
      const text = [link, ...link.querySelectorAll('span')]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => [...element.childNodes])
        .flatMap((node) => (node instanceof Text ? [node.data] : []))
        .join(' ')
      return { text, color, background: backgroundColor, size: Number.parseFloat(fontSize) }
    }),
  )

/** A marker on the map is a button for whoever can't see it. */
const PRESSED =
  ':is(header, footer, nav, button, input, select, textarea, details:has(form), [role=button]:not(.leaflet-marker-icon)):visible'

const callable = () =>
  clinicLike(({ phone, isFree, address, coordinatesApproximate }) =>
    Boolean(phone && isFree && address && !coordinatesApproximate),
  )

/** Each kind of page with numbers, and how many numbers are on it at least. */
const PAGES: [name: string, least: number, address: () => Promise<string>][] = [
  ['results', 5, async () => '/search?location=Los+Angeles'],
  ['results beside urgent help', 2, async () => '/search?location=suicide+Los+Angeles'],
  ['a clinic', 1, async () => `/services/${(await callable()).slug}`],
  ['saved clinics', 1, async () => '/saved'],
  ['a state', 5, async () => '/services/united-states/california'],
  ['a category', 5, async () => '/category/dental'],
  ['a guide', 1, async () => '/resources/insurance'],
  ['the map', 5, async () => `/map?location=Los+Angeles&clinic=${(await callable()).slug}`],
  ['the resources', 3, async () => '/resources'],
  ['the contact page', 1, async () => '/contact'],
  ['home', 2, async () => '/'],
]

test('every page prints dark on light, telephone numbers large, and nothing to press', async ({
  page,
}) => {
  await page.goto(`/services/${(await callable()).slug}`)
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Saved on this device.')).toBeVisible()
  await print(page)
  await expect(page.getByText((await callable()).address).first()).toBeVisible()
  for (const [name, least, address] of PAGES) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(await address())
    await expect(page.locator('main a[href^="tel:"]').nth(least - 1)).toBeAttached()
    await print(page)
    const numbers = await printedNumbers(page)
    expect.soft(numbers.length, name).toBeGreaterThanOrEqual(least)
    for (const { text, color, background, size } of numbers) {
      expect.soft(text, name).toMatch(/\d/)
      expect.soft(text, name).not.toMatch(/\b(Call|Llam)/)
      expect.soft(color, `${name}: ${text}`).toBe('rgb(0, 0, 0)')
      expect.soft(background, `${name}: ${text}`).toBe('rgba(0, 0, 0, 0)')
      expect.soft(size, `${name}: ${text}`).toBeGreaterThanOrEqual(20)
    }
    await expectDarkOnLight(page, name)
    await expect.soft(page.locator(`${PRESSED}, iframe:visible`), name).toHaveCount(0)
    for (const name of ['Filters', 'Search & Filter'])
      await expect.soft(page.getByRole('heading', { name }), name).toHaveCount(0)
    for (const link of ['Directions', 'Details', 'Load More Results', 'Clear Filters'])
      await expect.soft(page.getByRole('link', { name: link }), name).toHaveCount(0)
  }
  // From when 'open until' is.
  const { slug } = await callable()
  for (const address of ['/search?location=Los+Angeles&isFree=true', `/services/${slug}`]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(address)
    await print(page)
    await expect(page.getByText(/^Printed on \w{3} \d+, 20\d\d at /)).toBeVisible()
  }
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/resources/qualify')
  await print(page)
  await expect(page.getByRole('cell', { name: '$15,060' })).toBeVisible()
  await expect(page.getByText(/^https?:.*\/resources\/qualify$/)).toBeVisible()
  for (const part of ['navigation', 'search'] as const)
    await expect(page.getByRole(part)).toHaveCount(0)
})
