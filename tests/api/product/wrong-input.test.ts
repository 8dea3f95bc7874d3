import { handleEndpoints } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { typeFaults } from '../../../cms/documents/types/type-faults.ts'
import { inRequest } from '../../../cms/telemetry/request.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
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
  ['PATCH', `/clinics/${clinic}?draft=true`, { latitude: 'north' }, 'latitude'],
  ['PATCH', `/clinics/${clinic}?draft=true`, { state: 'x' }, 'state'],
  ['PATCH', `/clinics/${clinic}?draft=true`, { openingHours: ['x'] }, 'openingHours.0'],
  ['POST', '/articles?draft=true', { date: 'yesterday' }, 'date'],
  ['POST', '/articles?draft=true', { body: 'text' }, 'body'],
  ['POST', '/globals/site-settings', { forms: 'x' }, 'forms'],
  ['POST', '/poverty-figures', { year: 2030, hawaii: null }, 'hawaii'],
]

it('a value of the wrong kind, or none where there must be one, is refused beside the field', async () => {
  const faultsOf = async (method: string, path: string, body: object) => {
    const answer = await admin.ask<Faults>(method, path, body)
    return { status: answer.status, faults: answer.body.errors?.[0]?.data?.errors ?? [] }
  }
  for (const [method, path, body, field] of WRONG_KINDS) {
    const { status, faults } = await faultsOf(method, path, body)
    expect([path, body, status]).toEqual([path, body, 400])
    expect(faults).toEqual([
      expect.objectContaining({
        path: field,
        message: expect.stringMatching(/^This has to .+\.$/),
      }),
    ])
  }
  for (const row of [{}, { address: null }, { address: '' }]) {
    const links = [{ label: 'More', ...row }]
    const { status, faults } = await faultsOf('PATCH', '/needs/1', { links })
    expect(status).toBe(400)
    const message = 'This field is required.'
    expect(faults).toEqual([expect.objectContaining({ path: 'links.0.address', message })])
  }
})

/** What is asked, and the status of the answer. */
const ASKED: [method: string, path: string, status: number, body?: object][] = [
  ['GET', '/media/x', 404],
  ['GET', '/media/99999999999', 404],
  ['GET', '/media/file/none.png', 404],
  ['GET', '/states/versions', 404],
  ['GET', '/clinics/versions/x', 404],
  ['GET', '/constructor', 404],
  ['GET', '/payload-migrations', 404],
  ['POST', '/users/verify/x', 404],
  ['PATCH', '/clinics/x', 404, { name: 'x' }],
  ['GET', '/clinics?where={', 400],
  ['GET', '/clinics?where[name]=x', 400],
  ['GET', '/clinics?where[name][near]=1', 400],
  ['GET', '/clinics?where[updatedAt][in]=60601', 400],
  ['GET', '/clinics?where[name][equals]=a%00', 400],
  ['GET', '/guides?where[body.root][contains]=x', 400],
  ['DELETE', '/articles?where[draftedBy.email][contains]=x', 400],
  ['GET', '/clinics?page=1e99', 400],
  ['GET', '/clinics?depth[a]=1', 400],
  ['GET', `/clinics/${clinic}?data[]=x`, 400],
  ['POST', '/redirects', 400, { from: '/a\u0000', to: '/' }],
  ['POST', '/redirects', 400, ['/a']],
  ['POST', '/clinics?draft=true', 400],
  ['POST', '/media', 400, { alt: 'x', url: 'http://127.0.0.1/', filename: 'x', focalX: 1 }],
  ['POST', '/payload-preferences/nav', 400, { value: 'a\u0000' }],
  ['POST', '/states?locale=all', 400, { name: 'New' }],
  ['POST', '/payload-query-presets', 400, { access: { root: null } }],
  ['PATCH', '/needs/1', 400, { createdAt: null }],
  ['PATCH', '/needs/1', 200, { links: null }],
]

/** Larger than any number that Postgres gives a document. */
const HUGE = 99_999_999_999

const DESK: [path: string, body?: object][] = [
  [`/imports/${HUGE}`],
  [`/imports/${HUGE}/move`, { step: 'apply' }],
  ['/imports/1/decide', { decision: 'accepted', which: { ids: [HUGE] } }],
  ['/submissions/1/clinic', { clinic: HUGE }],
  [`/messages/${HUGE}/status`, { status: 'read' }],
  [`/verification/${HUGE}/open`, {}],
  ['/verification/next', { except: [HUGE] }],
  ['/clinics/1/compare', { other: HUGE }],
  ['/verification/next.5/open', {}],
]

it('whatever somebody asks of Payload’s API or the panel’s is answered in the right way', async () => {
  const misses: unknown[] = []
  for (const [method, path, status, body] of ASKED) {
    const got = (await admin.ask(method, path, body)).status
    if (got !== status) misses.push([method, path, status, got])
  }
  for (const [path, body] of DESK) {
    const { status, refusal } = await admin.askEndpoint(path, body)
    if (status !== 400 || !refusal) misses.push([path, body, status, refusal])
  }
  for (const name of ['constructor', 'payload-jobs', 'nothing']) {
    const { status } = await admin.askEndpoint(`/export/${name}`)
    if (status !== 404) misses.push([name, status])
  }
  expect(misses).toEqual([])
})

it('clinics can be filtered and sorted by a list that has a language', async () => {
  await admin.ask('PATCH', `/clinics/${clinic}`, { languages: ['Basque'] })
  for (const locale of ['en', 'es', 'all', 'x']) {
    const query = `where[languages][contains]=Basque&sort=-languages&locale=${locale}`
    const { status, body } = await admin.ask<{ docs: object[] }>('GET', `/clinics?${query}`)
    expect([locale, status, body.docs.length]).toEqual([locale, 200, locale === 'es' ? 0 : 1])
  }
})

const payloadPart = (json: string) =>
  `--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${json}\r\n--x--\r\n`

const BODIES: [type: string, body: string, status: number][] = [
  ['application/json', '{', 400],
  ['application/json', '"yesterday"', 400],
  ['application/json', '[5]', 400],
  ['multipart/form-data', 'x', 400],
  ['multipart/form-data; boundary=x', '--x\r\n', 400],
  ['multipart/form-data; boundary=x', payloadPart('{'), 400],
  ['multipart/form-data; boundary=x', payloadPart('1'), 400],
  ['text/plain', '{}', 415],
  ['application/x-www-form-urlencoded', 'alt=x', 415],
]

it('a body that can’t be read is refused', async () => {
  const misses: unknown[] = []
  for (const [type, body, status] of BODIES)
    for (const path of ['/media', '/redirects', '/users/login', `/clinics/${clinic}/duplicate`]) {
      const headers = { 'content-type': type, 'content-length': String(body.length) }
      const sent = { method: 'POST', headers, body }
      const request = new Request(`http://localhost/cms-api${path}`, sent)
      const response = await inRequest('a test', () =>
        handleEndpoints({ config: test.payload.config, request }),
      )
      if (response.status !== status) misses.push([path, type, body, response.status])
    }
  expect(misses).toEqual([])
})

it('whatever can be read can be sent back as it is', async () => {
  for (const { slug, flattenedFields } of test.payload.config.collections)
    for (const depth of [0, 1]) {
      const { docs } = await test.payload.find({ collection: slug, limit: 50, depth })
      for (const doc of docs) expect(typeFaults(flattenedFields, { ...doc }), slug).toEqual([])
    }
})

it('what Postgres refuses at the commit is not reported as saved', async () => {
  await test.database.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused at the commit'; end $$;
    create constraint trigger refuse after insert on redirects
      deferrable initially deferred for each row execute function refuse()`)
  const data = { from: '/old-page', to: '/resources' }
  await expect(test.payload.create({ collection: 'redirects', data })).rejects.toThrow('commit')
  expect((await test.payload.count({ collection: 'redirects' })).totalDocs).toBe(0)
  await test.database.pool.query('drop function refuse cascade')
})

it('an editor who waits for the database in vain reads in plain words to try again', async () => {
  expectErrorLines(/current transaction is aborted|canceling statement/)
  const { rows } = await test.payload.db.pool.query('show lock_timeout')
  expect(rows[0].lock_timeout).toBe('10s')
  const other = await test.database.pool.connect()
  await other.query('begin; lock table redirects in access exclusive mode')
  const saving = admin.ask('POST', '/redirects', { from: '/old-page', to: '/resources' })
  // As Postgres does after those ten seconds.
  const giveUp = () =>
    other.query(`select pg_cancel_backend(pid) from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`)
  await expect.poll(async () => (await giveUp()).rowCount, { timeout: 10_000 }).toBeGreaterThan(0)
  const refused = await saving
  await other.query('rollback')
  other.release()
  expect([refused.status, refused.refusal, refused.headers.get('retry-after')]).toEqual([
    503,
    'The directory can’t reach its database. Please try again in a few seconds.',
    '5',
  ])
})
