import { describe, expect, it } from 'vitest'
import { OwnListing } from '../../../cms/contract/index.ts'
import type { CorrectionView } from '../../../cms/corrections/endpoints/answers.ts'
import { removeOldLinks } from '../../../cms/staff/jobs/remove-expired-links.ts'
import { sendReminders } from '../../../cms/staff/jobs/send-reminders.ts'
import { makeStaffLink } from '../../../cms/staff/queries/staff-links.ts'
import { PUBLIC_URL } from '../../support/api-server.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { mark } from '../../support/form-values.ts'
import { startMailedApi } from '../../support/mailed-api.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn } from '../../support/people.ts'

const api = await startMailedApi()
const { payload, database, host, post } = api
const { change, stored } = clinicsOn(api)
const editor = await signIn(payload, 'editor')

const { signal } = new AbortController()
const clinicWith = async (more: object = {}) => {
  const email = `front-desk-${mark()}@example.org`
  return { ...(await newClinic(payload, { email, ...more })), email }
}
const open = (token: string, query = '') => api.get(`/api/own-listings/${token}${query}`)
const valuesOf = async (token: string, query = '') =>
  (await (await open(token, query)).json()).values
const links = async (clinic: number) =>
  (await database.pool.query('select * from staff_links where clinic_id = $1', [clinic])).rows
const correctionsOf = async (clinic: number) => {
  const where = { clinic: { equals: clinic } }
  return (await payload.find({ collection: 'corrections', where, depth: 0 })).docs
}
const view = async (id?: number) =>
  (await editor.askEndpoint<CorrectionView>(`/corrections/${id}`)).body

describe('a link for a clinic’s staff', () => {
  const ask = (clinic: string, email: string, query = '') =>
    post(`/api/staff-links${query}`, { clinic, email })

  it('is mailed to the address on file, once, in the language of whoever asks', async () => {
    const { slug, email, id } = await clinicWith()
    const send = () => ask(slug, email.toUpperCase(), '?locale=es')
    const [answer] = await Promise.all([send(), send(), send()])
    expect(await answer?.json()).toEqual({ status: 'received' })
    const mail = await host.mailTo(email)
    expect(mail.subject).toBe('Su enlace a la página de su clínica')
    const [, token = ''] = /\/es\/own-listing\/([\w-]+)/.exec(mail.text ?? '') ?? []
    expect((await open(token)).status).toBe(200)
    expect(await links(id)).toHaveLength(1)
    expect(JSON.stringify(await links(id))).not.toContain(token.slice(0, 32))
  })

  it('gives the same answer for any address, and mails nobody else', async () => {
    const clinics = [await clinicWith(), await newClinic(payload, {})]
    const before = host.mails.length
    for (const { slug, id } of clinics) {
      const answer = await ask(slug, 'stranger@example.org')
      expect([answer.status, await answer.json()]).toEqual([201, { status: 'received' }])
      expect(await links(id)).toEqual([])
    }
    expect(host.mails.length).toBe(before)
    expect((await ask('no-such-clinic', 'a@example.org')).status).toBe(404)
  })

  it('that an editor makes on the phone works until it is expired, revoked, or the clinic is not listed', async () => {
    const { id, name } = await clinicWith()
    const expired = 'update staff_links set expires_at = now() where clinic_id = $1'
    const left: number[] = []
    for (const end of [
      () => database.pool.query(expired, [id]),
      () => editor.askEndpoint(`/staff/${id}/revoke`, {}),
      () => change(id, { _status: 'draft' }),
    ]) {
      const { body } = await editor.askEndpoint<{ path: string }>(`/staff/${id}/link`, {})
      const token = body.path.split('/').at(-1) ?? ''
      expect(await (await open(token)).json()).toMatchObject({ name })
      await end()
      expect((await open(token)).status).toBe(404)
      await removeOldLinks.work(payload, signal)
      left.push((await links(id)).length)
    }
    expect(left[0]).toBe(0)
    expect((await open('made-up')).status).toBe(404)
  })
})

it('the address on file is in no public answer', async () => {
  const { slug, email } = await clinicWith()
  expect(await (await api.get(`/api/clinics/slug/${slug}`)).text()).not.toContain(email)
})

describe('a clinic’s own listing', () => {
  it('is answered to nobody’s cache, with what is missing', async () => {
    const { id, slug } = await clinicWith({ walkInsWelcome: 'yes' })
    const answer = await open(await makeStaffLink(api, id))
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const listing = OwnListing.parse(await answer.json())
    expect(listing).toMatchObject({ slug, values: { walkInsWelcome: 'yes', asksForId: '' } })
    expect(listing.unknown).toContain('asksForId')
    expect(listing.unknown).not.toContain('walkInsWelcome')
  })

  it('takes changes for review, of which an editor publishes as many as wanted', async () => {
    const clinic = await clinicWith({ description: 'Old' })
    const token = await makeStaffLink(api, clinic.id)
    const values = { token, ...(await valuesOf(token)), asksForId: 'no' }
    // The second replaces the first, since nobody has settled that.
    for (const phone of ['864-555-0199', '864-555-0188'])
      expect((await post('/api/listing-changes', { ...values, phone })).status).toBe(201)
    const docs = await correctionsOf(clinic.id)
    expect(docs).toHaveLength(1)
    expect((await stored(clinic.id)).phone).toBe('864-555-0142')
    expect(docs).toMatchObject([{ fromStaff: true, urgent: true, topics: ['phone', 'papers'] }])
    expect((await view(docs[0]?.id)).changes).toMatchObject([
      { name: 'phone', label: 'Phone', now: '864-555-0142', after: '864-555-0188' },
      { name: 'asksForId', now: 'Unknown', after: 'No' },
    ])
    const path = `/corrections/${docs[0]?.id}/apply`
    const answer = await editor.askEndpoint<object>(path, { facts: ['asksForId', 'slug'] })
    expect(answer.body).toEqual({ published: ['asksForId'] })
    const after = await stored(clinic.id)
    expect(after).toMatchObject({ phone: '864-555-0142', asksForId: 'no', reportedWrongAt: null })
    expect(after.factDates?.asksForId?.source).toBe('clinic')
    expect(after.lastVerifiedAt ?? null).toBeNull()
    expect((await view(docs[0]?.id)).status).toBe('corrected')
    expect((await editor.askEndpoint(path, { facts: ['phone'] })).status).toBe(409)
  })

  it('has its hours in the words of the page’s language, and takes them so if they are clear and new', async () => {
    const monday = { day: 'monday', opens: '09:00', closes: '17:00' }
    const { id } = await clinicWith({ openingHours: [monday] })
    const token = await makeStaffLink(api, id)
    const values = await valuesOf(token, '?locale=es')
    expect(values.openingHours).toBe('Lunes 9:00 a. m. - 5:00 p. m.')
    const send = (openingHours: string) =>
      post('/api/listing-changes?locale=es', { token, ...values, openingHours })
    expect((await send(values.openingHours)).status).toBe(400)
    const madeUp = { token: 'made-up', ...values, phone: '864-555-0188' }
    expect((await post('/api/listing-changes', madeUp)).status).toBe(404)
    expect(await correctionsOf(id)).toEqual([])
    const changes = async (openingHours: string) => {
      expect((await send(openingHours)).status).toBe(201)
      return (await view((await correctionsOf(id)).at(-1)?.id)).changes
    }
    expect(await changes('lunes a viernes 8-17\nsábado con cita')).toMatchObject([
      {
        now: 'Mon 9\u00a0AM–5\u00a0PM',
        after: 'Mon–Fri 8\u00a0AM–5\u00a0PM; Sat by appointment',
      },
    ])
    // What can't be read stays in words, for an editor.
    expect(await changes('a la luz de la luna')).toMatchObject([{ after: 'a la luz de la luna' }])
  })
})

describe('the monthly mail', () => {
  /** Staff ask to be asked, as on their page. */
  const askMonthly = async (clinic: number, query = '') => {
    const token = await makeStaffLink(api, clinic)
    const values = { token, ...(await valuesOf(token)), monthly: true }
    expect((await post(`/api/listing-changes${query}`, values)).status).toBe(201)
  }
  const aMonthLater = () =>
    database.pool.query("update staff_reminders set asked_at = asked_at - interval '32 days'")
  const run = () => sendReminders.work(payload, signal)
  const mailsTo = (address: string) =>
    host.mails.filter(({ to }) => to?.some((one) => one.address === address)).length

  it('goes only to clinics that asked for it, once a month, until one press ends it', async () => {
    const [asked, other] = [await clinicWith(), await clinicWith()]
    await askMonthly(asked.id, '?locale=es')
    // Nothing of the listing changes, so there is nothing to review.
    expect(await correctionsOf(asked.id)).toEqual([])
    await run()
    expect(mailsTo(asked.email)).toBe(0)
    await aMonthLater()
    await run()
    const mail = await host.mailTo(asked.email)
    expect(mail.subject).toBe('¿Está al día la página de su clínica?')
    expect(mail.text).toMatch(/\/es\/confirm-listing\/[\w-]+/)
    await run()
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
    expect([mailsTo(asked.email), mailsTo(other.email)]).toEqual([1, 0])
  })

  it('stops where the address is gone or another one, or the clinic is not listed', async () => {
    const email = `other-${mark()}@example.org`
    const addresses = [email]
    for (const data of [{ email }, { email: null }, { _status: 'draft' }]) {
      const clinic = await clinicWith()
      addresses.push(clinic.email)
      await askMonthly(clinic.id)
      await change(clinic.id, data)
    }
    await aMonthLater()
    await run()
    expect(addresses.map(mailsTo)).toEqual([0, 0, 0, 0])
  })
})

const confirm = (token: string) => post('/api/listing-confirmations', { token })

it('a clinic that says that all is right is shown as confirmed by itself, but neither verified nor called', async () => {
  const { id, slug } = await clinicWith()
  await change(id, { description: 'Half written' }, { draft: true })
  const read = async (query = '') => (await api.get(`/api/clinics/slug/${slug}${query}`)).json()
  const token = await makeStaffLink({ payload }, id, 'confirm')
  const before = await read()
  expect(before.confirmedByClinicAt).toBeNull()
  // Mail scanners open links: looking confirms nothing.
  await open(token)
  expect(await read('?look=1')).toEqual(before)
  for (const _ of [1, 2]) expect((await confirm(token)).status).toBe(201)
  const after = await read('?again=1')
  expect(after.confirmedByClinicAt).toMatch(/^\d{4}-/)
  expect(after).toMatchObject({ verified: false, lastVerifiedAt: null, phone: before.phone })
  expect(after.factDates.phone).toEqual({ at: after.confirmedByClinicAt, source: 'clinic' })
  // The link of the mail corrects nothing, and the other confirms nothing.
  const changes = { token, ...(await valuesOf(token)), phone: '864-555-0188' }
  expect((await post('/api/listing-changes', changes)).status).toBe(404)
  expect((await confirm(await makeStaffLink(api, id))).status).toBe(404)
  // An editor's draft is left alone.
  expect(await stored(id, { draft: true })).toMatchObject({
    description: 'Half written',
    _status: 'draft',
  })
  expect((await stored(id)).description ?? null).toBeNull()
})
