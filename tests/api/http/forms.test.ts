import { expect, it } from 'vitest'
import { FormReceipt, Problem } from '../../../cms/contract/index.ts'
import { startApi } from '../../support/api-server.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { clinicValues, fromOneSender, mark, messageValues } from '../../support/form-values.ts'
import { whileLocked } from '../../support/locked-table.ts'
import { logLines } from '../../support/log-lines.ts'
import { expectAnswers } from '../../support/table.ts'

const api = await startApi()

const MESSAGES = '/api/contact-messages'
const CLINICS = '/api/clinic-submissions'
const SIGN_UPS = '/api/newsletter-signups'
/** It takes what it looks for in a body too, so that no log has it. */
const SEARCH = '/api/clinics/search'
const JSON_TYPE = 'application/json'

/** Sends a form from an address that no other call comes from, unless the headers name one. */
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  api.get(path, { method: 'POST', body, headers: { ...fromOneSender(), ...headers } })

const send = (path: string, values: object, headers?: Record<string, string>) =>
  post(path, JSON.stringify(values), headers)

const stored = async (
  collection: 'contact-messages' | 'clinic-submissions' | 'newsletter-signups',
  where: Record<string, { equals: string }>,
) => (await api.payload.find({ collection, where, showHiddenFields: true })).docs
const messagesFrom = (email: string) => stored('contact-messages', { email: { equals: email } })
const submissionsOf = (name: string) =>
  stored('clinic-submissions', { clinicName: { equals: name } })

it('a form that is sent with a message is stored as it was written, without what can’t be stored, and with its page’s language', async () => {
  const [english, spanish, other] = [messageValues(), messageValues(), messageValues()]
  const written = { ...english, name: '  Ana\0 Díaz ', message: 'a\r\nb' }
  const response = await send(MESSAGES, written)
  expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store'])
  expect(FormReceipt.parse(await response.json())).toEqual({ status: 'received' })
  const kept = { ...english, name: 'Ana Díaz', message: 'a\nb', status: 'new', locale: 'en' }
  expect(await messagesFrom(english.email)).toMatchObject([kept])
  await send(`${MESSAGES}?locale=es`, spanish)
  await send(`${MESSAGES}?locale=fr`, other)
  expect(await messagesFrom(spanish.email)).toMatchObject([{ ...spanish, locale: 'es' }])
  expect(await messagesFrom(other.email)).toMatchObject([{ locale: 'en' }])
})

it('a form that is sent with a clinic is stored completely, to be reviewed, as JSON or as a page posts it without scripts', async () => {
  const values = clinicValues()
  expect((await send(CLINICS, values)).status).toBe(201)
  expect(await submissionsOf(values.clinicName)).toMatchObject([{ ...values, status: 'received' }])
  const { services, isFree, isLowCost, ...texts } = clinicValues()
  const body = new URLSearchParams({ ...texts, isFree: 'true' })
  for (const service of services) body.append('services', service)
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await post(CLINICS, body, type)).status).toBe(201)
  const kept = { ...texts, services, isFree: true, isLowCost: false }
  expect(await submissionsOf(texts.clinicName)).toMatchObject([kept])
})

it('a form that is sent with a sign-up waits to be confirmed, and is stored once if it is repeated', async () => {
  const name = mark()
  const calls = [`${name}@example.org`, `${name.toUpperCase()}@Example.org`].map((email) =>
    send(SIGN_UPS, { email }),
  )
  for (const response of await Promise.all(calls)) expect(response.status).toBe(201)
  const found = await stored('newsletter-signups', { email: { equals: `${name}@example.org` } })
  expect(found).toMatchObject([{ status: 'pending', token: expect.stringMatching(/^[\w-]{43}$/) }])
})

it('a form that is sent again because its answer was lost, also at the same moment, is stored once; others and later ones too', async () => {
  const values = { ...messageValues(), phone: '(864) 555 0142' }
  const sendMany = async (count: number) => {
    const all = await Promise.all(Array.from({ length: count }, () => send(MESSAGES, values)))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 201))
    return (await messagesFrom(values.email)).length
  }
  expect(await sendMany(5)).toBe(1)
  expect(await sendMany(1)).toBe(1)
  await send(MESSAGES, { ...values, message: 'And we are closed on Mondays.' })
  expect(await messagesFrom(values.email)).toHaveLength(2)
  await api.database.pool.query(
    "update contact_messages set created_at = created_at - interval '25 hours' where email = $1",
    [values.email],
  )
  expect(await sendMany(1)).toBe(3)
})

it('a form that is sent is answered with success and not stored if the site only simulates its forms, or its hidden field is filled in', async () => {
  const set = (forms: 'live' | 'simulated') =>
    api.payload.updateGlobal({ slug: 'site-settings', data: { forms } })
  await set('simulated')
  const [simulated, spam] = [messageValues(), messageValues()]
  const response = await send(MESSAGES, simulated)
  expect([response.status, await response.json()]).toEqual([201, { status: 'simulated' }])
  await set('live')
  const filled = await send(MESSAGES, { ...spam, leaveThisEmpty: 'https://spam.example' })
  expect([filled.status, await filled.json()]).toEqual([201, { status: 'received' }])
  for (const { email } of [simulated, spam]) expect(await messagesFrom(email)).toEqual([])
})

const LONG = JSON.stringify({ message: 'x'.repeat(70_000) })
const SOUND: Record<string, object> = {
  [MESSAGES]: messageValues(),
  [CLINICS]: clinicValues(),
  [SIGN_UPS]: {},
}

/** Values that are wrong in each of some fields. */
const VALUES: [path: string, fields: string, ...values: unknown[]][] = [
  [MESSAGES, 'name email subject message', undefined, '   ', 7, null, ['x']],
  [CLINICS, 'clinicName address city zipCode phone contactName contactEmail', undefined],
  [MESSAGES, 'email', 'ana at example.org'],
  [MESSAGES, 'category', 'complaint'],
  [MESSAGES, 'name', 'x'.repeat(201)],
  [MESSAGES, 'message', 'x'.repeat(5_001)],
  [CLINICS, 'website', 'river example', 'javascript:alert(1)'],
  [CLINICS, 'zipCode', 'abc'],
  [CLINICS, 'phone contactPhone', '12'],
  [CLINICS, 'state', 'ZZ'],
  [CLINICS, 'services', ['Astrology'], 'Medical Care'],
  [CLINICS, 'isFree', 'yes'],
  [SIGN_UPS, 'email', 'nobody'],
  [SEARCH, 'distance', '7'],
]

/** A body that is wrong as a whole. */
const BODIES: [path: string, body: string, type: string, status: number][] = [
  [MESSAGES, '{"name":', JSON_TYPE, 400],
  [MESSAGES, '[]', JSON_TYPE, 400],
  [MESSAGES, 'null', JSON_TYPE, 400],
  [MESSAGES, '', JSON_TYPE, 400],
  [MESSAGES, 'hello', 'text/plain', 415],
  [CLINICS, '<a/>', 'application/xml', 415],
  [SIGN_UPS, 'x', 'multipart/form-data; boundary=x', 415],
  [MESSAGES, LONG, JSON_TYPE, 413],
  [SEARCH, '[]', JSON_TYPE, 400],
  [SEARCH, '{"location": 5}', JSON_TYPE, 400],
  [SEARCH, JSON.stringify({ location: 'x'.repeat(20_000) }), JSON_TYPE, 400],
  [SEARCH, '{"location": "\\u0000"}', JSON_TYPE, 400],
  [SEARCH, '{', JSON_TYPE, 400],
  [SEARCH, '', JSON_TYPE, 400],
  [SEARCH, 'location=Chicago', 'application/x-www-form-urlencoded', 415],
]

it('a form or search that can’t be used is answered with a problem that says why, whatever is wrong', async () => {
  const problemOf = async (response: Response) => {
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    const problem = Problem.parse(await response.json())
    expect(problem.status).toBe(response.status)
    return [response.status, ...Object.keys(problem.errors ?? {})].join()
  }
  const rows = VALUES.flatMap(([path, fields, ...values]) =>
    fields.split(' ').flatMap((field) => values.map((value) => [path, field, value] as const)),
  )
  await expectAnswers(rows, async ([path, field, value]) => [
    await problemOf(await send(path, { ...SOUND[path], [field]: value })),
    `400,${field}`,
  ])
  await expectAnswers(BODIES, async ([path, body, type, status]) => [
    await problemOf(await post(path, body, { 'content-type': type })),
    String(status),
  ])
  const { errors } = Problem.parse(await (await send(MESSAGES, {})).json())
  const required = ['name', 'email', 'subject', 'message'].map((name) => [name, ['is required']])
  expect(errors).toEqual(Object.fromEntries(required))
})

it('a form or search that can’t be used is answered with a problem that says why, also if its size is not sent in advance, or it is not sent with POST', async () => {
  for (const path of [MESSAGES, SEARCH]) {
    const body = new Blob([LONG]).stream()
    const headers = { 'content-type': JSON_TYPE }
    const request = { method: 'POST', body, headers, duplex: 'half' }
    expect((await api.get(path, request)).status, path).toBe(413)
  }
  const read = await api.get(MESSAGES)
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
})

it('a form from another site is refused, and one of our own pages is let through', async () => {
  const cases: [headers: Record<string, string>, status: number][] = [
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.clinics.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://clinics.example' }, 201],
  ]
  for (const [headers, status] of cases) {
    const values = messageValues()
    expect([headers, (await send(MESSAGES, values, headers)).status]).toEqual([headers, status])
    expect(await messagesFrom(values.email)).toHaveLength(status === 201 ? 1 : 0)
  }
})

it('forms from one address are refused after twenty, and the sender learns when to retry', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const sendOne = () => send(MESSAGES, messageValues(), from)
  const { pool } = api.database
  // A clock that was a day ahead is forgotten.
  expect((await sendOne()).status).toBe(201)
  await pool.query(
    'update rate_limits set points = 20, expire = expire + 86400000 where points = 1',
  )
  expect((await sendOne()).status).toBe(201)
  const others = await Promise.all(Array.from({ length: 19 }, sendOne))
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 201))
  const lines = logLines(api.payload)
  const refused = await sendOne()
  expect([refused.status, (await sendOne()).status]).toEqual([429, 429])
  expect(lines).toMatchObject([{ event: 'form.throttled', form: 'sendMessage' }])
  expect(Problem.parse(await refused.json()).detail).toContain('try again in 10 minutes')
  const seconds = Number(refused.headers.get('retry-after'))
  expect([seconds > 500, seconds <= 600]).toEqual([true, true])
  // Others can still send, and so can that address with other forms.
  expect((await send(MESSAGES, messageValues())).status).toBe(201)
  expect((await send(CLINICS, clinicValues(), from)).status).toBe(201)
  const { rows } = await pool.query('select key from rate_limits')
  expect(JSON.stringify([rows, lines])).not.toContain('203.0.113')
})

it('a form that waits for the database in vain is refused in plain words', async () => {
  expectErrorLines(/canceling statement|could not store what was sent/)
  const refused = await whileLocked(api.database.pool, 'contact_messages', () =>
    send(MESSAGES, messageValues()),
  )
  expect(refused.status).toBe(503)
  expect(Problem.parse(await refused.json()).detail).toContain('try again in a few seconds')
})
