import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import {
  type Asked,
  type LikelyDuplicate,
  likelyDuplicates,
} from '../../../cms/clinics/queries/likely-duplicates.ts'
import { idOf } from '../../../cms/documents/id-of.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'

const { payload } = await startPayload()
const editor = await signIn(payload, 'editor')
const req = await createLocalReq({}, payload)

const PALMETTO = { city: 'Walhalla', zipCode: '29691', latitude: 34.765, longitude: -83.064 }
const make = (more: object) =>
  newClinic(payload, { ...PALMETTO, name: 'Palmetto Free Clinic', phone: '', ...more })
const update = (id: number, data: object, draft = false) =>
  payload.update({ collection: 'clinics', id, draft, data })

const written = await make({ phone: '864-555-0101', address: '98 North Main Street, Suite 4' })
const mountain = await make({ name: 'Oconee Mountain Free Clinic', address: '1 A St' })
await make({ name: 'Community Health Center of Walhalla', address: '2 B St' })
const draft = await make({ phone: '864-555-0102', _status: 'draft' })
await update((await make({ phone: '864-555-0102' })).id, { deletedAt: new Date().toISOString() })
const merged = await make({ phone: '864-555-0102' })
await update(merged.id, { mergedInto: draft.id, _status: 'draft' })
const typed = await make({ phone: '864-555-0103' })
await update(typed.id, { phone: '864-555-0104' }, true)
const stateId = idOf(written.state)

const ask = (asked: Partial<Asked>) => likelyDuplicates(req, { name: '', stateId, ...asked })
const point = { latitude: 34.769, longitude: -83.064 }
const charleston = { city: 'Charleston', zipCode: '29401' }
const byNumber = ['same phone number']

const ROWS: [asked: Partial<Asked>, found: Partial<LikelyDuplicate>[]][] = [
  [
    { name: 'Else', phone: '+1 (864) 555.0101 ext. 3' },
    [{ id: written.id, reasons: byNumber, status: 'published' }],
  ],
  [
    { name: 'Else', address: '98 N. Main St #2', city: 'walhalla' },
    [{ id: written.id, reasons: ['same address'] }],
  ],
  // Even across a state line.
  [
    { name: 'Oconee Mountains Free Clinic', point, stateId: null },
    [{ id: mountain.id, reasons: ['similar name, 0.3 miles away'] }],
  ],
  // Common words alone, and empty or meaningless values.
  [{ name: 'Community Health Center of Charleston', ...charleston }, []],
  [{}, []],
  [{ name: '%_\\', phone: 'x', address: '\'"' }, []],
  // A draft, but nothing in the trash or merged, nor the clinic itself.
  [{ phone: '864-555-0102' }, [{ id: draft.id, status: 'draft', slug: null }]],
  [{ phone: '864-555-0102', exceptId: draft.id }, []],
  // What editors have typed but not published.
  [{ phone: '864-555-0103' }, [{ id: typed.id, status: 'published' }]],
  [{ phone: '864-555-0104' }, [{ id: typed.id, status: 'published' }]],
]

it('a likely duplicate is found by its number, its address or its name nearby, and nothing else', async () => {
  for (const [asked, wanted] of ROWS) {
    const found = (await ask(asked)).slice(0, Math.max(wanted.length, asked.point ? 1 : 9))
    expect(found, JSON.stringify(asked)).toMatchObject(wanted)
  }
})

it('a likely duplicate comes first if more reasons speak for it, among at most five', async () => {
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

it('a form is shown what is like it so far, with reasons', async () => {
  const duplicatesOf = async (asked: object) => {
    const path = '/clinics/duplicates'
    return (await editor.askEndpoint<{ duplicates: LikelyDuplicate[] }>(path, asked)).body
      .duplicates
  }
  const { id, slug } = await make({ name: 'Saluda Valley Clinic', phone: '864-555-0111' })
  const asked = { name: 'Saluda Vally Clinic', city: 'Walhalla', state: stateId }
  const reasons = ['similar name in the same town']
  const found = { id, slug, status: 'published', reasons }
  expect(await duplicatesOf(asked)).toEqual([expect.objectContaining(found)])
  expect(await duplicatesOf({ ...asked, id })).toEqual([])
  const byPhone = { name: 'Else', phone: '(864) 555-0111', zipCode: null }
  expect(await duplicatesOf(byPhone)).toMatchObject([{ id, reasons: byNumber }])
  expect(await duplicatesOf({ name: null, phone: '' })).toEqual([])
})
