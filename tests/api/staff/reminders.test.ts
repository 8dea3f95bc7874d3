import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendReminders } from '../../../cms/staff/jobs/send-reminders.ts'
import { makeStaffLink } from '../../../cms/staff/queries/staff-links.ts'
import { PUBLIC_URL, startApi, type TestApi } from '../../support/api-server.ts'
import { fromOneSender, mark } from '../../support/form-values.ts'
import { type MailHost, startMailHost } from '../../support/mail-host.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { staffToken } from '../../support/staff-link.ts'

let host: MailHost
let api: TestApi
beforeAll(async () => {
  host = await startMailHost()
  api = await startApi({ SMTP_URL: host.url, MAIL_FROM: 'directory@example.org', PUBLIC_URL })
})
afterAll(async () => {
  await api.close()
  await host.close().catch(() => undefined)
})

const { signal } = new AbortController()
const clinicWith = async (more: object = {}) => {
  const email = `front-desk-${mark()}@example.org`
  return { ...(await newClinic(api.payload, { email, ...more })), email }
}
const post = (path: string, values: object) =>
  api.get(path, { method: 'POST', headers: fromOneSender(), body: JSON.stringify(values) })

/** Staff ask to be asked, or not, as on their page. */
const setMonthly = async (clinic: number, monthly: boolean, query = '') => {
  const token = await staffToken(api, clinic)
  const { values } = await (await api.get(`/api/own-listings/${token}`)).json()
  return post(`/api/listing-changes${query}`, { token, ...values, monthly })
}
const aMonthLater = () =>
  api.database.pool.query("update staff_reminders set asked_at = asked_at - interval '32 days'")
const run = () => sendReminders.work(api.payload, signal)
const mailsTo = (address: string) =>
  host.mails.filter(({ to }) => to?.some((one) => one.address === address)).length

describe('the monthly mail', () => {
  it('goes only to clinics that asked for it, a month later and once a month', async () => {
    const [asked, other] = [await clinicWith(), await clinicWith()]
    expect((await setMonthly(asked.id, true, '?locale=es')).status).toBe(201)
    await run()
    expect(mailsTo(asked.email)).toBe(0)
    await aMonthLater()
    await run()
    const mail = await host.mailTo(asked.email)
    expect(mail.subject).toBe('¿Está al día la página de su clínica?')
    expect(mail.text).toMatch(/\/es\/confirm-listing\/[\w-]+/)
    await run()
    expect([mailsTo(asked.email), mailsTo(other.email)]).toEqual([1, 0])
  })

  it('asks for no review, since nothing of the listing changes', async () => {
    const { id } = await clinicWith()
    await setMonthly(id, true)
    const where = { clinic: { equals: id } }
    expect((await api.payload.count({ collection: 'corrections', where })).totalDocs).toBe(0)
  })

  it('ends with one press in the mail program, or on the page', async () => {
    const { id, email } = await clinicWith()
    await setMonthly(id, true)
    await aMonthLater()
    await run()
    const mail = await host.mailTo(email)
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = new URL(header('list-unsubscribe')?.replaceAll(/[<>]/g, '') ?? '')
    expect(address.origin).toBe(PUBLIC_URL)
    const answer = await api.get(address.pathname + address.search, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(answer.status).toBe(201)
    await aMonthLater()
    await run()
    expect(mailsTo(email)).toBe(1)
  })

  it('stops where the address is gone or another one, or the clinic is not listed', async () => {
    const [gone, unlisted] = [await clinicWith(), await clinicWith()]
    const moved = await clinicWith()
    for (const { id } of [gone, unlisted, moved]) await setMonthly(id, true)
    const other = `other-${mark()}@example.org`
    await api.payload.update({ collection: 'clinics', id: moved.id, data: { email: other } })
    await api.payload.update({ collection: 'clinics', id: gone.id, data: { email: null } })
    await api.payload.update({
      collection: 'clinics',
      id: unlisted.id,
      data: { _status: 'draft' },
    })
    await aMonthLater()
    await run()
    const others = [gone.email, unlisted.email, moved.email, other]
    expect(others.map(mailsTo)).toEqual([0, 0, 0, 0])
  })
})

describe('a clinic that says that all is right', () => {
  it('is shown as confirmed by itself, but neither verified nor called', async () => {
    const { id, slug } = await clinicWith()
    const token = await makeStaffLink({ payload: api.payload }, id, 'confirm')
    const before = await (await api.get(`/api/clinics/slug/${slug}`)).json()
    expect(before.confirmedByClinicAt).toBeNull()
    // Mail scanners open links: looking confirms nothing.
    await api.get(`/api/own-listings/${token}`)
    expect((await post('/api/listing-confirmations', { token })).status).toBe(201)
    expect((await post('/api/listing-confirmations', { token })).status).toBe(201)
    const after = await (await api.get(`/api/clinics/slug/${slug}?again=1`)).json()
    expect(after.confirmedByClinicAt).toMatch(/^\d{4}-/)
    expect(after).toMatchObject({ verified: false, lastVerifiedAt: null, phone: before.phone })
    expect(after.factDates.phone).toEqual({ at: after.confirmedByClinicAt, source: 'clinic' })
  })

  it('can’t correct anything with the link of the mail, nor confirm with the other', async () => {
    const { id } = await clinicWith()
    const confirm = await makeStaffLink({ payload: api.payload }, id, 'confirm')
    const edit = await staffToken(api, id)
    const { values } = await (await api.get(`/api/own-listings/${confirm}`)).json()
    const changes = { token: confirm, ...values, phone: '864-555-0188' }
    expect((await post('/api/listing-changes', changes)).status).toBe(404)
    expect((await post('/api/listing-confirmations', { token: edit })).status).toBe(404)
  })

  it('leaves an editor’s draft alone', async () => {
    const { id } = await clinicWith()
    const options = { collection: 'clinics', id } as const
    await api.payload.update({ ...options, draft: true, data: { description: 'Half written' } })
    const token = await makeStaffLink({ payload: api.payload }, id, 'confirm')
    await post('/api/listing-confirmations', { token })
    const draft = await api.payload.findByID({ ...options, draft: true })
    expect([draft.description, draft._status]).toEqual(['Half written', 'draft'])
    expect((await api.payload.findByID(options)).description ?? null).toBeNull()
  })
})
