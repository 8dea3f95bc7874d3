import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FormReceipt } from '../../../cms/contract/index.ts'
import { PUBLIC_URL, startApi, type TestApi } from '../../support/api-server.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { clinicValues, mark } from '../../support/form-values.ts'
import { type MailHost, startMailHost } from '../../support/mail-host.ts'
import { type Person, signIn } from '../../support/people.ts'

let host: MailHost
let api: TestApi
let editor: Person
beforeAll(async () => {
  host = await startMailHost()
  api = await startApi({
    SMTP_URL: host.url,
    MAIL_FROM: 'directory@example.org',
    PUBLIC_URL,
  })
  editor = await signIn(api.payload, 'editor')
})
afterAll(async () => {
  await api.close()
  await host.close().catch(() => undefined)
})

const submit = async (clinicName = `River Clinic ${mark()}`, query = '') => {
  const contactEmail = `ben-${mark()}@example.org`
  const response = await api.get(`/api/clinic-submissions${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...clinicValues(), clinicName, contactEmail }),
  })
  const { token = '' } = FormReceipt.parse(await response.json())
  return { id: Number.parseInt(token, 10), token, contactEmail, clinicName }
}
const step = async (id: number, name: string, from: string, reason?: string) =>
  (
    await editor.askEndpoint<{ slug?: string }>(`/submissions/${id}/step`, {
      step: name,
      from,
      reason,
    })
  ).body

describe('an operator', () => {
  it('gets an email at each step, with the private link and, at the end, the page', async () => {
    const { id, token, contactEmail, clinicName } = await submit()
    const link = `${PUBLIC_URL}/submission/${token}`
    const next = async (subject: string) => {
      const mail = await host.mailTo(contactEmail)
      expect(mail.subject).toBe(subject)
      expect(mail.text).toContain(`“${clinicName}”`)
      expect(mail.text).toContain(link)
      return mail
    }
    expect((await next('We have received your clinic')).from?.address).toBe('directory@example.org')
    expect(await step(id, 'review', 'received')).toMatchObject({ mail: 'sent' })
    await next('Your clinic is being reviewed')
    await editor.askEndpoint(`/submissions/${id}/draft`, {})
    await step(id, 'verify', 'in review')
    await next('Your clinic is verified')
    const { slug } = await step(id, 'publish', 'verified')
    const { text } = await next('Your clinic is in the directory')
    expect(text).toContain(`${PUBLIC_URL}/services/${slug}\n`)
    expect(text).not.toContain(editor.name)
  })

  it('who used the Spanish pages gets Spanish emails that lead there', async () => {
    const { id, token, contactEmail, clinicName } = await submit(undefined, '?locale=es')
    const link = `${PUBLIC_URL}/es/submission/${token}`
    const next = async (subject: string) => {
      const mail = await host.mailTo(contactEmail)
      expect(mail.subject).toBe(subject)
      expect(mail.text).toContain(`«${clinicName}»`)
      expect(mail.text).toContain(link)
      return mail
    }
    await next('Recibimos su clínica')
    const shown = await editor.askEndpoint<{ link: string }>(`/submissions/${id}`)
    expect(shown.body).toMatchObject({ link: `/es/submission/${token}`, sent: { locale: 'es' } })
    await step(id, 'review', 'received')
    await next('Estamos revisando su clínica')
    await editor.askEndpoint(`/submissions/${id}/draft`, {})
    await step(id, 'verify', 'in review')
    await next('Su clínica está verificada')
    const { slug } = await step(id, 'publish', 'verified')
    expect((await next('Su clínica está en el directorio')).text).toContain(
      `${PUBLIC_URL}/es/services/${slug}\n`,
    )
  })

  it('is told why a clinic was declined', async () => {
    const { id, contactEmail } = await submit()
    await host.mailTo(contactEmail)
    await step(id, 'decline', 'received', 'It is a pharmacy, not a clinic.')
    const { text } = await host.mailTo(contactEmail)
    expect(text).toContain('It is a pharmacy, not a clinic.')
  })

  it('gets no email about a step that was refused', async () => {
    const { id, contactEmail } = await submit()
    await host.mailTo(contactEmail)
    await step(id, 'publish', 'received')
    await step(id, 'review', 'received')
    expect((await host.mailTo(contactEmail)).subject).toBe('Your clinic is being reviewed')
  })

  it('gets no headers or links that somebody else has typed', async () => {
    const name =
      'River\r\nBcc: victim@example.org\r\n\r\nSee https://spam.example or www.spam.example'
    const { contactEmail } = await submit(name)
    const mail = await host.mailTo(contactEmail)
    expect(mail.subject).toBe('We have received your clinic')
    expect(mail.to).toHaveLength(1)
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.text).not.toMatch(/spam\.example|victim@/)
    expect(mail.text).toContain('“River Bcc victim example. org')
  })
})

describe('an email that can’t be sent', () => {
  it('undoes no step, is shown to the reviewer and logged without the address', async () => {
    expectErrorLines(/The email about submission \d+ could not be sent/)
    const { id, contactEmail } = await submit()
    await host.mailTo(contactEmail)
    const log = vi.spyOn(api.payload.logger, 'error').mockImplementation(() => undefined)
    await host.close()
    expect(await step(id, 'review', 'received')).toMatchObject({
      status: 'in review',
      mail: 'failed',
    })
    const { status } = await api.payload.findByID({ collection: 'clinic-submissions', id })
    expect(status).toBe('in review')
    expect(log).toHaveBeenCalledOnce()
    expect(JSON.stringify(log.mock.calls)).toContain(`The email about submission ${id}`)
    expect(JSON.stringify(log.mock.calls)).not.toContain(contactEmail)
    // The form is stored too.
    expect((await submit()).id).toBeGreaterThan(id)
    log.mockRestore()
  })
})
