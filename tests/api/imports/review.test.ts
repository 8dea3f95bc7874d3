import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { site, startImports } from '../../support/imported-clinics.ts'
import { newClinic } from '../../support/new-clinic.ts'

const { test, importer, clinics } = await startImports()
afterAll(() => test.close())
beforeEach(() => clinics.clear())

const PHONE = { 'Site Telephone Number': '707-559-7599' }
const WEBSITE = { 'Site Web Address': 'www.example.com' }
const north = (latitude: string) => ({
  'Geocoding Artifact Address Primary Y Coordinate': latitude,
})

const kindsOf = async (id: number) => (await importer.progress(id)).kinds
const heldIn = (id: number) => importer.rows(id, { kinds: ['held'] })
const discard = (id: number) => importer.ask(`/imports/${id}/discard`, {})

describe('an uploaded file', () => {
  it('is compared, and changes nothing until somebody accepts it', async () => {
    const id = await importer.review(hrsaFile([site(1), site(2), site(3, { 'Site Name': '' })]))
    expect(await importer.progress(id)).toMatchObject({
      status: 'review',
      fileName: 'sites.csv',
      source: 'hrsa',
      kinds: { new: 2, rejected: 1, changed: 0, gone: 0, held: 0, same: 0 },
      undecided: 2,
    })
    expect(await clinics.imported()).toEqual([])
    const rejected = await importer.rows(id, { kinds: ['rejected'] })
    expect(rejected).toMatchObject([{ line: 4, notes: ['no name'] }])
  })

  it('shows what is new, changed, gone and the same', async () => {
    await clinics.importFile([site(1), site(2), site(3)])
    const before = await clinics.imported()
    const id = await importer.review(hrsaFile([site(1), site(2, PHONE), site(5)]))
    expect(await kindsOf(id)).toMatchObject({ new: 1, changed: 1, gone: 1, same: 1, held: 0 })
    expect(await importer.rows(id, { kinds: ['changed', 'gone'] })).toMatchObject([
      {
        name: 'Riverbend Clinic 2',
        differences: [
          { label: 'Phone', ours: '541-484-4800', file: '707-559-7599', held: null },
          { label: 'Extension', ours: '54134', file: '' },
        ],
      },
      { name: 'Riverbend Clinic 3', line: null },
    ])
    await discard(id)
    // Where it is only a part of its source, none is gone.
    const part = await importer.review(hrsaFile([site(1)]), undefined, { isPartial: true })
    expect(await kindsOf(part)).toMatchObject({ same: 1, gone: 0 })
    await importer.move(part, 'finish')
    expect(await clinics.imported()).toEqual(before)
  })

  it('can be filtered by state, by field and by text, and decided so', async () => {
    await clinics.importFile([site(1), site(2), site(3)])
    const id = await importer.review(hrsaFile([site(1, PHONE), site(2, WEBSITE), site(3, PHONE)]))
    const shown = async (filter: object) =>
      (await importer.rows(id, { kinds: ['changed'], ...filter })).map(({ line }) => line)
    expect(await shown({ state: 'CA' })).toEqual([2, 3, 4])
    expect(await shown({ state: 'NY' })).toEqual([])
    expect(await shown({ field: 'website' })).toEqual([3])
    expect(await shown({ text: 'clinic 3' })).toEqual([4])
    await importer.decide(id, 'accepted', { kinds: ['changed'], field: 'website' })
    expect(await importer.progress(id)).toMatchObject({ accepted: 1, undecided: 2 })
  })

  it('is refused until another one of its source is finished, also at the same moment', async () => {
    const both = await Promise.all([
      importer.upload(hrsaFile([site(1)])),
      importer.upload(hrsaFile([site(2)])),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const { status, refusal } = await importer.upload(hrsaFile([site(2)]))
    expect([status, refusal]).toEqual([
      400,
      'Another file of “hrsa” is not finished: “sites.csv”. Finish or discard it first.',
    ])
    await discard(both.find(({ body }) => body.id)?.body.id ?? 0)
    expect((await importer.upload(hrsaFile([site(2)]))).status).toBe(200)
  })
})

describe('held for a check is', () => {
  it('a change to what a person has verified, which is marked once', async () => {
    await clinics.importFile([site(1)])
    await clinics.editByHand((await clinics.named(1)).id, { phone: '707-555-0111' })
    const changed = hrsaFile([site(1, { ...PHONE, ...WEBSITE })])
    const id = await importer.review(changed)
    const [row] = await heldIn(id)
    expect(row?.differences.map(({ label, held }) => [label, held])).toEqual([
      ['Phone', 'A person has verified our value.'],
      ['Extension', null],
      ['Website', null],
    ])
    await importer.decide(id, 'free', { kinds: ['held'] })
    await importer.move(id, 'apply')
    const marked = await clinics.named(1)
    expect(marked).toMatchObject({ phone: '707-555-0111', website: 'http://www.example.com' })
    expect(marked.changedAtSourceAt).toBeTruthy()
    const second = await importer.review(changed)
    expect(await kindsOf(second)).toMatchObject({ held: 0, same: 1 })
    await importer.move(second, 'finish')
    expect((await clinics.named(1)).changedAtSourceAt).toBe(marked.changedAtSourceAt)
  })

  it('another name, town or state, as a whole: it may be another clinic', async () => {
    await clinics.importFile([1, 2, 3, 4, 5].map((number) => site(number)))
    const id = await importer.review(
      hrsaFile([
        site(4),
        site(5),
        site(1, { 'Site Name': 'Lakeside Clinic', ...PHONE }),
        site(2, { 'Site City': 'Cotati', 'Site Postal Code': '94931', ...PHONE }),
        site(3, {
          'Site Name': 'Ohio Clinic',
          'Site City': 'Toledo',
          'Site State Abbreviation': 'OH',
        }),
      ]),
    )
    expect((await heldIn(id)).map(({ doubt }) => doubt)).toEqual([
      'Its name would change: it may be another clinic.',
      'Its town would change: it may be another clinic.',
      'Its name, town, and state would change: it may be another clinic.',
    ])
    await importer.decide(id, 'free', { kinds: ['held'] })
    await importer.move(id, 'apply')
    expect((await clinics.named(1)).phone).toBe('541-484-4800')
  })

  it('a move by more than a mile', async () => {
    await clinics.importFile([site(1), site(2)])
    const id = await importer.review(hrsaFile([site(1, north('38.30')), site(2, north('38.251'))]))
    expect(await heldIn(id)).toMatchObject([
      { line: 2, differences: [{ field: 'latitude', held: 'Moved 3.5 miles.' }] },
    ])
  })

  it('a new clinic at the address of another, but not the file’s own neighbors', async () => {
    const where = { abbreviation: { equals: 'CA' } }
    const { docs } = await test.payload.find({ collection: 'states', where })
    const other = await newClinic(test.payload, {
      name: 'Open Door',
      address: '7 MAIN STREET, Suite 2',
      city: 'Petaluma',
      state: docs[0]?.id ?? 0,
    })
    const id = await importer.review(
      hrsaFile([site(7), site(8), site(9, { 'Site Address': '8 Main St' })]),
    )
    const doubt = 'The same address as Open Door.'
    const held = await heldIn(id)
    expect(held).toMatchObject([{ line: 2, doubt, otherClinicId: other.id }])
    expect(held).toHaveLength(1)
    // There are no values of ours to keep: it is published as a whole or not at all.
    const free = await importer.decide(id, 'free', { kinds: ['held'] })
    expect(free.body).toEqual({ decided: 0 })
  })

  it('a clinic that somebody has a draft of, which stays as it is', async () => {
    await clinics.importFile([site(1)])
    await clinics.editByHand((await clinics.named(1)).id, { name: 'Half written' }, true)
    const id = await importer.review(hrsaFile([site(1, WEBSITE)]))
    expect(await heldIn(id)).toMatchObject([{ doubt: 'Somebody has an unpublished draft of it.' }])
    await importer.decide(id, 'accepted', { kinds: ['held'] })
    await importer.move(id, 'apply')
    expect((await importer.progress(id)).results).toMatchObject({ applied: 0, kept: 1 })
    const { name, _status } = await clinics.named(1)
    expect([name, _status]).toEqual(['Riverbend Clinic 1', 'published'])
  })

  it('a clinic that an import has unlisted, which stays so if somebody has a draft of it', async () => {
    await clinics.importFile([site(1), site(2), site(3)])
    await clinics.importFile([site(1)])
    expect(await clinics.listed()).toEqual(['riverbend clinic 1'])
    await clinics.editByHand((await clinics.named(3)).id, { name: 'Half written' }, true)
    const id = await importer.review(hrsaFile([site(1), site(2), site(3)]))
    const [row] = await heldIn(id)
    expect(row?.differences).toMatchObject([{ label: 'Listed', ours: 'No', file: 'Yes' }])
    expect((await importer.decide(id, 'free', { kinds: ['held'] })).body).toEqual({ decided: 0 })
    await importer.decide(id, 'accepted', { kinds: ['held'] })
    await importer.move(id, 'apply')
    expect(await clinics.listed()).toEqual(['riverbend clinic 1', 'riverbend clinic 2'])
    expect(await heldIn(id)).toMatchObject([
      { result: 'applied' },
      { result: 'kept', reason: 'Somebody has an unpublished draft of it.' },
    ])
  })
})

it('a clinic that editors have removed or closed stays in the trash, and stays closed', async () => {
  await clinics.importFile([site(1), site(2)])
  const now = new Date().toISOString()
  const change = async (number: number, data: object) =>
    test.payload.update({ collection: 'clinics', id: (await clinics.named(number)).id, data })
  await change(1, { deletedAt: now })
  await change(2, { closedAt: now, _status: 'draft' })
  const id = await importer.review(hrsaFile([site(1, PHONE), site(2, PHONE)]))
  const notes = (await importer.rows(id, { kinds: ['same'] })).flatMap((row) => row.notes)
  expect(notes).toEqual([
    'It is in the trash and stays there.',
    'It is marked as closed and stays closed.',
  ])
})
