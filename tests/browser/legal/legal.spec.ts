import { keep as keepInEnglish } from '../../../site/copy/en/keep.ts'
import { keep as keepInSpanish } from '../../../site/copy/es/keep.ts'
import { API, fail } from '../../support/api-calls.ts'
import { expect, test } from '../../support/page-fixtures.ts'

for (const [path, title] of [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const) {
  test(`${title} gives its last change, the age limit and the notice of changes`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main.getByText('Last updated December 2024', { exact: true })).toBeVisible()
    await expect(main).toContainText('This service is not intended for users under 13')
    await expect(main).toContainText('If a change is material')
    await expect(main).toContainText('we announce it here at least 30 days before it starts.')
    await expect(page).toHaveTitle(`${title} | Healthcare for All`)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseURL + path)
  })
}

test('the tables of the privacy policy say what each form stores, and for how long', async ({
  page,
}) => {
  await page.goto('/privacy')
  const rows = (table: number) => page.getByRole('table').nth(table).getByRole('rowheader')
  await expect(rows(0)).toHaveText([
    'Contact',
    'Add your clinic',
    'Newsletter',
    'What is wrong?',
    "For a clinic's staff",
    'Monthly mail to a clinic',
  ])
  await expect(rows(1)).toHaveText([
    'A message from the contact form',
    'A clinic that you send us, with your own details',
    "What you say is wrong with a page, or suggest as a clinic's staff",
    "A link for a clinic's staff",
    'That a clinic wants the monthly mail',
    'An email address for the newsletter',
    'The place and day of a search that found nothing',
    'A code in place of your internet address',
  ])
})

test('the privacy policy says what stays on the device, and how to clear it', async ({ page }) => {
  for (const [path, heading, button, list] of [
    ['/privacy', 'What stays on your device', keepInEnglish.saved.clear.button, '/saved'],
    ['/es/privacy', 'Qué se queda en su aparato', keepInSpanish.saved.clear.button, '/es/saved'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
    await expect(main).toContainText(button)
    await expect(main.locator(`a[href="${list}"]`)).toBeVisible()
  }
})

test('the privacy policy says which hosts the maps come from', async ({ page }) => {
  await page.goto('/privacy')
  const maps = page.getByRole('region', { name: 'Where our maps come from' })
  await expect(maps.getByRole('listitem')).toHaveText([
    'On the map page: tile.openstreetmap.org',
    'On the page of a clinic: www.openstreetmap.org',
  ])
  await page.goto('/terms')
  await expect(page.getByText('Where our maps come from')).toHaveCount(0)
})

test('the privacy policy says what happens to a location', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByRole('main')).toContainText(
    'The position is rounded to about a mile before it is sent to us.',
  )
})

test.describe('a text that can’t be loaded', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('can be tried again', async ({ page }) => {
    await fail(page, API.legalPage, 500)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page could not be loaded',
    )
    await page.unroute(API.legalPage)
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  })
})
