import { expect, test } from '../../support/page-fixtures.ts'
import { cards } from '../../support/page-parts.ts'

const LINES: [text: string, number: string, href: string][] = [
  ['poison', '1-800-222-1222', 'tel:18002221222'],
  ['overdose', '911', 'tel:911'],
  ['suicidal thoughts', '988', 'tel:988'],
  ['rape', '1-800-656-4673', 'tel:18006564673'],
  ['domestic violence', '1-800-799-7233', 'tel:18007997233'],
]

for (const [text, number, href] of LINES) {
  test(`first says whom to call about '${text}', and finds no town`, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ location: text })}`)
    const help = page.getByRole('main').getByRole('link').first()
    await expect(help).toHaveText(new RegExp(`^Call ${number}, `))
    await expect(help).toHaveAttribute('href', href)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      `We don’t know a place called “${text}”`,
    )
    await expect(cards(page)).toHaveCount(0)
  })
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the page still says whom to call', async ({ page, context }) => {
    await page.goto('/search')
    await context.setOffline(true)
    await page.getByLabel('Location').fill('overdose')
    await page.getByRole('button', { name: 'Search Free Clinics' }).click()
    await expect(page.getByRole('link', { name: 'Call 911, emergency services' })).toBeVisible()
  })
})

test('also searches if the text names a place', async ({ page }) => {
  await page.goto('/search?location=overdose+chicago')
  await expect(page.getByRole('alert').getByRole('link', { name: 'Call 911' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Near Chicago/)
  await expect(cards(page).first()).toBeVisible()
})

for (const text of ['drugs', 'help me', 'embarazada', 'toothache']) {
  test(`finds no town for '${text}', and shows no number to call`, async ({ page }) => {
    await page.goto(`/search?${new URLSearchParams({ location: text })}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      `We don’t know a place called “${text}”`,
    )
    await expect(page.getByText('Did you mean')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}
