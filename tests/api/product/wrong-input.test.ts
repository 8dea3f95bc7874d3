import { handleEndpoints } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { typeFaults } from '../../../cms/documents/types/type-faults.ts'
import { inRequest } from '../../../cms/telemetry/request.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'

const test = await startPayload()
const admin = await signIn(test.payload, 'admin')
const clinic = (await test.payload.find({ collection: 'clinics', limit: 1 })).docs[0]?.id
afterAll(() => test.close())

interface Faults {
  errors: { data?: { errors: { path: string; message: string }[] } }[]
}

/** What is sent, and the field that the form marks. */
const WRONG_KINDS: [method: string, path: string, body: object, field: string][] = [
  ['POST', '/redirects', { from: '/old', to: 5 }, 'to'],
  ['POST', '/redirects', { from: '/old', to: '/', permanent: 'x' }, 'permanent'],
  ['PATCH', `/clinics/${clinic}`, { name: {} }, 'name'],
  ['PATCH', `/clinics/${clinic}?draft=true`, { isFree: 'perhaps' }, 'isFree'],
  ['PATCH', `/clinics/${clinic}?draft=true`, { latitude: 'north' }, 'latitude'],
  ['PATCH', `/clinics/${clinic}?draft=true`, { state: 'x' }, 'state'],
  ['PATCH', `/clinics/${clinic}?draft=true`, { openingHours: ['x'] }, 'openingHours.0'],
  ['POST', '/articles?draft=true', { date: 'yesterday' }, 'date'],
  ['POST', '/articles?draft=true', { body: 'text' }, 'body'],
  ['POST', '/globals/site-settings', { forms: 'x' }, 'forms'],
  ['POST', '/poverty-figures', { year: 2030, hawaii: null }, 'hawaii'],
]

it.each(WRONG_KINDS)('%s %s with %j is refused beside the field', async (...given) => {
  const [method, path, body, field] = given
  const answer = await admin.ask<Faults>(method, path, body)
  expect(answer.status).toBe(400)
  const [fault, ...others] = answer.body.errors[0]?.data?.errors ?? []
  expect(others).toEqual([])
  expect(fault?.path).toBe(field)
  expect(fault?.message).toMatch(/^This has to .+\.$/)
})

/** What is asked, and the status of the answer. */
const ASKED: [method: string, path: string, status: number, body?: object][] = [
  ['GET', '/media/x', 404],
  ['GET', '/media/1x', 404],
  ['GET', '/media/1.5', 404],
  ['GET', '/media/99999', 404],
  ['GET', '/media/99999999999', 404],
  ['GET', '/media/file/none.png', 404],
  ['GET', '/states/versions', 404],
  ['GET', '/globals/site-settings/versions', 404],
  ['GET', '/clinics/versions/x', 404],
  ['GET', '/constructor', 404],
  ['GET', '/__proto__/1', 404],
  ['GET', '/payload-migrations', 404],
  ['GET', '/og', 404],
  ['POST', '/users/verify/x', 404],
  ['DELETE', '/payload-preferences/nav', 404],
  ['GET', '/clinics?where={', 400],
  ['GET', '/clinics?where[name]=x', 400],
  ['GET', '/clinics?where[name][near]=1', 400],
  ['GET', '/clinics?where[id][contains]=1', 400],
  ['GET', '/clinics?limit=-1', 400],
  ['GET', '/clinics?limit=x', 400],
  ['GET', '/clinics?page=1e99', 400],
  ['GET', '/clinics?depth[a]=1', 400],
  ['GET', '/clinics?where[name][equals]=a%00', 400],
  ['POST', '/redirects', 400, { from: '/a\u0000', to: '/' }],
  ['POST', '/redirects', 400, ['/a']],
  ['POST', '/redirects', 400],
  ['POST', '/media', 400, { alt: 'x', url: 'http://127.0.0.1/', filename: 'x', focalX: 1 }],
  ['POST', '/payload-preferences/nav', 400, { value: 'a\u0000' }],
  ['POST', '/states?locale=all', 400, { name: 'New' }],
  ['POST', '/payload-query-presets', 400, { access: { root: null } }],
  ['PATCH', '/clinics/x', 404, { name: 'x' }],
  ['POST', '/clinics?draft=true', 400],
  ['GET', `/clinics/${clinic}?data=1`, 400],
  ['GET', `/clinics/${clinic}?data[]=x`, 400],
  ['GET', '/clinics?where[updatedAt][in]=60601', 400],
  ['GET', '/guides?where[body.root][contains]=x', 400],
  ['DELETE', '/articles?where[draftedBy.email][contains]=x', 400],
  ['GET', '/guides?where[body.root.type][equals]=root', 400],
  ['PATCH', '/needs/1', 400, { createdAt: null }],
  ['PATCH', '/needs/1', 200, { links: null }],
]

it.each(ASKED)('%s %s is answered with %i', async (method, path, status, body) => {
  const answer = await admin.ask(method, path, body)
  expect(answer.status).toBe(status)
})

it('a row without a value that it must have is refused beside the field', async () => {
  for (const row of [{}, { address: null }, { address: '' }]) {
    const links = [{ label: 'More', ...row }]
    const answer = await admin.ask<Faults>('PATCH', '/needs/1', { links })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0]?.data?.errors).toEqual([
      expect.objectContaining({ path: 'links.0.address', message: 'This field is required.' }),
    ])
  }
})

it('clinics can be filtered and sorted by a list that has a language', async () => {
  const languages = ['Basque']
  await admin.ask('PATCH', `/clinics/${clinic}`, { languages })
  for (const locale of ['en', 'es', 'all', 'x']) {
    const query = `where[languages][contains]=Basque&sort=-languages&locale=${locale}`
    const { status, body } = await admin.ask<{ docs: object[] }>('GET', `/clinics?${query}`)
    expect(status, locale).toBe(200)
    expect(body.docs.length, locale).toBe(locale === 'es' ? 0 : 1)
  }
})

const BODIES: [type: string, body: string, status: number][] = [
  ['application/json', '{', 400],
  ['application/json', '"yesterday"', 400],
  ['application/json', '[5]', 400],
  ['multipart/form-data', 'x', 400],
  ['multipart/form-data; boundary=x', '--x\r\n', 400],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
    400,
  ],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n1\r\n--x--\r\n',
    400,
  ],
  ['text/plain', '{}', 415],
  ['application/x-www-form-urlencoded', 'alt=x', 415],
]

it.each(BODIES)('a body of %s that is %j is answered with %i', async (type, body, status) => {
  for (const path of ['/media', '/redirects', '/users/login', `/clinics/${clinic}/duplicate`]) {
    const headers = { 'content-type': type, 'content-length': String(body.length) }
    const request = new Request(`http://localhost/cms-api${path}`, {
      method: 'POST',
      headers,
      body,
    })
    const response = await inRequest('a test', () =>
      handleEndpoints({ config: test.payload.config, request }),
    )
    expect(response.status, path).toBe(status)
  }
})

it('whatever can be read can be sent back as it is', async () => {
  for (const { slug, flattenedFields } of test.payload.config.collections) {
    for (const depth of [0, 1]) {
      const { docs } = await test.payload.find({ collection: slug, limit: 50, depth })
      for (const doc of docs) expect(typeFaults(flattenedFields, { ...doc }), slug).toEqual([])
    }
  }
})
