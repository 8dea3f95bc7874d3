import { afterAll, describe, expect, it } from 'vitest'
import type { LikelyDuplicate } from '../../../cms/clinics/queries/likely-duplicates.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn, type Visitor, visitor } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const editor = await signIn(payload, 'editor')
const reviewer = await signIn(payload, 'reviewer')
afterAll(() => test.close())

const duplicatesOf = (asked: object, person: Visitor = editor) =>
  person.askEndpoint<{ duplicates: LikelyDuplicate[] }>('/clinics/duplicates', asked)

describe('likely duplicates of a form', () => {
  it('are found by what is typed so far, with reasons, without the clinic itself', async () => {
    const known = await newClinic(payload, { name: 'Saluda Valley Clinic', phone: '864-555-0111' })
    const asked = { name: 'Saluda Vally Clinic', city: 'Anderson', state: known.state }
    const { body } = await duplicatesOf(asked)
    expect(body.duplicates).toEqual([
      expect.objectContaining({
        id: known.id,
        slug: known.slug,
        status: 'published',
        reasons: ['similar name in the same town'],
      }),
    ])
    expect((await duplicatesOf({ ...asked, id: known.id })).body.duplicates).toEqual([])
    const byPhone = await duplicatesOf({ name: 'Else', phone: '(864) 555-0111', zipCode: null })
    expect(byPhone.body.duplicates[0]?.reasons).toContain('same phone number')
  })

  it('are empty for an empty form', async () => {
    expect((await duplicatesOf({ name: null, phone: '' })).body.duplicates).toEqual([])
  })

  it('are shown only to those who may write clinics', async () => {
    expect((await duplicatesOf({ name: 'Test Clinic' }, reviewer)).status).toBe(403)
    expect((await duplicatesOf({ name: 'Test Clinic' }, visitor(payload))).status).toBe(401)
  })
})
