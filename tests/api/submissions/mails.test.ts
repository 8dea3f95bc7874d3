import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { PUBLIC_URL } from '../../support/api-server.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { clinicValues, mark } from '../../support/form-values.ts'
import { startMailedApi } from '../../support/mailed-api.ts'
import { startSubmissions } from '../../support/submissions.ts'

const { api, editor, send, submit, show, ...desk } = await startSubmissions(startMailedApi)
const { host } = api

const step = async (id: number, name: string, from: string, reason?: string) =>
  (await desk.step(editor, id, name, from, reason)).body

describe('an operator', () => {
  it('gets an email at each step in the language of the page, with the private link', async () => {
    const { id, token, values } = await submit({}, '?locale=es')
    const { contactEmail, clinicName } = values
    const link = `/es/submission/${token}`
    expect(await show(editor, id)).toMatchObject({ link, sent: { locale: 'es' } })
    const mails = [await host.mailTo(contactEmail)]
    expect(await step(id, 'review', 'received')).toMatchObject({ mail: 'sent' })
    mails.push(await host.mailTo(contactEmail))
    await editor.askEndpoint(`/submissions/${id}/draft`, {})
    await step(id, 'verify', 'in review')
    mails.push(await host.mailTo(contactEmail))
    const { slug } = await step(id, 'publish', 'verified')
    mails.push(await host.mailTo(contactEmail))
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Recibimos su clínica',
      'Estamos revisando su clínica',
      'Su clínica está verificada',
      'Su clínica está en el directorio',
    ])
    for (const { text, from } of mails) {
      expect(from?.address).toBe('directory@example.org')
      expect(text).toContain(`«${clinicName}»`)
      expect(text).toContain(PUBLIC_URL + link)
      expect(text).not.toContain(editor.name)
    }
    expect(mails.at(-1)?.text).toContain(`${PUBLIC_URL}/es/services/${slug}\n`)
    // The panel shows what was sent.
    const { letters } = await show(editor, id)
    expect(letters.map(({ subject, outcome }) => [subject, outcome])).toEqual(
      mails.map(({ subject }) => [subject, 'sent']),
    )
  })

  it('is told why it was declined, and gets no headers or links typed by others, nor mail of a refused step', async () => {
    const clinicName =
      'River\r\nBcc: victim@example.org\r\n\r\nSee https://spam.example or www.spam.example'
    const { id, values } = await submit({ clinicName })
    const mail = await host.mailTo(values.contactEmail)
    expect(mail.subject).toBe('We have received your clinic')
    expect([mail.to?.length, mail.bcc ?? []]).toEqual([1, []])
    expect(mail.text).not.toMatch(/spam\.example|victim@/)
    expect(mail.text).toContain('“River Bcc victim example. org')
    await step(id, 'publish', 'received')
    const ready = {
      name: 'Not a clinic',
      use: 'decline',
      text: '{name}, {clinic} is $& no clinic.',
    }
    await editor.ask('POST', '/ready-answers', ready)
    const { reasons } = await show(editor, id)
    expect(reasons).toMatchObject([{ name: 'Not a clinic' }])
    expect(reasons[0]?.text).toMatch(/^\w.*, River[\s\S]* is \$& no clinic\.$/)
    await step(id, 'decline', 'received', 'It is a pharmacy, not a clinic.')
    const { text } = await host.mailTo(values.contactEmail)
    expect(text).toContain('It is a pharmacy, not a clinic.')
  })
})

/** Makes all submissions so far older, in Postgres' words. */
const age = (by: string) =>
  api.database.pool.query(
    `update clinic_submissions set created_at = created_at - interval '${by}'`,
  )

describe('the same form sent again', () => {
  it('is one submission within a day, also at the same moment', async () => {
    const values = { ...clinicValues(), phone: '864.555.0142', contactPhone: '(864) 555-0143' }
    const [first, second] = await Promise.all([send(values), send(values)])
    expect(second).toBe(first)
    await age('23 hours')
    expect(await send(values)).toBe(first)
    expect(await send({ ...values, phone: '864-555-0143' })).not.toBe(first)
    await age('2 hours')
    expect(await send(values)).not.toBe(first)
    const where = { contactEmail: { equals: values.contactEmail } }
    const found = await api.payload.count({ collection: 'clinic-submissions', where })
    expect(found.totalDocs).toBe(3)
  })

  it('takes no more queries after many others that name the same address', async () => {
    const values = clinicValues()
    const another = () => send({ ...values, clinicName: `Clinic ${mark()}` })
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    const costOfOne = async () => {
      queries.mockClear()
      await another()
      return queries.mock.calls.length
    }
    await another()
    const cost = await costOfOne()
    for (let sent = 0; sent < 40; sent++) await another()
    expect(await costOfOne()).toBeLessThanOrEqual(cost + 2)
    vi.restoreAllMocks()
  })
})

it('an address gets at most one email a day about forms that name it', async () => {
  const values = clinicValues()
  const { contactEmail } = values
  const count = () =>
    host.mails.filter(({ to }) => to?.[0]?.address?.toLowerCase() === contactEmail).length
  await send(values)
  await host.mailTo(contactEmail)
  await send({ ...values, clinicName: 'Another clinic' })
  await age('20 hours')
  await send({ ...values, contactEmail: contactEmail.toUpperCase() })
  // Emails are sent in order: once another address has its own, an earlier one would be there.
  const other = await submit()
  await host.mailTo(other.values.contactEmail)
  expect(count()).toBe(1)
  await age('25 hours')
  await send({ ...values, clinicName: 'The next day' })
  await host.mailTo(contactEmail)
  expect(count()).toBe(2)
})

it('an email that can’t be sent undoes no step, is shown and logged without the address', async () => {
  expectErrorLines(/The email about submission \d+ could not be sent/)
  const { id, values } = await submit()
  await host.mailTo(values.contactEmail)
  const log = vi.spyOn(api.payload.logger, 'error').mockImplementation(() => undefined)
  await host.close()
  const answer = await step(id, 'review', 'received')
  expect(answer).toMatchObject({ status: 'in review', mail: 'failed' })
  const { status } = await api.payload.findByID({ collection: 'clinic-submissions', id })
  expect(status).toBe('in review')
  const logged = JSON.stringify(log.mock.calls)
  expect(logged).toContain(`The email about submission ${id}`)
  expect(logged).not.toContain(values.contactEmail)
  // The form is stored too.
  expect((await submit()).id).toBeGreaterThan(id)
  log.mockRestore()
})
