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
const LISTS = [
  ...SECRETS.map((field) => ['users', field]),
  ...SECRETS.map((field) => ['clinics', `savedBy.${field}`]),
  ...SECRETS.map((field) => ['verifications', `by.${field}`]),
  ...SECRETS.map((field) => ['clinics/versions', `version.savedBy.${field}`]),
  ['newsletter-signups', 'token'],
  ['newsletter-signups', 'tokenExpires'],
]

describe.each(LISTS)('%s can’t be searched or sorted by the hidden %s', (list, field) => {
  const asked = (query: string) =>
    Promise.all([reviewer, admin].map(({ ask }) => ask('GET', `/${list}?${query}`)))

  it.each(['exists', 'greater_than', 'like', 'equals', 'in'])('where %s', async (operator) => {
    const query = `where[${field}][${operator}]=${operator === 'exists' ? 'true' : 'a'}`
    for (const { status } of await asked(query)) expect(status).not.toBe(200)
    const nested = `where[or][0][and][0][${field}][${operator}]=a`
    for (const { status } of await asked(nested)) expect(status).not.toBe(200)
  })

  it('sorted', async () => {
    for (const sort of [field, `-${field}`, `email,${field}`, String(field).replace('.', '__')]) {
      for (const { status } of await asked(`sort=${sort}`)) expect(status, sort).not.toBe(200)
    }
  })
})

it.each(SECRETS)('People can’t be counted by the hidden %s', async (field) => {
  const { status } = await admin.ask('GET', `/users/count?where[${field}][like]=a`)
  expect(status).not.toBe(200)
})

it('The people list can still be searched and sorted by what it shows', async () => {
  const { status } = await reviewer.ask('GET', '/users?sort=-email&where[email][like]=example')
  expect(status).toBe(200)
  expect((await reviewer.ask('GET', '/clinics?sort=savedBy.email')).status).toBe(200)
})

it.each(SECRETS)('An export of the people is not sorted by their %s', async (field) => {
  const { status } = await admin.askEndpoint(`/export/users?sort=${field}`)
  expect(status).not.toBe(200)
})
