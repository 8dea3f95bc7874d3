import { describe, expect, it } from 'vitest'
import { Problem } from '../../../cms/contract/index.ts'
import { mail } from '../../../cms/mail/mail.ts'
import { confirmationMail } from '../../../cms/messages/newsletter-mail.ts'
import { PUBLIC_URL } from '../../support/api-server.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { mark } from '../../support/form-values.ts'
import { startMailedApi } from '../../support/mailed-api.ts'
import { signIn } from '../../support/people.ts'
import { receiveMessage } from '../../support/receive-message.ts'
import { DAY_MS } from '../../support/verification.ts'

const api = await startMailedApi()
const { payload, database, host, post } = api
const reviewer = await signIn(payload, 'reviewer')

describe('an address for the newsletter', () => {
  const signUp = (email: string, query = '') => post(`/api/newsletter-signups${query}`, { email })
  const confirm = async (token: string) =>
    (await post('/api/newsletter-confirmations', { token })).status

  const kept = async (email: string) => {
    const where = { email: { equals: email } }
    const found = { collection: 'newsletter-signups', where, showHiddenFields: true } as const
    const [doc] = (await payload.find(found)).docs
    if (!doc) throw new Error(`${email} is not kept`)
    return doc
  }
  const update = async (email: string, data: object) =>
    payload.update({ collection: 'newsletter-signups', id: (await kept(email)).id, data })

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

  it('waits until its owner confirms it by the token that was sent there, of which a digest is kept', async () => {
    const { email, token } = await newcomer()
    expect((await host.mailTo(email)).text).toContain(`/newsletter/confirm?token=${token}\n`)
    const { rows } = await database.pool.query('select * from newsletter_signups')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await confirm((await kept(email)).token)).toBe(400)
    const invented = await post('/api/newsletter-confirmations', { token: 'x'.repeat(32) })
    expect(invented.status).toBe(400)
    expect(Problem.parse(await invented.json()).detail).toContain('This link no longer works')
    expect(await kept(email)).toMatchObject({ status: 'pending' })
    expect(await confirm(token)).toBe(201)
    expect(await kept(email)).toMatchObject({ status: 'confirmed' })
    expect(await confirm(token)).toBe(201)
  })

  it('can’t be confirmed after a week, or after it is unsubscribed', async () => {
    const late = await newcomer()
    const { tokenExpires } = await kept(late.email)
    const days = (Date.parse(tokenExpires ?? '') - Date.now()) / DAY_MS
    expect(days).toBeCloseTo(7, 1)
    await update(late.email, { tokenExpires: new Date(Date.now() - 1_000).toISOString() })
    expect(await confirm(late.token)).toBe(400)
    const gone = await newcomer()
    await update(gone.email, { status: 'unsubscribed' })
    expect(await confirm(gone.token)).toBe(400)
  })

  it('that signs up again gets the same answer, at most one email a day, and its newest link counts', async () => {
    const { email, token } = await newcomer()
    const [again, first] = [await signUp(email), await signUp(`${mark()}@example.org`)]
    expect([again.status, await again.json()]).toEqual([first.status, await first.json()])
    expect(tokensSentTo(email)).toHaveLength(1)
    const yesterday = new Date(Date.now() + 6 * DAY_MS - 1_000).toISOString()
    await update(email, { tokenExpires: yesterday })
    await signUp(email.toUpperCase())
    expect(tokensSentTo(email)).toHaveLength(2)
    expect(await confirm(token)).toBe(400)
    expect(await confirm(tokensSentTo(email)[1] ?? '')).toBe(201)
    await update(email, { tokenExpires: yesterday })
    await signUp(email)
    expect(tokensSentTo(email)).toHaveLength(2)
  })

  it('gets its email in the language of the page, and none if no mail is set up', async () => {
    for (const [locale, used, wanted, page] of [
      ['es', 'es', 'Confirme su correo electrónico', '/es/newsletter'],
      ['fr', 'en', 'Please confirm your email address', '/newsletter'],
    ] as const) {
      const email = `${mark()}@example.org`
      await signUp(email, `?locale=${locale}`)
      const { subject, text } = await host.mailTo(email)
      expect([subject, (await kept(email)).locale]).toEqual([wanted, used])
      expect(text).toContain(`${PUBLIC_URL}${page}/confirm?token=`)
    }
    const none = (await mail({}))({ payload })
    const silent = Object.create(payload, { email: { value: none } })
    expect(confirmationMail(silent, PUBLIC_URL)).toBeUndefined()
  })
})

const messageNow = (id: number) => payload.findByID({ collection: 'contact-messages', id })

it('a message is marked, but not as read once somebody has answered it', async () => {
  const { id, updatedAt } = await receiveMessage(payload)
  const set = (status: string, more = {}) =>
    reviewer.askEndpoint(`/messages/${id}/status`, { status, ...more })
  for (const status of ['read', 'answered', 'spam', 'read', 'new'])
    expect((await set(status)).body).toEqual({ status })
  expect((await set('lost')).status).toBe(400)
  await set('read', { from: 'new' })
  // A note beside it does not become stale by that.
  expect(await messageNow(id)).toMatchObject({ status: 'read', updatedAt })
  await set('answered')
  expect((await set('read', { from: 'new' })).body).toEqual({ status: 'answered' })
  expect((await messageNow(id)).status).toBe('answered')
  await payload.delete({ collection: 'contact-messages', id })
  const gone = { status: 404, refusal: 'This message no longer exists.' }
  expect(await set('answered')).toMatchObject(gone)
})

const nameClinic = (message: number, clinic: number) =>
  reviewer.askEndpoint(`/messages/${message}/clinic`, { clinic })

it('a message that says a clinic is wrong marks it as reported, once, and leaves an editor’s draft as it is', async () => {
  const { make, change, stored, listingOf } = clinicsOn(api)
  const id = await make({ name: 'Reported Clinic' })
  const draft = { description: 'Half written', _status: 'draft' } as const
  await change(id, draft, { draft: true })
  const [before, was] = [await listingOf(id), await stored(id)]
  const message = await receiveMessage(payload)
  expect((await nameClinic(message.id, 99_999_999)).status).toBe(404)
  const answer = await nameClinic(message.id, id)
  const { updatedAt } = await messageNow(message.id)
  expect(answer.body).toEqual({ clinic: id, updatedAt })
  const published = await stored(id)
  expect(Date.parse(published.reportedWrongAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect(published).toMatchObject({ description: was.description, updatedAt: was.updatedAt })
  expect(await listingOf(id)).toEqual(before)
  const reported = { description: 'Half written', reportedWrongAt: expect.any(String) }
  expect(await stored(id, { draft: true })).toMatchObject({ ...draft, ...reported })
  // When the editor publishes the draft later, the clinic is still reported.
  await change(id, { _status: 'published' })
  expect(await stored(id)).toMatchObject(reported)
  await change(id, { reportedWrongAt: null })
  await reviewer.askEndpoint(`/messages/${message.id}/status`, { status: 'answered' })
  expect((await stored(id)).reportedWrongAt).toBeNull()
})
