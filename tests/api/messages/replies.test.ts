import { describe, expect, it } from 'vitest'
import type { ShownLetter } from '../../../cms/mail/show-letter.ts'
import type { LetterDesk } from '../../../cms/panel-kit/letters/letter-form.ts'
import { PUBLIC_URL } from '../../support/api-server.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { mark } from '../../support/form-values.ts'
import { logLines } from '../../support/log-lines.ts'
import { REFUSED } from '../../support/mail-host.ts'
import { startMailedApi } from '../../support/mailed-api.ts'
import { signIn } from '../../support/people.ts'
import { receiveMessage } from '../../support/receive-message.ts'

const api = await startMailedApi()
const { payload, host, database } = api
const reviewer = await signIn(payload, 'reviewer', 'Rita')

const receive = (more: object = {}) =>
  receiveMessage(payload, { email: `${mark()}@example.org`, locale: 'es', status: 'read', ...more })
const pathOf = (id: number) => `/messages/${id}/letters`
const desk = async (id: number) => (await reviewer.askEndpoint<LetterDesk>(pathOf(id))).body
const statusOf = async (id: number) =>
  (await payload.findByID({ collection: 'contact-messages', id })).status
const reply = (id: number, text: string, locale = 'es') =>
  reviewer.askEndpoint<{ mail: string; status: string }>(pathOf(id), { locale, text })
const mailsTo = (email: string) => host.mails.filter(({ to }) => to?.[0]?.address === email).length

describe('a message is answered from the panel', () => {
  it('in the language that is chosen, as it was shown, and then counts as answered', async () => {
    const { id, email, name, subject, updatedAt } = await receive({ message: 'Why?\nWho?' })
    const text = 'Sí.\r\n\r\nMire aquí:\nhttps://clinics.example/es\n\nHasta luego.'
    const shown = await reviewer.askEndpoint<ShownLetter>(`${pathOf(id)}/preview`, {
      locale: 'es',
      text,
    })
    expect(mailsTo(email)).toBe(0)
    expect((await reply(id, text)).body).toEqual({ mail: 'sent', status: 'answered' })
    const mail = await host.mailTo(email)
    expect(mail).toMatchObject({
      subject: `Re: ${subject}`,
      from: { address: 'directory@example.org' },
    })
    expect(mail.text?.trim()).toBe(shown.body.text)
    expect(mail.html?.trim()).toBe(shown.body.html)
    expect(mail.text).toContain(`, ${name} escribió:\n\n> Why?\n> Who?`)
    expect(mail.html).toContain('<a href="https://clinics.example/es"')
    expect(mail.text).toContain(`${PUBLIC_URL}/es/contact`)
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('no')
    const [kept] = (await desk(id)).letters
    expect(kept).toMatchObject({ kind: 'reply', by: 'Rita', outcome: 'sent', locale: 'es' })
    expect(kept?.text).toBe(text.replaceAll('\r', ''))
    // A note that somebody types beside it does not become stale by that.
    expect(await payload.findByID({ collection: 'contact-messages', id })).toMatchObject({
      updatedAt,
    })
  })

  it('with an address for answers where the settings have one', async () => {
    const { id, email } = await receive()
    const contact = (contactEmail: string | null) =>
      payload.updateGlobal({ slug: 'site-settings', data: { contactEmail } })
    await contact('desk@example.org')
    await reply(id, 'Yes.', 'en')
    await contact(null)
    const mail = await host.mailTo(email)
    expect(mail.replyTo?.[0]?.address).toBe('desk@example.org')
    expect(mail.text).toContain('To write to us again, answer this email.')
  })

  it('once, whether pressed twice at the same moment or later', async () => {
    const { id, email } = await receive()
    const both = await Promise.all([reply(id, 'Yes.'), reply(id, 'Yes.')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await host.mailTo(email)
    expect((await reply(id, 'Yes.')).body).toMatchObject({ mail: 'sent' })
    await reply(id, 'And another thing.')
    await host.mailTo(email)
    expect([mailsTo(email), (await desk(id)).letters.length]).toEqual([2, 2])
  })

  it('with a text without placeholders, in a language of ours', async () => {
    const { id, email } = await receive()
    for (const [text, refusal] of [
      ['  ', /Write something first/],
      ['Dear {name}, yes.', /still says \{name\}/],
      ['x'.repeat(10_001), /10000/],
    ] as const)
      expect(await reply(id, text)).toMatchObject({
        status: 400,
        refusal: expect.stringMatching(refusal),
      })
    expect((await reply(id, 'Oui.', 'fr')).status).toBe(400)
    await payload.delete({ collection: 'contact-messages', id })
    expect((await reply(id, 'Yes.')).status).toBe(404)
    expect(mailsTo(email)).toBe(0)
  })
})

describe('an answer that does not arrive', () => {
  const trouble = /The reply to message \d+ could not be sent \(EENVELOPE 550\)/

  it('is kept with the mail host’s code, can be sent again, and the log has no address', async () => {
    expectErrorLines(trouble)
    const { id, email } = await receive({ email: `ana${REFUSED}` })
    const lines = logLines(payload)
    expect((await reply(id, 'Yes.')).body).toEqual({ mail: 'refused', status: 'read' })
    expect(JSON.stringify(lines)).not.toContain(email)
    const [kept] = (await desk(id)).letters
    expect(kept).toMatchObject({ outcome: 'refused', detail: 'EENVELOPE 550', text: 'Yes.' })
    // The mailbox is there again.
    await database.pool.query('update contact_messages set email = $1 where id = $2', [
      'ana@example.org',
      id,
    ])
    expect((await reply(id, 'Yes.')).body).toEqual({ mail: 'sent', status: 'answered' })
    expect((await desk(id)).letters).toMatchObject([{ outcome: 'sent', detail: null }])
  })

  it('since the product was stopped meanwhile says that nobody knows', async () => {
    const { id, email } = await receive()
    await reply(id, 'Yes.')
    await database.pool.query(
      `update letters set outcome = 'sending', at = now() - interval '2 minutes' where message_id = $1`,
      [id],
    )
    expect((await desk(id)).letters).toMatchObject([{ outcome: 'cut off' }])
    await reply(id, 'Yes.')
    await host.mailTo(email)
    await host.mailTo(email)
    expect((await desk(id)).letters).toMatchObject([{ outcome: 'sent' }])
  })
})

describe('ready answers', () => {
  const texts = async (id: number) => {
    const { ready } = await desk(id)
    return [ready.en, ready.es].map((each) => each.map(({ text }) => text))
  }

  it('are there in both languages before editors have written any', async () => {
    const { id } = await receive({ name: 'Ana' })
    const [en, es] = await texts(id)
    expect([en?.length, es?.length]).toEqual([2, 2])
    expect([en?.[0], es?.[0]]).toEqual([
      expect.stringMatching(/^Hello Ana,\n/),
      expect.stringMatching(/^Hola, Ana:\n/),
    ])
  })

  it('name the person and the clinic, and leave what is not known to whoever sends them', async () => {
    const text = '{name}, {clinic} is open: {link}'
    for (const use of ['reply', 'decline'] as const)
      await payload.create({ collection: 'ready-answers', data: { name: use, use, text } })
    const { make, stored } = clinicsOn(api)
    const clinic = await make({ name: 'River Clinic' })
    const { slug } = await stored(clinic)
    const [alone, about] = [await receive({ name: 'Ana $&' }), await receive({ clinic })]
    const bare = 'Ana $&, {clinic} is open: {link}'
    expect(await texts(alone.id)).toEqual([[bare], [bare]])
    expect(await texts(about.id)).toEqual(
      ['', '/es'].map((prefix) => [
        `${about.name}, River Clinic is open: ${PUBLIC_URL}${prefix}/services/${slug}`,
      ]),
    )
    expect(await statusOf(about.id)).toBe('read')
  })
})

it('nothing is sent where no mail is set up', async () => {
  const { id } = await receive()
  const { email } = payload
  Object.assign(payload, { email: { ...email, name: 'none' } })
  expect((await desk(id)).sendsMail).toBe(false)
  expect(await reply(id, 'Yes.')).toMatchObject({
    status: 409,
    refusal: 'Email is not set up, so nothing can be sent from here.',
  })
  Object.assign(payload, { email })
  expect((await desk(id)).letters).toEqual([])
})
