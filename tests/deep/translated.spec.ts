import type { Page } from '@playwright/test'
import { API, acceptForm } from '../support/api-calls.ts'
import { fillMessage, sendButton } from '../support/fill-forms.ts'
import { messageValues } from '../support/form-values.ts'
import { expect, test } from '../support/page-fixtures.ts'
import { alerts, cards } from '../support/page-parts.ts'
import { translatePage } from '../support/translate-page.ts'

test.use({ showsMap: true })

/** Opens a page and translates it. The page must not reload after that. */
const openTranslated = async (page: Page, address: string) => {
  await page.goto(address)
  await translatePage(page)
  await expect(page.locator('h1 font font')).not.toHaveCount(0)
  page.on('load', () => {
    throw new Error('The page was loaded anew, which loses the translation')
  })
}

const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const search = async (page: Page, location: string) => {
  await page.getByLabel('Location').fill(location)
  await page.getByRole('button', { name: 'Search Free Clinics' }).click()
}

test.describe('a translated page', () => {
  test('searches, filters, loads more, finds nothing, opens a clinic and goes back', async ({
    page,
  }) => {
    await openTranslated(page, '/search?location=Los+Angeles&limit=10&distance=100')
    await expect(status(page)).toHaveText(/^Showing 10 of \d+ results$/)
    await page.getByRole('link', { name: 'Load More Results' }).click()
    await expect(cards(page)).toHaveCount(20)
    await expect(status(page)).toHaveText(/^Showing 20 of \d+ results$/)
    const before = await status(page).textContent()
    await page.getByLabel('Low-Cost Clinics').check()
    await expect(status(page)).not.toHaveText(before ?? '')
    await expect(page.getByText('1 set')).toBeVisible()
    await page.getByLabel('Low-Cost Clinics').uncheck()
    await expect(page.getByText(/\d set/)).toHaveCount(0)
    await search(page, 'Chicago')
    await expect(page.getByRole('heading', { name: /^Near Chicago/ })).toBeVisible()
    await search(page, 'Qwxyzville')
    await expect(page.getByRole('heading', { name: /Qwxyzville/ })).toBeVisible()
    await search(page, 'Los Angeles')
    await expect(cards(page)).toHaveCount(10)
    const link = cards(page).first().getByRole('heading').getByRole('link')
    const name = (await link.textContent()) ?? ''
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goBack()
    await expect(cards(page)).toHaveCount(10)
    const said = alerts(page)
    await search(page, ' ')
    await expect.poll(() => said.length).toBe(1)
    await page.goBack()
    await expect(page.getByRole('heading', { name: /Qwxyzville/ })).toBeVisible()
  })

  test('opens a question, and sends a message after its errors are fixed', async ({ page }) => {
    await acceptForm(page, API.contactMessages)
    await openTranslated(page, '/contact')
    const question = page.getByRole('main').locator('summary').first()
    await question.click()
    await expect(question.locator('+ *')).toBeVisible()
    await sendButton(page).click()
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused()
    await fillMessage(page, messageValues())
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('Sending...')
    await expect(page.getByText('Message Sent Successfully')).toBeVisible()
    await expect(sendButton(page)).toHaveText('Send Message')
    await expect(page.getByLabel('Full Name')).toHaveValue('')
  })
})
