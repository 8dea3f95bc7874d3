import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '../../../cms/contract/index.ts'
import { mail } from '../../../cms/mail/mail.ts'
import { confirmationMail } from '../../../cms/messages/newsletter-mail.ts'
import { PUBLIC_URL, startApi, type TestApi } from '../../support/api-server.ts'
import { mark } from '../../support/form-values.ts'
import { type MailHost, startMailHost } from '../../support/mail-host.ts'

let host: MailHost
let api: TestApi
beforeAll(async () => {
  host = await startMailHost()
  api = await startApi({ SMTP_URL: host.url, MAIL_FROM: 'directory@example.org', PUBLIC_URL })
})
afterAll(async () => {
  await api.close()
  await host.close()
})

const DAY_MS = 24 * 60 * 60 * 1_000

const send = (path: string, values: object, query = '') =>
  api.get(path + query, {
    method: 'POST',
    body: JSON.stringify(values),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `2001:db8:${mark().slice(0, 4)}:${mark().slice(0, 4)}::1`,
    },
  })

const signUp = (email: string, query = '') => send('/api/newsletter-signups', { email }, query)
const confirm = (token: string) => send('/api/newsletter-confirmations', { token })

const kept = async (email: string) => {
  const where = { email: { equals: email } }
  const found = { collection: 'newsletter-signups', where, showHiddenFields: true } as const
  const [doc] = (await api.payload.find(found)).docs
  if (!doc) throw new Error(`${email} is not kept`)
  return doc
}

/** The tokens in the links of the emails to an address. */
const tokensSentTo = (email: string): string[] =>
  host.mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ text }) => /\?token=(\S+)/.exec(text ?? '')?.[1] ?? '')

/** Signs up a new address. Returns it with the token that it was sent. */
const newcomer = async () => {
  const email = `${mark()}@example.org`
  expect((await signUp(email)).status).toBe(201)
  return { email, token: tokensSentTo(email)[0] ?? '' }
}

const update = async (email: string, data: object) =>
  api.payload.update({ collection: 'newsletter-signups', id: (await kept(email)).id, data })

describe('an address for the newsletter', () => {
  it('waits until its owner confirms it by the token that was sent there', async () => {
    const { email, token } = await newcomer()
    expect(await kept(email)).toMatchObject({ status: 'pending' })
    expect((await confirm(token)).status).toBe(201)
    expect(await kept(email)).toMatchObject({ status: 'confirmed' })
    expect((await confirm(token)).status).toBe(201)
  })

  it('is stored with only a digest of the token', async () => {
    const { email, token } = await newcomer()
    const { rows } = await api.database.pool.query('select * from newsletter_signups')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await confirm((await kept(email)).token)).status).toBe(400)
    expect(await kept(email)).toMatchObject({ status: 'pending' })
  })

  it('can’t be confirmed with an invented token', async () => {
    const response = await confirm('x'.repeat(32))
    expect(response.status).toBe(400)
    expect(Problem.parse(await response.json()).detail).toContain('This link no longer works')
  })

  it('can’t be confirmed after a week, or after it is unsubscribed', async () => {
    const late = await newcomer()
    const { tokenExpires } = await kept(late.email)
    const days = (Date.parse(tokenExpires ?? '') - Date.now()) / DAY_MS
    expect(days).toBeCloseTo(7, 1)
    await update(late.email, { tokenExpires: new Date(Date.now() - 1_000).toISOString() })
    expect((await confirm(late.token)).status).toBe(400)
    const gone = await newcomer()
    await update(gone.email, { status: 'unsubscribed' })
    expect((await confirm(gone.token)).status).toBe(400)
  })

  it('that signs up again gets at most one email a day, and its newest link counts', async () => {
    const { email, token } = await newcomer()
    await signUp(email)
    expect(tokensSentTo(email)).toHaveLength(1)
    const yesterday = new Date(Date.now() + 6 * DAY_MS - 1_000).toISOString()
    await update(email, { tokenExpires: yesterday })
    await signUp(email.toUpperCase())
    expect(tokensSentTo(email)).toHaveLength(2)
    expect((await confirm(token)).status).toBe(400)
    expect((await confirm(tokensSentTo(email)[1] ?? '')).status).toBe(201)
    await update(email, { tokenExpires: yesterday })
    await signUp(email)
    expect(tokensSentTo(email)).toHaveLength(2)
  })

  it('gets the same answer whether it is known or not', async () => {
    const { email } = await newcomer()
    const [again, first] = await Promise.all([signUp(email), signUp(`${mark()}@example.org`)])
    expect(again?.status).toBe(first?.status)
    expect(await again?.json()).toEqual(await first?.json())
  })
})

describe('the email', () => {
  it('is not sent if no mail is set up', async () => {
    const email = (await mail({}))({ payload: api.payload })
    const payload = Object.create(api.payload, { email: { value: email } })
    expect(confirmationMail(payload, PUBLIC_URL)).toBeUndefined()
  })

  it('contains the link', async () => {
    const { email, token } = await newcomer()
    const { text } = await host.mailTo(email)
    expect(text).toContain(`${PUBLIC_URL}/newsletter/confirm?token=${token}\n`)
  })

  it('is in the language of the page, and so is the page that it leads to', async () => {
    const email = `${mark()}@example.org`
    await signUp(email, '?locale=es')
    const { subject, text } = await host.mailTo(email)
    expect(subject).toBe('Confirme su correo electrónico')
    expect(text).toContain('El enlace funciona por 7 días.')
    expect(text).toContain(`${PUBLIC_URL}/es/newsletter/confirm?token=`)
    expect(await kept(email)).toMatchObject({ locale: 'es' })
    const other = `${mark()}@example.org`
    await signUp(other, '?locale=fr')
    expect((await host.mailTo(other)).subject).toBe('Please confirm your address')
    expect(await kept(other)).toMatchObject({ locale: 'en' })
  })
})
