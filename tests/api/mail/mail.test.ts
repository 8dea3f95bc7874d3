import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mark } from '../../support/form-values.ts'
import { type MailHost, startMailHost } from '../../support/mail-host.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'
import { signIn, visitor } from '../../support/people.ts'

const email = 'forgetful@example.org'

let host: MailHost
let test: TestPayload
beforeAll(async () => {
  host = await startMailHost()
  test = await startPayload({
    SMTP_URL: host.url,
    MAIL_FROM: 'directory@example.org',
    PUBLIC_URL: 'https://clinics.example',
  })
  await test.payload.create({
    collection: 'users',
    data: { email, password: 'the old password', role: 'editor' },
  })
})
afterAll(async () => {
  await test.close()
  await host.close()
})

it('a session goes over https only if the site does', async () => {
  const login = { email, password: 'the old password' }
  const { headers } = await visitor(test.payload).ask('POST', '/users/login', login)
  expect(headers.get('set-cookie')).toMatch(/; Secure/)
})

/** Sends the host that an attacker would send, to make the link lead to their own page. */
const rest = (path: string, body: object) =>
  visitor(test.payload).ask('POST', `/${path}`, body, { host: 'evil.example' })

describe('a forgotten password', () => {
  it('can be reset with a link that comes by email', async () => {
    expect((await rest('users/forgot-password', { email })).status).toBe(200)
    const mail = await host.mailTo(email)
    expect(mail.from?.address).toBe('directory@example.org')
    const [, token] = /https:\/\/clinics\.example\/admin\/reset\/(\w+)/.exec(mail.html ?? '') ?? []
    expect(token).toBeDefined()
    expect(mail.html).not.toContain('evil.example')
    const password = 'the new password'
    expect((await rest('users/reset-password', { token, password })).status).toBe(200)
    expect((await rest('users/login', { email, password })).status).toBe(200)
    expect((await rest('users/reset-password', { token, password: 'once more' })).status).toBe(403)
  })

  it('sends no email where there is no account or a deactivated one, with the same answer', async () => {
    const ada = await signIn(test.payload, 'admin')
    const [gone, last] = [
      await signIn(test.payload, 'editor'),
      await signIn(test.payload, 'editor'),
    ]
    await ada.askEndpoint(`/people/${gone.id}/deactivate`, {})
    const before = host.mails.length
    const nobody = `${mark()}@example.org`
    const asked = [nobody, gone.user.email, last.user.email]
    const answers = []
    for (const address of asked)
      answers.push(await rest('users/forgot-password', { email: address }))
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[2]?.body])
    await host.mailTo(last.user.email)
    expect(host.mails).toHaveLength(before + 1)
  })

  it('can be asked for ten times in ten minutes', async () => {
    const from = { 'x-visitor-address': '203.0.113.9' }
    const ask = () =>
      visitor(test.payload).ask('POST', '/users/forgot-password', { email: 'x@example.org' }, from)
    for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})
