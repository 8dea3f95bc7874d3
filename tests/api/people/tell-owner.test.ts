import { afterAll, describe, expect, it } from 'vitest'
import { addFactor, codeOf } from '../../support/authenticator.ts'
import { mark } from '../../support/form-values.ts'
import { logLines } from '../../support/log-lines.ts'
import { startMailHost } from '../../support/mail-host.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, type Person, signIn, visitor } from '../../support/people.ts'

const host = await startMailHost()
const test = await startPayload({
  SMTP_URL: host.url,
  MAIL_FROM: 'directory@example.org',
  PUBLIC_URL: 'https://clinics.example',
})
const { payload } = test
const ada = await signIn(payload, 'admin', 'Ada')
afterAll(async () => {
  await test.close()
  await host.close()
})

const NEW = 'another one that is long'
const change = (by: Person, who: Person, data: object) =>
  by.ask('PATCH', `/users/${who.id}`, { ...data, currentPassword: PASSWORD })
const news = async (who: Person) => {
  const { subject, text = '' } = await host.mailTo(String(who.user.email))
  expect(text).toContain('If it was not you')
  expect(text).toContain('Tell an admin of the directory at once')
  return { subject, text }
}

describe('the owner of an account is told by email', () => {
  it('of a second factor that was added or removed, with what to do if it was not them', async () => {
    const eve = await signIn(payload, 'editor')
    const { secret } = await addFactor(test, eve)
    expect((await news(eve)).subject).toBe('A second factor was added to your account')
    const proof = { password: PASSWORD, code: codeOf(secret) }
    await eve.askEndpoint('/people/second-factor/remove', proof)
    const { subject, text } = await news(eve)
    expect(subject).toBe('The second factor of your account was removed')
    expect(text).toContain('Then choose a new password here: https://clinics.example/admin/forgot')
    await addFactor(test, eve)
    await news(eve)
    await ada.askEndpoint(`/people/${eve.id}/second-factor/remove`, { password: PASSWORD })
    expect((await news(eve)).subject).toBe('The second factor of your account was removed')
  })

  it('of a new password, whoever chose it', async () => {
    const eve = await signIn(payload, 'editor')
    await change(ada, eve, { password: NEW })
    expect((await news(eve)).subject).toBe('The password of your account was changed')
    const data = { email: String(eve.user.email) }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    await visitor(payload).ask('POST', '/users/reset-password', { token, password: PASSWORD })
    expect((await news(eve)).subject).toBe('The password of your account was changed')
  })

  it('of another email address, at the one from before', async () => {
    const eve = await signIn(payload, 'editor')
    const email = `${mark()}@example.org`
    await change(eve, eve, { email })
    const { subject, text } = await news(eve)
    expect(subject).toBe('The email address of your account was changed')
    expect(text).not.toContain(email)
    expect(text).not.toContain('/admin/forgot')
  })

  it('of nothing else', async () => {
    const eve = await signIn(payload, 'editor')
    const before = host.mails.length
    await change(ada, eve, { name: 'Eva', role: 'reviewer' })
    await change(ada, eve, { password: 'short' })
    await change(ada, eve, { password: NEW })
    await news(eve)
    expect(host.mails).toHaveLength(before + 1)
  })
})

it('what was changed stays so if no email can be sent, and the log holds no address', async () => {
  const eve = await signIn(payload, 'editor')
  await host.close()
  const lines = logLines(payload)
  expect((await change(ada, eve, { password: NEW })).status).toBe(200)
  await expect
    .poll(() => JSON.stringify(lines))
    .toContain('The owner of an account could not be told by email (E')
  expect(JSON.stringify(lines)).not.toContain(eve.user.email)
})
