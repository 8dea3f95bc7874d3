import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, likelyDuplicates } from '../../../cms/clinics/queries/likely-duplicates.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'

let test: TestPayload
let req: PayloadRequest
let stateId: number
beforeAll(async () => {
  test = await startPayload()
  req = await createLocalReq({}, test.payload)
  const where = { abbreviation: { equals: 'SC' } }
  const { docs } = await test.payload.find({ collection: 'states', where })
  stateId = docs[0]?.id ?? 0
})
afterAll(() => test.close())

const PALMETTO = {
  name: 'Palmetto Free Clinic',
  address: '12 North Main Street, Suite 4',
  city: 'Walhalla',
  zipCode: '29691',
  phone: '864-555-0188',
  latitude: 34.765,
  longitude: -83.064,
}
const make = (more: Parameters<typeof newClinic>[1] = {}) =>
  newClinic(test.payload, { ...PALMETTO, ...more })
const ask = (asked: Partial<Asked>) => likelyDuplicates(req, { name: '', stateId, ...asked })

describe('a likely duplicate', () => {
  it('is recognized by its number, however it is written', async () => {
    const { id } = await make({ phone: '864-555-0101' })
    const found = await ask({ name: 'Something else', phone: '+1 (864) 555.0101 ext. 3' })
    expect(found).toMatchObject([{ id, reasons: ['same phone number'], status: 'published' }])
  })

  it('is recognized by its address, however it is written', async () => {
    const { id } = await make({ address: '98 North Main Street, Suite 4', phone: '' })
    const found = await ask({ name: 'Else', address: '98 N. Main St #2', city: 'walhalla' })
    expect(found).toMatchObject([{ id, reasons: ['same address'] }])
  })

  it('is recognized by a similar name nearby, even across a state line', async () => {
    const { id } = await make({ name: 'Oconee Mountain Free Clinic', phone: '', address: '1 A St' })
    const point = { latitude: 34.769, longitude: -83.064 }
    const [likeliest] = await ask({ name: 'Oconee Mountains Free Clinic', point, stateId: null })
    expect(likeliest).toMatchObject({ id, reasons: ['similar name, 0.3 miles away'] })
  })

  it('is not found by common words alone', async () => {
    await make({ name: 'Community Health Center of Walhalla', phone: '', address: '2 B St' })
    const elsewhere = { city: 'Charleston', zipCode: '29401' }
    expect(await ask({ name: 'Community Health Center of Charleston', ...elsewhere })).toEqual([])
  })

  it('may be a draft, but not in the trash, merged, or the clinic itself', async () => {
    const phone = '864-555-0102'
    const draft = await make({ phone, _status: 'draft' })
    const trashed = await make({ phone })
    const merged = await make({ phone })
    await test.payload.update({
      collection: 'clinics',
      id: trashed.id,
      data: { deletedAt: new Date().toISOString() },
    })
    await test.payload.update({
      collection: 'clinics',
      id: merged.id,
      data: { mergedInto: draft.id, _status: 'draft' },
    })
    expect(await ask({ phone })).toMatchObject([{ id: draft.id, status: 'draft', slug: null }])
    expect(await ask({ phone, exceptId: draft.id })).toEqual([])
  })

  it('is also found by what editors have typed but not published', async () => {
    const { id } = await make({ phone: '864-555-0103' })
    await test.payload.update({
      collection: 'clinics',
      id,
      draft: true,
      data: { phone: '864-555-0104' },
    })
    for (const phone of ['864-555-0103', '864-555-0104'])
      expect(await ask({ phone })).toMatchObject([{ id, status: 'published' }])
  })

  it('comes first if more reasons speak for it, among at most five', async () => {
    const phone = '864-555-0105'
    for (const number of [1, 2, 3, 4, 5, 6])
      await make({ name: `Branch ${number} of Upstate Care`, phone, address: `${number} C St` })
    const { id } = await make({ name: 'Upstate Care Hub', phone, address: '77 D Rd' })
    const found = await ask({
      name: 'Upstate Care Hub',
      phone,
      address: '77 D Road',
      city: 'Walhalla',
    })
    expect(found).toHaveLength(5)
    expect(found[0]).toMatchObject({ id, reasons: expect.arrayContaining(['same address']) })
    expect(found[0]?.score).toBeGreaterThan(found[1]?.score ?? 1)
  })

  it('is not found by empty or meaningless values', async () => {
    expect(await ask({})).toEqual([])
    expect(await ask({ name: '%_\\', phone: 'x', address: '\'"' })).toEqual([])
  })
})
