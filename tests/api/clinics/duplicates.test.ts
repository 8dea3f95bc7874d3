import { createLocalReq } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import {
  type Asked,
  type LikelyDuplicate,
  likelyDuplicates,
} from '../../../cms/clinics/queries/likely-duplicates.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'

const { payload, close } = await startPayload()
afterAll(close)
const editor = await signIn(payload, 'editor')
const req = await createLocalReq({}, payload)

const PALMETTO = {
  name: 'Palmetto Free Clinic',
  address: '12 North Main Street, Suite 4',
  city: 'Walhalla',
  zipCode: '29691',
  phone: '864-555-0188',
  latitude: 34.765,
  longitude: -83.064,
}
const make = (more: object = {}) => newClinic(payload, { ...PALMETTO, ...more })
const update = (id: number, data: object, draft = false) =>
  payload.update({ collection: 'clinics', id, draft, data })
const { state } = await make({ name: 'In South Carolina' })
const stateId = typeof state === 'number' ? state : state.id
const ask = (asked: Partial<Asked>) => likelyDuplicates(req, { name: '', stateId, ...asked })

describe('a likely duplicate', () => {
  it('is recognized by its number and its address, however they are written', async () => {
    const { id } = await make({ phone: '864-555-0101', address: '98 North Main Street, Suite 4' })
    expect(await ask({ name: 'Else', phone: '+1 (864) 555.0101 ext. 3' })).toMatchObject([
      { id, reasons: ['same phone number'], status: 'published' },
    ])
    const asked = { name: 'Else', address: '98 N. Main St #2', city: 'walhalla' }
    expect(await ask(asked)).toMatchObject([{ id, reasons: ['same address'] }])
  })

  it('is recognized by a similar name nearby, even across a state line', async () => {
    const { id } = await make({ name: 'Oconee Mountain Free Clinic', phone: '', address: '1 A St' })
    const point = { latitude: 34.769, longitude: -83.064 }
    const [likeliest] = await ask({ name: 'Oconee Mountains Free Clinic', point, stateId: null })
    expect(likeliest).toMatchObject({ id, reasons: ['similar name, 0.3 miles away'] })
  })

  it('is not found by common words alone, or by empty or meaningless values', async () => {
    await make({ name: 'Community Health Center of Walhalla', phone: '', address: '2 B St' })
    const name = 'Community Health Center of Charleston'
    expect(await ask({ name, city: 'Charleston', zipCode: '29401' })).toEqual([])
    expect(await ask({})).toEqual([])
    expect(await ask({ name: '%_\\', phone: 'x', address: '\'"' })).toEqual([])
  })

  it('may be a draft, but not in the trash, merged, or the clinic itself', async () => {
    const phone = '864-555-0102'
    const draft = await make({ phone, _status: 'draft' })
    await update((await make({ phone })).id, { deletedAt: new Date().toISOString() })
    await update((await make({ phone })).id, { mergedInto: draft.id, _status: 'draft' })
    expect(await ask({ phone })).toMatchObject([{ id: draft.id, status: 'draft', slug: null }])
    expect(await ask({ phone, exceptId: draft.id })).toEqual([])
  })

  it('is also found by what editors have typed but not published', async () => {
    const { id } = await make({ phone: '864-555-0103' })
    await update(id, { phone: '864-555-0104' }, true)
    for (const phone of ['864-555-0103', '864-555-0104'])
      expect(await ask({ phone })).toMatchObject([{ id, status: 'published' }])
  })

  it('comes first if more reasons speak for it, among at most five', async () => {
    const phone = '864-555-0105'
    for (const number of [1, 2, 3, 4, 5, 6])
      await make({ name: `Branch ${number} of Upstate Care`, phone, address: `${number} C St` })
    const name = 'Upstate Care Hub'
    const { id } = await make({ name, phone, address: '77 D Rd' })
    const found = await ask({ name, phone, address: '77 D Road', city: 'Walhalla' })
    expect(found).toHaveLength(5)
    expect(found[0]).toMatchObject({ id, reasons: expect.arrayContaining(['same address']) })
    expect(found[0]?.score).toBeGreaterThan(found[1]?.score ?? 1)
  })
})

it('a form is shown what is like it so far, with reasons', async () => {
  const duplicatesOf = (asked: object) =>
    editor.askEndpoint<{ duplicates: LikelyDuplicate[] }>('/clinics/duplicates', asked)
  const { id, slug } = await make({ name: 'Saluda Valley Clinic', phone: '864-555-0111' })
  const asked = { name: 'Saluda Vally Clinic', city: 'Walhalla', state: stateId }
  expect((await duplicatesOf(asked)).body.duplicates).toEqual([
    expect.objectContaining({
      id,
      slug,
      status: 'published',
      reasons: ['similar name in the same town'],
    }),
  ])
  expect((await duplicatesOf({ ...asked, id })).body.duplicates).toEqual([])
  const byPhone = await duplicatesOf({ name: 'Else', phone: '(864) 555-0111', zipCode: null })
  expect(byPhone.body.duplicates[0]?.reasons).toContain('same phone number')
  expect((await duplicatesOf({ name: null, phone: '' })).body.duplicates).toEqual([])
})
