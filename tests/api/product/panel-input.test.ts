import { afterAll, expect, it } from 'vitest'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'

const test = await startPayload()
const editor = await signIn(test.payload, 'editor')
afterAll(() => test.close())

/** Larger than any number that Postgres gives a document. */
const TOO_LARGE = 99_999_999_999

it.each<[path: string, body?: object]>([
  [`/imports/${TOO_LARGE}`],
  [`/imports/${TOO_LARGE}/rejected.csv`],
  [`/imports/${TOO_LARGE}/move`, { step: 'apply' }],
  ['/imports/1/decide', { decision: 'accepted', which: { ids: [TOO_LARGE] } }],
  [`/submissions/${TOO_LARGE}`],
  ['/submissions/1/clinic', { clinic: TOO_LARGE }],
  [`/messages/${TOO_LARGE}/status`, { status: 'read' }],
  ['/messages/1/clinic', { clinic: TOO_LARGE }],
  [`/verification/${TOO_LARGE}/open`, {}],
  ['/verification/next', { except: [TOO_LARGE] }],
  [`/clinics/${TOO_LARGE}/compare`, { other: 1 }],
  ['/clinics/1/compare', { other: TOO_LARGE }],
  ['/verification/next.5/open', {}],
])('%s with %j is refused with a message', async (path, body) => {
  const { status, refusal } = await editor.askEndpoint(path, body)
  expect(status).toBe(400)
  expect(refusal).toMatch(/\w/)
})

it('a list that does not exist can’t be exported', async () => {
  for (const name of ['constructor', 'payload-jobs', 'nothing'])
    expect((await editor.ask('GET', `/desk/export/${name}`)).status).toBe(404)
})
