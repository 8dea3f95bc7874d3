import type { Page } from '@playwright/test'
import { API, acceptForm, delayCalls, fail } from '../../support/api-calls.ts'
import { fillMessage, sendButton } from '../../support/fill-forms.ts'
import { messageValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'
import { placeholders, section } from '../../support/page-parts.ts'
import { inEachLanguage, SCREENS, TEXTS } from '../../support/screens.ts'
import { violations } from '../../support/violations.ts'

test.use({ showsMap: true, expectedErrors: [/status of (404|500)/], reducedMotion: 'reduce' })

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Checks the page in both color schemes, and at phone width whether it fits 320 pixels. */
const expectAccessible = async (page: Page, width: number) => {
  expect(await violations(page)).toEqual([])
  // The dark scheme changes only the colors.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, { rules: ['color-contrast'] })).toEqual([])
  if (width > 360) return
  await page.setViewportSize({ width: 320, height: 568 })
  expect(await pageWidth(page), 'scrolls sideways at 320 pixels').toBeLessThanOrEqual(320)
}

/** States that no address leads to: something still loading, a failure, a press. */
const STATES: [name: string, bringAbout: (page: Page) => Promise<unknown>][] = [
  [
    'one letter of a state’s towns',
    (page) => page.goto('/services/united-states/california?letter=S'),
  ],
  ['a letter without towns', (page) => page.goto('/category/dental/state/guam?letter=Q')],
  [
    'a search that is loading',
    async (page) => {
      await page.goto('/search')
      await delayCalls(page, API.search)
      await lookFor(page, 'Chicago')
      await expect(placeholders(page)).not.toHaveCount(0)
    },
  ],
  [
    'a search that fails',
    async (page) => {
      await page.goto('/search')
      await fail(page, API.search, 500)
      await lookFor(page, 'Chicago')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  ],
  [
    'the filters of results',
    async (page) => {
      await page.goto('/search?location=Chicago&isFree=true')
      const filters = page.locator('summary', { hasText: 'Filters' })
      if ((await filters.locator('..').getAttribute('open')) === null) await filters.click()
      await expect(page.getByLabel('Results per page')).toBeVisible()
    },
  ],
  [
    'a clinic that is selected on the map',
    async (page) => {
      await page.goto('/map?location=Los+Angeles')
      await page.locator('.map-marker').first().press('Enter')
      const isWide = (page.viewportSize()?.width ?? 0) >= 1024
      await expect(page.locator('.leaflet-popup-content')).toHaveCount(isWide ? 1 : 0)
      await expect(page.getByRole('heading', { name: 'Selected Clinic Details' })).toBeVisible()
    },
  ],
  [
    'an opened question',
    async (page) => {
      await page.goto('/contact')
      await section(page, 'Frequently asked questions').locator('summary').first().click()
    },
  ],
  [
    'a toast',
    async (page) => {
      await acceptForm(page, API.contactMessages)
      await page.goto('/contact')
      await fillMessage(page, messageValues())
      await sendButton(page).click()
      await expect(page.getByText('Message Sent Successfully').first()).toBeVisible()
    },
  ],
  ...['/contact', '/add-clinic'].map((path): (typeof STATES)[number] => [
    `answers that need another look (${path})`,
    async (page) => {
      await page.goto(path)
      await page.getByRole('main').locator('button[type=submit]').click()
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    },
  ]),
]

const lookFor = async (page: Page, location: string) => {
  await page.getByLabel('Location').fill(location)
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels, light and dark, no rule is broken by`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const [name, address] of inEachLanguage([...SCREENS, ...TEXTS])) {
      test(name, async ({ page }) => {
        await page.goto(await address())
        await expectAccessible(page, width)
      })
    }
    for (const [name, bringAbout] of STATES) {
      test(name, async ({ page }) => {
        await bringAbout(page)
        await expectAccessible(page, width)
      })
    }
  })
}

test('at 360 pixels, light and dark, no rule is broken by the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, 360)
})
