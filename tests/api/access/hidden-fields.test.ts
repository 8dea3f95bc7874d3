import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPayload, type TestPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

let test: TestPayload
let reviewer: Person
let admin: Person
beforeAll(async () => {
  test = await startPayload()
  await test.database.pool.query('delete from clinics')
  reviewer = await signIn(test.payload, 'reviewer')
  admin = await signIn(test.payload, 'admin')
})
afterAll(() => test.close())

const SECRETS = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration']
const REFUSED =
  /^(The following paths? cannot be queried: |This (list can’t be sorted by that|filter can’t be used)\.)/
const LISTS = [
  ...SECRETS.map((field) => ['users', field]),
  ...SECRETS.map((field) => ['clinics', `savedBy.${field}`]),
  ...SECRETS.map((field) => ['verifications', `by.${field}`]),
  ...SECRETS.map((field) => ['clinics/versions', `version.savedBy.${field}`]),
  ['newsletter-signups', 'token'],
  ['newsletter-signups', 'tokenExpires'],
]

describe.each(LISTS)('%s can’t be searched or sorted by the hidden %s', (list, field) => {
  /** They may read the list, so it is the field that they are refused. */
  const readers = () => (list === 'newsletter-signups' ? [admin] : [reviewer, admin])
  const expectRefused = async (query: string) => {
    for (const { ask } of readers()) {
      const answer = await ask('GET', `/${list}?${query}`)
      expect([answer.status, answer.refusal], query).toEqual([400, expect.stringMatching(REFUSED)])
    }
  }

  it('though the list can be read', async () => {
    for (const { ask } of readers()) expect((await ask('GET', `/${list}`)).status).toBe(200)
  })

  it.each(['exists', 'greater_than', 'like', 'equals', 'in'])('where %s', async (operator) => {
    const query = `where[${field}][${operator}]=${operator === 'exists' ? 'true' : 'a'}`
    await expectRefused(query)
    const nested = `where[or][0][and][0][${field}][${operator}]=a`
    await expectRefused(nested)
  })

  it('sorted', async () => {
    for (const sort of [field, `-${field}`, `email,${field}`, String(field).replace('.', '__')]) {
      await expectRefused(`sort=${sort}`)
    }
  })
})

it.each(SECRETS)('People can’t be counted by the hidden %s', async (field) => {
  const { status, refusal } = await admin.ask('GET', `/users/count?where[${field}][like]=a`)
  expect(status).toBe(400)
  expect(refusal).toMatch(REFUSED)
})

it('The people list can still be searched and sorted by what it shows', async () => {
  const { status } = await reviewer.ask('GET', '/users?sort=-email&where[email][like]=example')
  expect(status).toBe(200)
  expect((await reviewer.ask('GET', '/clinics?sort=savedBy.email')).status).toBe(200)
})

it.each(SECRETS)('An export of the people is not sorted by their %s', async (field) => {
  const { status, refusal } = await admin.askEndpoint(`/export/users?sort=${field}`)
  expect(status).toBe(400)
  expect(refusal).toMatch(REFUSED)
})
