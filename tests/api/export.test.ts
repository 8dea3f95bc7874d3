import { parse } from 'csv-parse/sync'
import { handleEndpoints, type Where } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageValues } from '../support/form-values.ts'
import { newClinic } from '../support/new-clinic.ts'
import { startPayload, type TestPayload } from '../support/payload.ts'

let test: TestPayload
let token: string
beforeAll(async () => {
  test = await startPayload()
  const data = { email: 'reviewer@example.org', password: 'long enough to do' }
  await test.payload.create({ collection: 'users', data: { ...data, role: 'reviewer' } })
  token = (await test.payload.login({ collection: 'users', data })).token ?? ''
})
afterAll(() => test.close())

const ask = (path: string, headers: Record<string, string> = { authorization: `JWT ${token}` }) =>
  handleEndpoints({
    config: test.payload.config,
    request: new Request(`http://localhost/cms-api/desk/export/${path}`, { headers }),
  })

const rows = async (path: string): Promise<Record<string, string>[]> => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return parse(await answer.text(), { columns: true, bom: true })
}

const count = async (where: Where) =>
  (await test.payload.count({ collection: 'clinics', where })).totalDocs

it('a list is exported whole, as it is filtered, searched and ordered', async () => {
  const all = await rows('clinics')
  expect(all).toHaveLength(await count({}))
  const state = '&where[and][0][state.abbreviation][equals]=CA'
  const found = await rows(`clinics?sort=-name&page=2&limit=10${state}`)
  expect(found).toHaveLength(await count({ 'state.abbreviation': { equals: 'CA' } }))
  const names = found.map(({ name }) => name ?? '')
  expect(names).toEqual([...names].sort((one, other) => (one < other ? 1 : -1)))
  expect(new Set(found.map((clinic) => clinic.state))).toEqual(new Set(['California']))
  await newClinic(test.payload, { name: 'Searched For' })
  expect(await rows('clinics?search=searched')).toMatchObject([{ city: 'Anderson' }])
})

it('what a spreadsheet would run is plain text', async () => {
  const subject = '=HYPERLINK("https://evil.example","Click")'
  const data = { ...messageValues(), subject, name: '@SUM(1)', message: 'Zoë, “hi”\nbye' }
  await test.payload.create({ collection: 'contact-messages', data: { ...data, status: 'new' } })
  const [message] = await rows('contact-messages')
  expect(message).toMatchObject({ subject: `'${subject}`, name: "'@SUM(1)", message: data.message })
})

it('nobody exports what they may not read', async () => {
  expect((await ask('clinics', {})).status).toBe(401)
  expect((await ask('newsletter-signups')).status).toBe(403)
  expect((await ask('payload-jobs')).status).toBe(404)
  expect((await ask('nothing')).status).toBe(404)
  const users = await (await ask('users')).text()
  expect(users).not.toMatch(/hash|salt|token/i)
})
