import { API, acceptForm, fail } from '../../support/api-calls.ts'
import { fillMessage, sendButton } from '../../support/fill-forms.ts'
import { messageValues } from '../../support/form-values.ts'
import { expect, test } from '../../support/page-fixtures.ts'

const FORMS = ['/contact', '/add-clinic', '/resources/blog'] as const

for (const address of FORMS) {
  test(`the title of ${address} says that its form has errors`, async ({ page }) => {
    await page.goto(address)
    const title = await page.title()
    await page.getByRole('main').locator('form[method=post] button[type=submit]').click()
    await expect(page).toHaveTitle(`Error: ${title}`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    await expect(page).toHaveTitle('About Healthcare for All')
    await page.goBack()
    await expect(page).toHaveTitle(title)
  })
}

test.describe('a form that did not go through', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('has an error in the title until it does', async ({ page }) => {
    await page.goto('/contact')
    const title = await page.title()
    await fail(page, API.contactMessages, 500)
    await fillMessage(page, messageValues())
    await sendButton(page).click()
    await expect(page).toHaveTitle(`Error: ${title}`)
    await page.unroute(API.contactMessages)
    await acceptForm(page, API.contactMessages)
    await sendButton(page).click()
    await expect(page.getByText('Message Sent Successfully')).toBeVisible()
    await expect(page).toHaveTitle(title)
  })
})
