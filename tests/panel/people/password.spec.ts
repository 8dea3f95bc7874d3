import { expect, openPanel, test } from '../../support/panel-fixtures.ts'
import { secondEditor } from '../../support/second-editor.ts'

const own = 'Your own current password'
const OLD = 'long enough to do'
const NEW = 'another one that is long'

test.describe('somebody changes their password under Account', () => {
  test.use({ expectedErrors: [/status of 4(00|01)/] })

  test('and is asked for the current one, in plain words', async ({ page, browser }) => {
    const eve = await secondEditor(page.request, browser, 'Eve')
    await openPanel(eve, 'account')
    await expect(eve.getByLabel('Email')).toBeVisible()
    await expect(eve.getByLabel(own)).toHaveCount(0)
    const save = eve.getByRole('button', { name: 'Save' })
    const toast = eve.locator('.payload-toast-container')
    const change = eve.getByRole('button', { name: 'Change Password' })
    const enter = async (password: string, current: string, answer: string) => {
      // Payload checks what was typed only after a pause, and may close the fields late after a refusal.
      await expect(async () => {
        if (await change.isVisible()) await change.click()
        for (const [label, text] of [
          ['New Password', password],
          ['Confirm Password', password],
          [own, current],
        ] as const)
          await eve.getByLabel(label).fill(text, { timeout: 5_000 })
        if (await save.isEnabled()) await save.click()
        await expect(toast).toContainText(answer, { timeout: 5_000 })
      }).toPass()
    }
    await enter('password1234', OLD, 'This password is easy to guess.')
    await enter(NEW, 'not the password', 'This is not your current password.')
    await enter(NEW, OLD, 'successfully')
    // What was typed is not sent again with the next change.
    await expect(eve.getByLabel(own)).toHaveCount(0)
    await eve.getByLabel('Name').fill('Eva')
    await save.click()
    const me = async () => (await (await eve.request.get('/cms-api/users/me')).json()).user
    await expect.poll(async () => (await me()).name).toBe('Eva')
    const user = await me()
    const signIn = (password: string) =>
      page.request.post('/cms-api/users/login', { data: { email: user.email, password } })
    expect((await signIn(OLD)).status()).toBe(401)
    expect((await eve.request.get('/cms-api/clinics?limit=1')).status()).toBe(200)
    await eve.context().close()
  })
})
