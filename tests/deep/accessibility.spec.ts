import type { Page } from '@playwright/test'
import { LOCALES, sameIn } from '../../cms/contract/paths.ts'
import { API, acceptForm, delayCalls, fail } from '../support/api-calls.ts'
import { expectAccessible } from '../support/expect-fits.ts'
import { sendButton } from '../support/fill-forms.ts'
import { messageValues } from '../support/form-values.ts'
import { expect, test } from '../support/page-fixtures.ts'
import { placeholders, section } from '../support/page-parts.ts'
import { readWords, type Words } from '../support/visitor.ts'

test.use({ showsMap: true, expectedErrors: [/status of (404|500)/], reducedMotion: 'reduce' })

/** A page in a language, and the words that it has there. */
interface Visit {
  page: Page
  words: Words
  open: (address: string) => Promise<unknown>
}

const lookFor = async ({ page }: Visit, location: string) => {
  const place = page.locator('input[name=location]')
  await place.fill(location)
  await page.locator('form', { has: place }).locator('button[type=submit]').click()
}

/**
 * States that no address leads to: something still loading, a failure, a press. Where a wide screen
 * shows something else than a narrow one, the widths at which they are brought about.
 */
const STATES: [
  name: string,
  bringAbout: (visit: Visit) => Promise<unknown>,
  ...widths: number[],
][] = [
  [
    'a search that is loading',
    async (visit) => {
      await visit.open('/search')
      await delayCalls(visit.page, API.search)
      await lookFor(visit, 'Chicago')
      await expect(placeholders(visit.page)).not.toHaveCount(0)
    },
  ],
  [
    'a search that fails',
    async (visit) => {
      await visit.open('/search')
      await fail(visit.page, API.search, 500)
      await lookFor(visit, 'Chicago')
      await expect(visit.page.getByRole('alert')).toBeVisible()
    },
  ],
  [
    'the filters of results',
    async ({ page, open, words: { search } }) => {
      await open('/search?location=Chicago&isFree=true')
      const filters = page.locator('summary', { hasText: search.filters.heading })
      if ((await filters.locator('..').getAttribute('open')) === null) await filters.click()
      const size = page.getByLabel(search.filters.pageSize)
      if (!(await size.isVisible()))
        await page.locator('summary', { hasText: search.filters.order }).click()
      await expect(size).toBeVisible()
    },
    ...[360, 1280],
  ],
  [
    'a clinic that is selected on the map',
    async ({ page, open, words }) => {
      await open('/map?location=Los+Angeles')
      await page.locator('.map-marker').first().press('Enter')
      const isWide = (page.viewportSize()?.width ?? 0) >= 1024
      await expect(page.locator('.leaflet-popup-content')).toHaveCount(isWide ? 1 : 0)
      await expect(page.getByRole('heading', { name: words.map.selected })).toBeVisible()
    },
    ...[360, 1280],
  ],
  [
    'an opened question',
    async ({ page, open, words }) => {
      await open('/contact')
      await section(page, words.contact.faq.heading).locator('summary').first().click()
    },
  ],
  [
    'a toast',
    async ({ page, open, words }) => {
      await acceptForm(page, API.contactMessages)
      await open('/contact')
      const { name, email, subject, message } = messageValues()
      for (const [field, value] of Object.entries({ name, email, subject, message }))
        await page.locator(`main form [name=${field}]`).fill(value)
      await sendButton(page).click()
      await expect(page.getByText(words.contact.success.title).first()).toBeVisible()
    },
  ],
  ...['/contact', '/add-clinic'].map((path): (typeof STATES)[number] => [
    `answers that need another look (${path})`,
    async ({ page, open, words }) => {
      await open(path)
      await page.getByRole('main').locator('button[type=submit]').click()
      await expect(page.getByRole('heading', { name: words.forms.summary.title })).toBeVisible()
    },
  ]),
]

for (const locale of LOCALES) {
  for (const [name, bringAbout, ...widths] of STATES) {
    for (const width of widths.length > 0 ? widths : [1280]) {
      test(`no rule is broken by ${name}, in ${locale}, from ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        const open = (address: string) => page.goto(sameIn(locale, address))
        await bringAbout({ page, open, words: await readWords(locale) })
        await expectAccessible(page, locale)
      })
    }
  }
}

test('no rule is broken by the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
})
