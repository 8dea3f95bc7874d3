import { describe, expect, it } from 'vitest'
import { backgroundDone } from '../../../cms/mail/in-background.ts'
import { addFactor, codeOf } from '../../support/authenticator.ts'
import { mark } from '../../support/form-values.ts'
import { logLines } from '../../support/log-lines.ts'
import { startMailedApi } from '../../support/mailed-api.ts'
import { PASSWORD, type Person, signIn, visitor } from '../../support/people.ts'
import { DAY_MS } from '../../support/verification.ts'

const test = await startMailedApi()
const { payload, host } = test
const anyone = visitor(payload)
const ada = await signIn(payload, 'admin', 'Ada')

const NEW = 'another one that is long'

/** Sends the host that an attacker would send, to make the link lead to their own page. */
const post = (path: string, body: object) =>
  anyone.ask('POST', `/users/${path}`, body, { host: 'evil.example' })

describe('a forgotten password', () => {
  const forgotten = (email: string) => post('forgot-password', { email })

  it('can be reset once with a link that comes by email', async () => {
    const { email } = (await signIn(payload, 'editor')).user
    expect((await forgotten(email)).status).toBe(200)
    const mail = await host.mailTo(email)
    expect(mail.from?.address).toBe('directory@example.org')
    const [, token] = /https:\/\/clinics\.example\/admin\/reset\/(\w+)/.exec(mail.text ?? '') ?? []
    expect(token).toBeDefined()
    expect(mail.html).toContain(`/admin/reset/${token}`)
    expect(mail.html).not.toContain('evil.example')
    expect((await post('reset-password', { token, password: NEW })).status).toBe(200)
    const { status, headers } = await post('login', { email, password: NEW })
    expect([status, headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/; Secure/)])
    expect((await post('reset-password', { token, password: 'once more' })).status).toBe(403)
  })

  it('sends no email where there is no account or a deactivated one, with the same answer', async () => {
    const [gone, last] = [await signIn(payload, 'editor'), await signIn(payload, 'editor')]
    await ada.askEndpoint(`/people/${gone.id}/deactivate`, {})
    await backgroundDone()
    const before = host.mails.length
    const answers = []
    for (const email of [`${mark()}@example.org`, gone.user.email, last.user.email])
      answers.push(await forgotten(email))
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[2]?.body])
    await backgroundDone()
    const receivers = host.mails.slice(before).map(({ to }) => to?.[0]?.address)
    expect(receivers).toEqual([last.user.email])
  })

  it('can be asked for ten times in ten minutes', async () => {
    const from = { 'x-visitor-address': '203.0.113.9' }
    const ask = () => anyone.ask('POST', '/users/forgot-password', { email: 'x@example.org' }, from)
    for (let count = 0; count < 10; count += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})

describe('somebody who is invited', () => {
  const ask = async (path: string, body: object, by = ada) => by.askEndpoint(path, body)

  it('chooses a password by a link that works once and for seven days, with the role in words', async () => {
    const email = `${mark()}@example.org`
    const body = { email, name: 'Ida', role: 'reviewer' }
    const made = (await ask('/people/invite', body)).body
    expect(made).toEqual({ id: expect.any(Number), mail: 'sent' })
    const first = await host.mailTo(email)
    expect(first.text).toContain('submissions, verification calls and messages')
    expect(first.html).toContain('Choose a password')
    expect((await ask('/people/invite', body)).status).toBe(409)
    const tokenIn = (text = '') => /\/admin\/reset\/(\w+)/.exec(text)?.[1]
    const { id } = made as { id: number }
    expect((await ask(`/people/${id}/invite`, {})).body).toEqual({ id, mail: 'sent' })
    const token = tokenIn((await host.mailTo(email)).text)
    const { rows } = await test.database.pool.query(
      'select reset_password_expiration as until, invited_at from users where id = $1',
      [id],
    )
    expect((rows[0].until - Date.now()) / DAY_MS).toBeCloseTo(7, 1)
    expect(rows[0].invited_at).toBeTruthy()
    const choose = (which?: string) => post('reset-password', { token: which, password: NEW })
    expect((await choose(tokenIn(first.text))).status).toBe(403)
    expect((await choose(token)).status).toBe(200)
    expect((await post('login', { email, password: NEW })).status).toBe(200)
    // Nobody waits for it any more.
    expect((await ask(`/people/${id}/invite`, {})).status).toBe(409)
  })

  it('reads each mail in the language that was chosen for them, whoever sends it', async () => {
    const email = `${mark()}@example.org`
    const { body } = await ask('/people/invite', { email, role: 'editor', language: 'es' })
    const { subject, text } = await host.mailTo(email)
    expect(subject).toBe('Su invitación al panel del directorio')
    expect(text).toContain('Elija una contraseña en un plazo de 7 días.')
    const { id } = body as { id: number }
    await ask(`/people/${id}/invite`, {})
    expect((await host.mailTo(email)).subject).toBe(subject)
    await post('forgot-password', { email })
    expect((await host.mailTo(email)).subject).toBe('Elija una nueva contraseña')
    await ada.ask('PATCH', `/users/${id}`, {
      email: `${mark()}@example.org`,
      currentPassword: PASSWORD,
    })
    expect((await host.mailTo(email)).text).toContain('Si no fue usted')
  })
})

describe('the owner of an account is told by email', () => {
  const change = (by: Person, who: Person, data: object) =>
    by.ask('PATCH', `/users/${who.id}`, { ...data, currentPassword: PASSWORD })
  const news = async (who: Person) => {
    const { subject, text = '' } = await host.mailTo(String(who.user.email))
    expect(text).toContain('If it was not you')
    expect(text).toContain('Tell an admin of the directory at once')
    return { subject, text }
  }

  it('of a second factor that was added or removed, with what to do if it was not them', async () => {
    const eve = await signIn(payload, 'editor')
    const { secret } = await addFactor(test, eve)
    expect((await news(eve)).subject).toBe('A second factor was added to your account')
    const proof = { password: PASSWORD, code: codeOf(secret) }
    await eve.askEndpoint('/people/second-factor/remove', proof)
    const { subject, text } = await news(eve)
    expect(subject).toBe('The second factor of your account was removed')
    expect(text).toContain('Then choose a new password here:\nhttps://clinics.example/admin/forgot')
    await addFactor(test, eve)
    await news(eve)
    await ada.askEndpoint(`/people/${eve.id}/second-factor/remove`, { password: PASSWORD })
    expect((await news(eve)).subject).toBe('The second factor of your account was removed')
  })

  it('of a new password, whoever chose it, and of a new address, but of nothing else', async () => {
    const eve = await signIn(payload, 'editor')
    const before = host.mails.length
    await change(ada, eve, { name: 'Eva', role: 'reviewer' })
    await change(ada, eve, { password: 'short' })
    await change(ada, eve, { password: NEW })
    expect((await news(eve)).subject).toBe('The password of your account was changed')
    expect(host.mails).toHaveLength(before + 1)
    const data = { email: String(eve.user.email) }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    await anyone.ask('POST', '/users/reset-password', { token, password: PASSWORD })
    expect((await news(eve)).subject).toBe('The password of your account was changed')
    // Another address, at the one from before.
    const again = await signIn(payload, 'editor')
    const email = `${mark()}@example.org`
    await change(again, again, { email })
    const { subject, text } = await news(again)
    expect(subject).toBe('The email address of your account was changed')
    expect(text).not.toContain(email)
    expect(text).not.toContain('/admin/forgot')
  })

  it('if it can be sent; else what was changed stays so, and the log holds no address', async () => {
    const eve = await signIn(payload, 'editor')
    await host.close()
    const lines = logLines(payload)
    expect((await change(ada, eve, { password: NEW })).status).toBe(200)
    await expect
      .poll(() => JSON.stringify(lines))
      .toContain('The owner of an account could not be told by email (E')
    expect(JSON.stringify(lines)).not.toContain(eve.user.email)
  })
})
