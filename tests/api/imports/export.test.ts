import { parse } from 'csv-parse/sync'
import type { Where } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { messageValues } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn, type Visitor, visitor } from '../../support/people.ts'

const test = await startPayload()
const reviewer = await signIn(test.payload, 'reviewer')
afterAll(() => test.close())

const ask = (path: string, person: Visitor = reviewer) =>
  person.askEndpoint<string>(`/export/${path}`)

const rows = async (path: string): Promise<Record<string, string>[]> => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return parse(answer.body, { columns: true, bom: true })
}

const count = async (where: Where) =>
  (await test.payload.count({ collection: 'clinics', where })).totalDocs

it('the whole list is exported, as filtered, searched and sorted', async () => {
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

it('a list is exported as the panel opens it, and the trash separately', async () => {
  const message = (subject: string, status: 'new' | 'spam') =>
    test.payload.create({
      collection: 'contact-messages',
      data: { ...messageValues(), subject, status },
    })
  await message('A question', 'new')
  await message('Cheap pills', 'spam')
  const subjects = async (query = '') =>
    (await rows(`contact-messages${query}`)).map(({ subject }) => subject)
  expect(await subjects()).toEqual(['A question'])
  expect(await subjects('?where[status][equals]=spam')).toEqual(['Cheap pills'])
  const thrown = await newClinic(test.payload, {
    name: 'Thrown Away',
    deletedAt: new Date().toISOString(),
  })
  expect(await rows('clinics?trash=true')).toMatchObject([{ slug: thrown.slug }])
  expect(await rows(`clinics?where[slug][equals]=${thrown.slug}`)).toEqual([])
})

it('numbers stay numbers', async () => {
  await newClinic(test.payload, { name: 'Pinned', latitude: 34.5, longitude: -82.6 })
  const [clinic] = await rows('clinics?search=pinned')
  expect(clinic).toMatchObject({ latitude: '34.5', longitude: '-82.6', phone: '864-555-0142' })
})

it('formulas are exported as plain text', async () => {
  const subject = '=HYPERLINK("https://evil.example","Click")'
  const data = { ...messageValues(), subject, name: '@SUM(1)', message: 'Zoë, “hi”\nbye' }
  await test.payload.create({ collection: 'contact-messages', data: { ...data, status: 'new' } })
  const [message] = await rows('contact-messages')
  expect(message).toMatchObject({ subject: `'${subject}`, name: "'@SUM(1)", message: data.message })
})

it('nobody can export what they may not read', async () => {
  expect((await ask('clinics', visitor(test.payload))).status).toBe(401)
  expect((await ask('newsletter-signups')).status).toBe(403)
  expect((await ask('payload-jobs')).status).toBe(404)
  expect((await ask('nothing')).status).toBe(404)
  const { body: users } = await ask('users')
  expect(users).not.toMatch(/hash|salt|token/i)
})
