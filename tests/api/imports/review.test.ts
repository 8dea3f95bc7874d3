import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { site, startImports } from '../../support/imported-clinics.ts'
import { NEEDS_NO_CHECK, startImporter } from '../../support/importer.ts'
import { newClinic } from '../../support/new-clinic.ts'

const { test, importer, clinics } = await startImports()
afterAll(() => test.close())
beforeEach(() => clinics.clear())

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
    const [rejected] = await importer.rows(id, { kinds: ['rejected'] })
    expect(rejected).toMatchObject({ line: 4, notes: ['no name'] })
    const { body } = await importer.ask<string>(`/imports/${id}/rejected.csv`)
    expect(body).toContain('4,no name')
  })

  it('shows what is new, changed, gone and the same', async () => {
    await clinics.importFile([site(1), site(2), site(3), site(4)])
    const phone = { 'Site Telephone Number': '707-559-7599' }
    const id = await importer.review(hrsaFile([site(1), site(2, phone), site(3), site(5)]))
    expect((await importer.progress(id)).kinds).toMatchObject({
      new: 1,
      changed: 1,
      gone: 1,
      same: 2,
    })
    const [changed] = await importer.rows(id, { kinds: ['changed'] })
    expect(changed).toMatchObject({
      name: 'Riverbend Clinic 2',
      differences: [
        { label: 'Phone', ours: '541-484-4800', file: '707-559-7599', held: null },
        { label: 'Extension', ours: '54134', file: '' },
      ],
    })
    const [gone] = await importer.rows(id, { kinds: ['gone'] })
    expect(gone).toMatchObject({ name: 'Riverbend Clinic 4', line: null })
  })

  it('can be filtered by state, by field and by text', async () => {
    await clinics.importFile([site(1), site(2), site(3)])
    const id = await importer.review(
      hrsaFile([
        site(1, { 'Site Telephone Number': '707-559-7599' }),
        site(2, { 'Site Web Address': 'www.example.com' }),
        site(3, { 'Site Name': 'Lakeside Clinic' }),
      ]),
    )
    const shown = async (filter: object) =>
      (await importer.rows(id, { kinds: ['changed'], ...filter })).map(({ line }) => line)
    expect(await shown({})).toEqual([2, 3, 4])
    expect(await shown({ field: 'website' })).toEqual([3])
    expect(await shown({ text: 'lakeside' })).toEqual([4])
    expect(await shown({ state: 'CA' })).toEqual([2, 3, 4])
    expect(await shown({ state: 'NY' })).toEqual([])
    const decided = await importer.decide(id, 'accepted', { kinds: ['changed'], field: 'website' })
    expect(decided.body).toEqual({ decided: 1 })
    expect(await importer.progress(id)).toMatchObject({ accepted: 1, undecided: 2 })
  })

  it('changes nothing when it is uploaded again', async () => {
    await clinics.importFile([site(1), site(2)])
    const before = await clinics.imported()
    const id = await importer.review(hrsaFile([site(1), site(2)]))
    expect((await importer.progress(id)).kinds).toMatchObject({
      same: 2,
      new: 0,
      changed: 0,
      held: 0,
    })
    await importer.move(id, 'finish')
    expect(await clinics.imported()).toEqual(before)
  })

  it('is refused until another file of its source is finished', async () => {
    const first = await importer.review(hrsaFile([site(1)]))
    const { status, refusal } = await importer.upload(hrsaFile([site(2)]))
    expect(status).toBe(400)
    expect(refusal).toBe(
      'Another file of “hrsa” is not finished: “sites.csv”. Finish or discard it first.',
    )
    expect((await importer.ask(`/imports/${first}/discard`, {})).status).toBe(200)
    expect((await importer.upload(hrsaFile([site(2)]))).status).toBe(200)
  })

  it('is refused if another one comes at the same moment', async () => {
    const both = await Promise.all([
      importer.upload(hrsaFile([site(1)])),
      importer.upload(hrsaFile([site(2)])),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('a file that is only a part of its source', () => {
  it('shows no clinic of the source as gone', async () => {
    await clinics.importFile([site(1), site(2)])
    const form = hrsaFile([site(3)])
    const whole = await importer.review(form)
    expect((await importer.progress(whole)).kinds).toMatchObject({ new: 1, gone: 2 })
    await importer.ask(`/imports/${whole}/discard`, {})
    const part = await importer.review(form, undefined, { isPartial: true })
    expect((await importer.progress(part)).kinds).toMatchObject({ new: 1, gone: 0 })
  })
})

describe('held for a check is', () => {
  it('a change to what a person has verified', async () => {
    await clinics.importFile([site(1)])
    await clinics.editByHand((await clinics.named(1)).id, { phone: '707-555-0111' })
    const id = await importer.review(hrsaFile([site(1, { 'Site Web Address': 'www.example.com' })]))
    const [row] = await importer.rows(id, { kinds: ['held'] })
    expect(row?.differences).toEqual([
      expect.objectContaining({ label: 'Phone', held: 'A person has verified our value.' }),
      expect.objectContaining({ label: 'Website', held: null }),
    ])
    await importer.decide(id, 'free', { kinds: ['held'] })
    await importer.move(id, 'apply')
    expect(await clinics.named(1)).toMatchObject({
      phone: '707-555-0111',
      website: 'http://www.example.com',
    })
  })

  it('a move by more than a mile', async () => {
    await clinics.importFile([site(1), site(2)])
    const id = await importer.review(
      hrsaFile([
        site(1, { 'Geocoding Artifact Address Primary Y Coordinate': '38.30' }),
        site(2, { 'Geocoding Artifact Address Primary Y Coordinate': '38.251' }),
      ]),
    )
    const [row, ...others] = await importer.rows(id, { kinds: ['held'] })
    expect(others).toEqual([])
    expect(row?.line).toBe(2)
    expect(row?.differences).toEqual([
      expect.objectContaining({ field: 'latitude', held: 'Moved 3.5 miles.' }),
    ])
  })

  it('a new clinic at the address of another, but not the file’s own neighbors', async () => {
    const other = await newClinic(test.payload, {
      name: 'Open Door',
      address: '7 MAIN STREET, Suite 2',
      city: 'Petaluma',
      state: (
        await test.payload.find({ collection: 'states', where: { abbreviation: { equals: 'CA' } } })
      ).docs[0]?.id,
    })
    const id = await importer.review(
      hrsaFile([site(7), site(8), site(9, { 'Site Address': '8 Main St' })]),
    )
    const [row, ...others] = await importer.rows(id, { kinds: ['held'] })
    expect(others).toEqual([])
    expect(row).toMatchObject({
      line: 2,
      doubt: 'The same address as Open Door.',
      otherClinicId: other.id,
    })
    // There are no values of ours to keep: it is published as a whole or not at all.
    const free = await importer.decide(id, 'free', { kinds: ['held'] })
    expect(free.body).toEqual({ decided: 0 })
    expect(await importer.progress(id)).toMatchObject({ accepted: 0 })
  })

  it('a clinic that somebody has a draft of, which stays as it is', async () => {
    await clinics.importFile([site(1)])
    const { id: clinic } = await clinics.named(1)
    await clinics.editByHand(clinic, { name: 'Half written' }, true)
    const id = await importer.review(hrsaFile([site(1, { 'Site Web Address': 'www.example.com' })]))
    const [row] = await importer.rows(id, { kinds: ['held'] })
    expect(row?.doubt).toBe('Somebody has an unpublished draft of it.')
    await importer.decide(id, 'accepted', { kinds: ['held'] })
    await importer.move(id, 'apply')
    expect((await importer.progress(id)).results).toMatchObject({ applied: 0, kept: 1 })
    expect(await clinics.named(1)).toMatchObject({
      name: 'Riverbend Clinic 1',
      _status: 'published',
    })
  })

  it('a clinic that an import has unlisted, when the file has it again', async () => {
    await clinics.importFile([site(1), site(2)])
    await clinics.importFile([site(1)])
    expect(await clinics.listed()).toEqual(['riverbend clinic 1'])
    const id = await importer.review(hrsaFile([site(1), site(2)]))
    const [row] = await importer.rows(id, { kinds: ['held'] })
    expect(row?.differences).toEqual([
      expect.objectContaining({ label: 'Listed', ours: 'No', file: 'Yes' }),
    ])
    expect((await importer.decide(id, 'free', { kinds: ['held'] })).body).toEqual({ decided: 0 })
    await importer.decide(id, 'accepted', { kinds: ['held'] })
    await importer.move(id, 'apply')
    expect(await clinics.listed()).toEqual(['riverbend clinic 1', 'riverbend clinic 2'])
  })

  it('an unlisted clinic, which stays unlisted if somebody has a draft of it', async () => {
    await clinics.importFile([site(1), site(2)])
    await clinics.importFile([site(1)])
    await clinics.editByHand((await clinics.named(2)).id, { name: 'Half written' }, true)
    const id = await importer.review(hrsaFile([site(1), site(2)]))
    await importer.decide(id, 'accepted', { kinds: ['held'] })
    await importer.move(id, 'apply')
    const [row] = await importer.rows(id, { kinds: ['held'] })
    expect(row).toMatchObject({
      result: 'kept',
      reason: 'Somebody has an unpublished draft of it.',
    })
    expect(await clinics.listed()).toEqual(['riverbend clinic 1'])
  })
})

describe('a clinic that editors have removed or closed', () => {
  it('stays in the trash, and stays closed', async () => {
    await clinics.importFile([site(1), site(2)])
    const [trashed, closed] = [await clinics.named(1), await clinics.named(2)]
    const now = new Date().toISOString()
    await test.payload.update({ collection: 'clinics', id: trashed.id, data: { deletedAt: now } })
    await test.payload.update({
      collection: 'clinics',
      id: closed.id,
      data: { closedAt: now, _status: 'draft' },
    })
    const phone = { 'Site Telephone Number': '707-559-7599' }
    const id = await importer.review(hrsaFile([site(1, phone), site(2, phone)]))
    const notes = (await importer.rows(id, { kinds: ['same'] })).flatMap((row) => row.notes)
    expect(notes).toEqual([
      'It is in the trash and stays there.',
      'It is marked as closed and stays closed.',
    ])
  })
})

describe('a reviewer', () => {
  it('can’t import and sees no imports', async () => {
    const reviewer = await startImporter(test.payload, 'reviewer')
    const id = await importer.review(hrsaFile([site(1)]))
    expect((await reviewer.upload(hrsaFile([site(1)]))).status).toBe(403)
    for (const [path, body] of [
      [`/imports/${id}`, undefined],
      [`/imports/${id}/rows`, { kinds: ['new'] }],
      [`/imports/${id}/decide`, { decision: 'accepted', which: NEEDS_NO_CHECK }],
      [`/imports/${id}/move`, { step: 'apply' }],
      [`/imports/${id}/discard`, {}],
      [`/imports/${id}/rejected.csv`, undefined],
      ['/remove-samples', {}],
    ] as const) {
      expect((await reviewer.ask(path, body)).status, path).toBe(403)
    }
  })
})
