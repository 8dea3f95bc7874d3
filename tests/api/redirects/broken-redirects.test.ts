import { afterAll, beforeAll, expect, it } from 'vitest'
import { brokenRedirects } from '../../../cms/dashboard/redirects/broken-redirects.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'

let test: TestPayload
beforeAll(async () => {
  test = await startPayload()
})
afterAll(() => test.close())

const WORKING = [
  '/',
  '/resources/qualify',
  '/submit-clinic',
  '/services/united-states/california',
  '/category/dental',
  '/category/dental/state/california',
  '/services/category/dental/united-states/california',
  '/search?location=Anderson',
  'https://other.example/gone',
  '/old-0',
]

const BROKEN = [
  '/nothing-here',
  '/services/no-such-clinic',
  '/services/united-states',
  '/services/united-states/atlantis',
  '/category/no-such-care',
  '/category/dental/state/atlantis',
  '/resources/blog/no-such-article',
  '/resources/no-such-guide',
]

it('finds redirects that lead to no page, and no others', async () => {
  const { payload } = test
  const clinic = await newClinic(payload, { name: 'Public' })
  const draft = await newClinic(payload, { name: 'Hidden', _status: 'draft' })
  const working = [...WORKING, `/services/${clinic.slug}`]
  const broken = [...BROKEN, `/services/${draft.slug}`]
  for (const [index, to] of [...working, ...broken].entries()) {
    await payload.create({ collection: 'redirects', data: { from: `/old-${index}`, to } })
  }
  const found = await brokenRedirects(payload.db.pool)
  expect(found.map(({ to }) => to).sort()).toEqual(broken.sort())
})
