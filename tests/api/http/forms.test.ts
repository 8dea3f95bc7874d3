import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FormReceipt, Problem } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { clinicValues, mark, messageValues } from '../../support/form-values.ts'
import { logLines } from '../../support/log-lines.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const MESSAGES = '/api/contact-messages'
const CLINICS = '/api/clinic-submissions'
const SIGN_UPS = '/api/newsletter-signups'
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

/** Sends a form from an address that no other call comes from, unless the headers name one. */
const post = (path: string, body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  api.get(path, {
    method: 'POST',
    body,
    headers: {
      'x-forwarded-for': `2001:db8:${mark().slice(0, 4)}:${mark().slice(0, 4)}::1`,
      ...headers,
    },
  })

const send = (path: string, values: object, headers: Record<string, string> = {}) =>
  post(path, JSON.stringify(values), { ...JSON_TYPE, ...headers })

const messagesFrom = async (email: string) => {
  const where = { email: { equals: email } }
  return (await api.payload.find({ collection: 'contact-messages', where })).docs
}

describe('a form that is sent', () => {
  it('with a message is stored as it was written', async () => {
    const values = messageValues()
    const response = await send(MESSAGES, values)
    expect(response.status).toBe(201)
    expect(FormReceipt.parse(await response.json())).toEqual({ status: 'received' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await messagesFrom(values.email)).toMatchObject([{ ...values, status: 'new' }])
  })

  it('keeps the language of its page, so that the answer can be in it', async () => {
    const [spanish, other] = [messageValues(), messageValues()]
    await send(`${MESSAGES}?locale=es`, spanish)
    await send(`${MESSAGES}?locale=fr`, other)
    expect(await messagesFrom(spanish.email)).toMatchObject([{ locale: 'es' }])
    expect(await messagesFrom(other.email)).toMatchObject([{ locale: 'en' }])
  })

  it('with a clinic is stored completely, to be reviewed', async () => {
    const values = clinicValues()
    expect((await send(CLINICS, values)).status).toBe(201)
    const { docs } = await api.payload.find({
      collection: 'clinic-submissions',
      where: { clinicName: { equals: values.clinicName } },
    })
    expect(docs).toMatchObject([{ ...values, status: 'received' }])
  })

  it('needs only the required fields', async () => {
    const { name, email, subject, message } = messageValues()
    expect((await send(MESSAGES, { name, email, subject, message })).status).toBe(201)
    const { clinicName, address, city, zipCode, phone, contactName, contactEmail } = clinicValues()
    const clinic = { clinicName, address, city, zipCode, phone, contactName, contactEmail }
    expect((await send(CLINICS, clinic)).status).toBe(201)
  })

  it('with a sign-up waits to be confirmed, and is stored once if it is repeated', async () => {
    const name = mark()
    const calls = [`${name}@example.org`, `${name.toUpperCase()}@Example.org`].map((email) =>
      send(SIGN_UPS, { email }),
    )
    for (const response of await Promise.all(calls)) expect(response.status).toBe(201)
    const { docs } = await api.payload.find({
      collection: 'newsletter-signups',
      where: { email: { equals: `${name}@example.org` } },
      showHiddenFields: true,
    })
    expect(docs).toMatchObject([{ status: 'pending', token: expect.stringMatching(/^[\w-]{43}$/) }])
  })

  it('may be URL-encoded, as a page posts it without scripts', async () => {
    const { services, isFree, isLowCost, ...texts } = clinicValues()
    const body = new URLSearchParams({ ...texts, isFree: 'true' })
    for (const service of services) body.append('services', service)
    expect((await post(CLINICS, body, FORM_TYPE)).status).toBe(201)
    const { docs } = await api.payload.find({
      collection: 'clinic-submissions',
      where: { clinicName: { equals: texts.clinicName } },
    })
    expect(docs).toMatchObject([{ ...texts, services, isFree: true, isLowCost: false }])
  })

  it('loses surrounding spaces, and characters that can’t be stored', async () => {
    const values = messageValues()
    await send(MESSAGES, { ...values, name: '  Ana\0 Díaz ', message: 'a\r\nb' })
    expect(await messagesFrom(values.email)).toMatchObject([{ name: 'Ana Díaz', message: 'a\nb' }])
  })
})

const LONG = 'x'.repeat(70_000)

/** What is sent, its type, the status, and the field that the answer names. */
const CASES: [
  name: string,
  path: string,
  body: string,
  type: object,
  status: number,
  field?: string,
][] = [
  ...(['name', 'email', 'subject', 'message'] as const).flatMap((field) => [
    ...([undefined, '', '   ', 7, null, ['x']] as const).map((value): (typeof CASES)[number] => [
      `${field} is ${JSON.stringify(value)}`,
      MESSAGES,
      JSON.stringify({ ...messageValues(), [field]: value }),
      JSON_TYPE,
      400,
      field,
    ]),
  ]),
  ...(
    ['clinicName', 'address', 'city', 'zipCode', 'phone', 'contactName', 'contactEmail'] as const
  ).map((field): (typeof CASES)[number] => [
    `${field} is missing`,
    CLINICS,
    JSON.stringify({ ...clinicValues(), [field]: undefined }),
    JSON_TYPE,
    400,
    field,
  ]),
  ...(
    [
      [MESSAGES, 'email', 'ana at example.org'],
      [MESSAGES, 'email', 'ana@'],
      [MESSAGES, 'category', 'complaint'],
      [MESSAGES, 'name', 'x'.repeat(201)],
      [MESSAGES, 'message', 'x'.repeat(5_001)],
      [CLINICS, 'website', 'river.example.org'],
      [CLINICS, 'website', 'javascript:alert(1)'],
      [CLINICS, 'state', 'PR'],
      [CLINICS, 'services', ['Astrology']],
      [CLINICS, 'services', 'Medical Care'],
      [CLINICS, 'isFree', 'yes'],
      [SIGN_UPS, 'email', 'nobody'],
    ] as const
  ).map(([path, field, value]): (typeof CASES)[number] => [
    `${field} is ${JSON.stringify(value).slice(0, 30)}`,
    path,
    JSON.stringify({
      ...(path === MESSAGES ? messageValues() : path === CLINICS ? clinicValues() : {}),
      [field]: value,
    }),
    JSON_TYPE,
    400,
    field,
  ]),
  ['the JSON is broken', MESSAGES, '{"name":', JSON_TYPE, 400],
  ['the JSON is a list', MESSAGES, '[]', JSON_TYPE, 400],
  ['the JSON is null', MESSAGES, 'null', JSON_TYPE, 400],
  ['the body is empty', MESSAGES, '', JSON_TYPE, 400],
  ['the body is text', MESSAGES, 'hello', { 'content-type': 'text/plain' }, 415],
  ['the body is XML', CLINICS, '<a/>', { 'content-type': 'application/xml' }, 415],
  ['the body is a file', SIGN_UPS, 'x', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['the body is larger than 64 KB', MESSAGES, JSON.stringify({ message: LONG }), JSON_TYPE, 413],
]

describe('a form that can’t be used is answered with a problem that says why', () => {
  it.each(CASES)('%s (%s)', async (_, path, body, type, status, field) => {
    const response = await post(path, body, { ...type })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    const problem = Problem.parse(await response.json())
    expect(problem.status).toBe(status)
    if (field) expect(Object.keys(problem.errors ?? {})).toEqual([field])
    else expect(problem.errors).toBeUndefined()
  })

  it('also if its size is not sent in advance', async () => {
    const parts = new Blob([JSON.stringify({ message: LONG })]).stream()
    const request = { method: 'POST', body: parts, headers: JSON_TYPE, duplex: 'half' }
    expect((await api.get(MESSAGES, request)).status).toBe(413)
  })

  it('names every field that is wrong', async () => {
    const response = await send(MESSAGES, {})
    const { errors } = Problem.parse(await response.json())
    expect(errors).toEqual({
      name: ['is required'],
      email: ['is required'],
      subject: ['is required'],
      message: ['is required'],
    })
  })

  it('also if it is not sent with POST', async () => {
    const response = await api.get(MESSAGES)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})

describe('abuse', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://other.clinics.example' }],
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
  ])('from another site is refused: %o', async (headers) => {
    const values = messageValues()
    expect((await send(MESSAGES, values, { ...headers })).status).toBe(403)
    expect(await messagesFrom(values.email)).toEqual([])
  })

  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://clinics.example' }],
    [{ origin: 'https://clinics.example' }],
  ])('does not include forms from our own pages: %o', async (headers) => {
    expect((await send(MESSAGES, messageValues(), { ...headers })).status).toBe(201)
  })

  it('that fills in the hidden field is answered with success and discarded', async () => {
    const values = messageValues()
    const response = await send(MESSAGES, { ...values, leaveThisEmpty: 'https://spam.example' })
    expect(response.status).toBe(201)
    expect(await messagesFrom(values.email)).toEqual([])
  })

  it('from one address ends after twenty forms, and the sender learns when to retry', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' }
    for (let count = 0; count < 20; count++) {
      expect((await send(MESSAGES, messageValues(), from)).status).toBe(201)
    }
    const lines = logLines(api.payload)
    const refused = await send(MESSAGES, messageValues(), from)
    expect(refused.status).toBe(429)
    expect((await send(MESSAGES, messageValues(), from)).status).toBe(429)
    expect(lines).toMatchObject([{ event: 'form.throttled', form: 'sendMessage' }])
    expect(JSON.stringify(lines)).not.toContain('203.0.113')
    expect(Problem.parse(await refused.json()).detail).toContain('try again in 10 minutes')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    // Others can still send, and so can that address with other forms.
    expect((await send(MESSAGES, messageValues())).status).toBe(201)
    expect((await send(CLINICS, clinicValues(), from)).status).toBe(201)
    const { rows } = await api.database.pool.query('select key from rate_limits')
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
  })

  it('while the database is busy is refused within ten seconds, in plain words', async () => {
    const other = await api.database.pool.connect()
    await other.query('begin; lock table contact_messages in access exclusive mode')
    const first = Array.from({ length: 10 }, () => send(MESSAGES, messageValues()))
    await wait(3_000)
    const begunAt = performance.now()
    const refused = await send(MESSAGES, messageValues())
    expect(refused.status).toBe(503)
    expect(performance.now() - begunAt).toBeLessThan(11_000)
    expect(Problem.parse(await refused.json()).detail).toContain('try again in a few seconds')
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(10).fill(503))
    await other.query('rollback')
    other.release()
    expect((await send(MESSAGES, messageValues())).status).toBe(201)
  }, 30_000)

  it('from an address that sent many while the clock was a day ahead is taken', async () => {
    const from = { 'x-forwarded-for': '203.0.113.10' }
    expect((await send(MESSAGES, messageValues(), from)).status).toBe(201)
    await api.database.pool.query(
      'update rate_limits set points = 20, expire = expire + 86400000 where points = 1',
    )
    expect((await send(MESSAGES, messageValues(), from)).status).toBe(201)
    for (let count = 0; count < 19; count++) await send(MESSAGES, messageValues(), from)
    const refused = await send(MESSAGES, messageValues(), from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
  })
})

describe('a site that only simulates its forms', () => {
  it('stores nothing and says so', async () => {
    const set = (forms: 'live' | 'simulated') =>
      api.payload.updateGlobal({ slug: 'site-settings', data: { forms } })
    await set('simulated')
    const values = messageValues()
    const response = await send(MESSAGES, values)
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ status: 'simulated' })
    expect(await messagesFrom(values.email)).toEqual([])
    await set('live')
  })
})

describe('the OpenAPI document', () => {
  it('describes the forms as well as the other endpoints', async () => {
    const { paths } = await (await api.get('/api/openapi.json')).json()
    const { schema } = paths[MESSAGES].post.requestBody.content['application/json']
    expect(schema.required).toEqual(['name', 'email', 'subject', 'message'])
    expect(paths[SIGN_UPS].post.responses[429]).toBeDefined()
    expect(paths['/api/states'].get).toBeDefined()
  })
})
