import { expect, it } from 'vitest'
import { typeFaults } from '../../../cms/documents/types/type-faults.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { whileLocked } from '../../support/locked-table.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn, visitor } from '../../support/people.ts'
import { expectAnswers } from '../../support/table.ts'

const test = await startPayload()
const admin = await signIn(test.payload, 'admin')
const clinic = (await test.payload.find({ collection: 'clinics', limit: 1 })).docs[0]?.id

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
    const { status, body: answer } = await admin.ask<Faults>(method, path, body)
    const faults = answer.errors?.[0]?.data?.errors ?? []
    return [status, ...faults.map((fault) => [fault.path, fault.message])]
  }
  const wrong = expect.stringMatching(/^This has to .+\.$/)
  for (const [method, path, body, field] of WRONG_KINDS)
    expect(await faultsOf(method, path, body), path).toEqual([400, [field, wrong]])
  for (const row of [{}, { address: null }, { address: '' }]) {
    const faults = await faultsOf('PATCH', '/needs/1', { links: [{ label: 'More', ...row }] })
    expect(faults).toEqual([400, ['links.0.address', 'This field is required.']])
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
  await expectAnswers(ASKED, async ([method, path, status, body]) => [
    (await admin.ask(method, path, body)).status,
    status,
  ])
  await expectAnswers(DESK, async ([path, body]) => {
    const { status, refusal } = await admin.askEndpoint(path, body)
    return [
      [status, Boolean(refusal)],
      [400, true],
    ]
  })
  for (const name of ['constructor', 'payload-jobs', 'nothing'])
    expect((await admin.askEndpoint(`/export/${name}`)).status, name).toBe(404)
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
  const paths = ['/media', '/redirects', '/users/login', `/clinics/${clinic}/duplicate`]
  await expectAnswers(BODIES, async ([type, body, status]) => {
    const headers = { 'content-type': type, 'content-length': String(body.length) }
    const sent = new Blob([body])
    const answers = paths.map((path) => visitor(test.payload).ask('POST', path, sent, headers))
    const statuses = (await Promise.all(answers)).map((answer) => answer.status)
    return [statuses, paths.map(() => status)]
  })
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
  const where = { from: { equals: data.from } }
  expect((await test.payload.count({ collection: 'redirects', where })).totalDocs).toBe(0)
  await test.database.pool.query('drop function refuse cascade')
})

it('an editor who waits for the database in vain reads in plain words to try again', async () => {
  expectErrorLines(/current transaction is aborted|canceling statement/)
  const { rows } = await test.payload.db.pool.query('show lock_timeout')
  expect(rows[0].lock_timeout).toBe('10s')
  const refused = await whileLocked(test.database.pool, 'redirects', () =>
    admin.ask('POST', '/redirects', { from: '/old-page', to: '/resources' }),
  )
  const refusal = 'The directory can’t reach its database. Please try again in a few seconds.'
  expect(refused).toMatchObject({ status: 503, refusal })
  expect(refused.headers.get('retry-after')).toBe('5')
})
