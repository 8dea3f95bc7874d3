import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OwnListing } from '../../../cms/contract/index.ts'
import type { CorrectionView } from '../../../cms/corrections/endpoints/answers.ts'
import { removeOldLinks } from '../../../cms/staff/jobs/remove-expired-links.ts'
import { PUBLIC_URL, startApi, type TestApi } from '../../support/api-server.ts'
import { fromOneSender, mark } from '../../support/form-values.ts'
import { type MailHost, startMailHost } from '../../support/mail-host.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { type Person, signIn, visitor } from '../../support/people.ts'
import { staffToken } from '../../support/staff-link.ts'

let host: MailHost
let api: TestApi
let editor: Person
beforeAll(async () => {
  host = await startMailHost()
  api = await startApi({ SMTP_URL: host.url, MAIL_FROM: 'directory@example.org', PUBLIC_URL })
  editor = await signIn(api.payload, 'editor')
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
const ask = (clinic: string, email: string, query = '') =>
  post(`/api/staff-links${query}`, { clinic, email })
const open = (token: string) => api.get(`/api/own-listings/${token}`)
const links = async (clinic: number) =>
  (await api.database.pool.query('select * from staff_links where clinic_id = $1', [clinic])).rows

describe('a link for a clinic’s staff', () => {
  it('is mailed to the address on file, in the language of whoever asks', async () => {
    const { slug, email, id } = await clinicWith()
    const answer = await ask(slug, email.toUpperCase(), '?locale=es')
    expect(await answer.json()).toEqual({ status: 'received' })
    const mail = await host.mailTo(email)
    expect(mail.subject).toBe('Su enlace a la página de su clínica')
    const [, token = ''] = /\/es\/own-listing\/([\w-]+)/.exec(mail.text ?? '') ?? []
    expect((await open(token)).status).toBe(200)
    expect(JSON.stringify(await links(id))).not.toContain(token.slice(0, 32))
  })

  it('gives the same answer for any address, and mails nobody else', async () => {
    const { slug, id } = await clinicWith()
    const none = await newClinic(api.payload, {})
    const before = host.mails.length
    for (const asked of [slug, none.slug]) {
      const answer = await ask(asked, 'stranger@example.org')
      expect([answer.status, await answer.json()]).toEqual([201, { status: 'received' }])
    }
    expect([await links(id), await links(none.id)]).toEqual([[], []])
    expect(host.mails.length).toBe(before)
    expect((await ask('no-such-clinic', 'a@example.org')).status).toBe(404)
  })

  it('is mailed once if somebody asks again and again', async () => {
    const { slug, email, id } = await clinicWith()
    await Promise.all([ask(slug, email), ask(slug, email), ask(slug, email)])
    await host.mailTo(email)
    expect(await links(id)).toHaveLength(1)
  })

  it('no longer works once it is expired, revoked, or the clinic is not listed', async () => {
    const { id } = await clinicWith()
    const token = await staffToken(api, id)
    expect((await open(token)).status).toBe(200)
    await api.database.pool.query(
      'update staff_links set expires_at = now() where clinic_id = $1',
      [id],
    )
    expect((await open(token)).status).toBe(404)
    await removeOldLinks.work(api.payload, signal)
    expect(await links(id)).toEqual([])
    const second = await staffToken(api, id)
    await editor.askEndpoint(`/staff/${id}/revoke`, {})
    expect((await open(second)).status).toBe(404)
    const third = await staffToken(api, id)
    await api.payload.update({ collection: 'clinics', id, data: { _status: 'draft' } })
    expect((await open(third)).status).toBe(404)
    expect((await open('made-up')).status).toBe(404)
  })

  it('can be made by an editor on the phone, and by nobody else', async () => {
    const { id, name } = await clinicWith()
    const { body } = await editor.askEndpoint<{ path: string }>(`/staff/${id}/link`, {})
    const answer = await open(body.path.split('/').at(-1) ?? '')
    expect((await answer.json()).name).toBe(name)
    expect((await visitor(api.payload).askEndpoint(`/staff/${id}/link`, {})).status).toBe(401)
  })
})

describe('the address on file', () => {
  it('is read by people who sign in, and by no visitor', async () => {
    const { id, slug, email } = await clinicWith()
    const asVisitor = await visitor(api.payload).ask('GET', `/clinics/${id}`)
    expect(JSON.stringify(asVisitor.body)).not.toContain(email)
    const search = `/clinics?where[email][equals]=${encodeURIComponent(email)}`
    expect((await visitor(api.payload).ask('GET', search)).status).toBe(403)
    expect(JSON.stringify((await editor.ask('GET', `/clinics/${id}`)).body)).toContain(email)
    expect(await (await api.get(`/api/clinics/slug/${slug}`)).text()).not.toContain(email)
  })
})

describe('a clinic’s own listing', () => {
  it('is answered to nobody’s cache, with what is missing', async () => {
    const { id, slug } = await clinicWith({ walkInsWelcome: 'yes' })
    const answer = await open(await staffToken(api, id))
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const listing = OwnListing.parse(await answer.json())
    expect(listing).toMatchObject({ slug, values: { walkInsWelcome: 'yes', asksForId: '' } })
    expect(listing.unknown).toContain('asksForId')
    expect(listing.unknown).not.toContain('walkInsWelcome')
  })

  const changed = async (more: object) => {
    const clinic = await clinicWith({ description: 'Old' })
    const token = await staffToken(api, clinic.id)
    const { values } = await (await open(token)).json()
    const response = await post('/api/listing-changes', { token, ...values, ...more })
    const { docs } = await api.payload.find({
      collection: 'corrections',
      where: { clinic: { equals: clinic.id } },
      depth: 0,
    })
    return { clinic, token, values, response, docs }
  }
  const view = async (id: number) =>
    (await editor.askEndpoint<CorrectionView>(`/corrections/${id}`)).body
  const now = (id: number) => api.payload.findByID({ collection: 'clinics', id, depth: 0 })

  it('takes changes for review, and publishes none of them by itself', async () => {
    const { clinic, response, docs } = await changed({ phone: '864-555-0188', asksForId: 'no' })
    expect(response.status).toBe(201)
    expect((await now(clinic.id)).phone).toBe('864-555-0142')
    expect(docs).toMatchObject([{ fromStaff: true, urgent: true, topics: ['phone', 'papers'] }])
    expect((await view(docs[0]?.id ?? 0)).changes).toMatchObject([
      { name: 'phone', label: 'Phone', now: '864-555-0142', after: '864-555-0188' },
      { name: 'asksForId', now: 'Unknown', after: 'No' },
    ])
  })

  it('is published as far as an editor accepts it, as coming from the clinic', async () => {
    const { clinic, docs } = await changed({ phone: '864-555-0188', asksForId: 'no' })
    const path = `/corrections/${docs[0]?.id}/apply`
    const answer = await editor.askEndpoint<object>(path, { facts: ['asksForId', 'slug'] })
    expect(answer.body).toEqual({ published: ['asksForId'] })
    const after = await now(clinic.id)
    expect(after).toMatchObject({ phone: '864-555-0142', asksForId: 'no', reportedWrongAt: null })
    expect(after.factDates?.asksForId?.source).toBe('clinic')
    expect(after.lastVerifiedAt ?? null).toBeNull()
    expect((await view(docs[0]?.id ?? 0)).status).toBe('corrected')
    expect((await editor.askEndpoint(path, { facts: ['phone'] })).status).toBe(409)
  })

  it('is refused if nothing has changed, or the hours are unclear', async () => {
    expect((await changed({})).response.status).toBe(400)
    const { response, docs } = await changed({ openingHours: 'by moonlight' })
    expect(response.status).toBe(400)
    expect(Object.keys((await response.json()).errors)).toEqual(['openingHours'])
    expect(docs).toEqual([])
  })

  it('has its hours in the words of the page’s language, and takes them so', async () => {
    const monday = { day: 'monday', opens: '09:00', closes: '17:00' }
    const { id } = await clinicWith({ openingHours: [monday] })
    const token = await staffToken(api, id)
    const { values } = await (await api.get(`/api/own-listings/${token}?locale=es`)).json()
    expect(values.openingHours).toBe('Lunes 9:00 a. m. - 5:00 p. m.')
    const send = (openingHours: string) =>
      post('/api/listing-changes?locale=es', { token, ...values, openingHours })
    expect((await send(values.openingHours)).status).toBe(400)
    const unclear = await (await send('a la luz de la luna')).json()
    expect(unclear.errors.openingHours.join()).toContain(
      'como lunes 9:00\u00a0a.\u00a0m. - 5:00\u00a0p.\u00a0m.',
    )
    expect((await send('lunes a viernes 8-17\nsábado cerrado')).status).toBe(201)
    const { docs } = await api.payload.find({
      collection: 'corrections',
      where: { clinic: { equals: id } },
      depth: 0,
    })
    expect((await view(docs[0]?.id ?? 0)).changes).toMatchObject([
      { now: 'Mon 9\u00a0AM–5\u00a0PM', after: 'Mon–Fri 8\u00a0AM–5\u00a0PM' },
    ])
  })

  it('replaces what the same link sent before, as long as nobody has settled it', async () => {
    const { clinic, token, values } = await changed({ phone: '864-555-0188' })
    await post('/api/listing-changes', { token, ...values, phone: '864-555-0199' })
    const { docs } = await api.payload.find({
      collection: 'corrections',
      where: { clinic: { equals: clinic.id } },
    })
    expect(docs).toHaveLength(1)
    expect((await view(docs[0]?.id ?? 0)).changes[0]?.after).toBe('864-555-0199')
  })

  it('can’t be changed without a link that works', async () => {
    const sent = await post('/api/listing-changes', { token: 'made-up', name: 'Y', city: 'Z' })
    expect(sent.status).toBe(404)
  })
})
