import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailHost, startMailHost } from '../../support/mail-host.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'
import { visitor } from '../../support/people.ts'

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

it('a session goes over https alone where the site does', async () => {
  const login = { email, password: 'the old password' }
  const { headers } = await visitor(test.payload).ask('POST', '/users/login', login)
  expect(headers.get('set-cookie')).toMatch(/; Secure/)
})

/** With what a stranger would send, to have the link lead to a page of their own. */
const rest = (path: string, body: object) =>
  visitor(test.payload).ask('POST', `/${path}`, body, { host: 'evil.example' })

describe('a forgotten password', () => {
  it('is set anew by a link that comes by mail', async () => {
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

  it('of an address that has no account brings no mail, and says nothing of it', async () => {
    const known = host.mails.length
    const answer = await rest('users/forgot-password', { email: 'nobody@example.org' })
    expect(answer.status).toBe(200)
    expect(host.mails).toHaveLength(known)
  })
})
