import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Clinic } from '../../cms/payload-types.ts'
import { hrsaFile } from '../support/hrsa-file.ts'
import { type ImportDesk, importDesk, UNDOUBTED } from '../support/import-desk.ts'
import { newClinic } from '../support/new-clinic.ts'
import { startPayload, type TestPayload } from '../support/payload.ts'

let test: TestPayload
let desk: ImportDesk
beforeAll(async () => {
  test = await startPayload()
  desk = await importDesk(test.payload)
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.payload.delete({ collection: 'imports', where: { id: { exists: true } } })
  await test.payload.delete({
    collection: 'clinics',
    where: { source: { not_equals: 'sample' } },
    trash: true,
  })
})

/** A row of HRSA's file about a clinic of the number. */
const site = (number: number, change: Record<string, string> = {}) => ({
  'BPHC Assigned Number': `BPS-${number}`,
  'Site Name': `Riverbend Clinic ${number}`,
  'Site Address': `${number} Main St`,
  ...change,
})

const imported = async (): Promise<Clinic[]> => {
  const { docs } = await test.payload.find({
    collection: 'clinics',
    where: { source: { equals: 'hrsa' } },
    sort: 'sourceId',
    pagination: false,
    trash: true,
  })
  return docs
}

const named = async (number: number): Promise<Clinic> => {
  const found = (await imported()).find(({ sourceId }) => sourceId === `BPS-${number}`)
  if (!found) throw new Error(`there is no clinic of BPS-${number}`)
  return found
}

/** What visitors see of the imported clinics. */
const listed = async (): Promise<string[]> => {
  const { rows } = await test.database.pool.query(
    `select l.sort_name from listings l join clinics c on c.id = l.clinic_id
     where l.locale = 'en' and c.source = 'hrsa' order by 1`,
  )
  return rows.map(({ sort_name }) => sort_name)
}

/** Brings a first file all the way. @returns its import's id */
const bring = async (rows: object[]): Promise<number> => {
  const id = await desk.review(hrsaFile(rows))
  await desk.decide(id, 'accepted', UNDOUBTED)
  await desk.move(id, 'apply')
  return id
}

/** Changes a clinic as a person who is signed in. */
const editByHand = async (id: number, data: Partial<Clinic>, draft = false) => {
  const { docs } = await test.payload.find({ collection: 'users', limit: 1 })
  const [user] = docs
  if (!user) throw new Error('somebody is signed in')
  await test.payload.update({
    collection: 'clinics',
    id,
    data,
    draft,
    user: { ...user, collection: 'users' },
    overrideAccess: false,
  })
}

describe('a file that is uploaded', () => {
  it('is compared, and changes nothing before somebody accepts it', async () => {
    const id = await desk.review(hrsaFile([site(1), site(2), site(3, { 'Site Name': '' })]))
    expect(await desk.progress(id)).toMatchObject({
      status: 'review',
      fileName: 'sites.csv',
      source: 'hrsa',
      kinds: { new: 2, rejected: 1, changed: 0, gone: 0, held: 0, same: 0 },
      undecided: 2,
    })
    expect(await imported()).toEqual([])
    const [rejected] = await desk.rows(id, { kinds: ['rejected'] })
    expect(rejected).toMatchObject({ line: 4, notes: ['no name'] })
    const { body } = await desk.ask<{ text: string }>(`/imports/${id}/rejected.csv`)
    expect(body.text).toContain('4,no name')
  })

  it('shows what is new, changed, gone and the same', async () => {
    await bring([site(1), site(2), site(3), site(4)])
    const phone = { 'Site Telephone Number': '707-559-7599' }
    const id = await desk.review(hrsaFile([site(1), site(2, phone), site(3), site(5)]))
    expect((await desk.progress(id)).kinds).toMatchObject({ new: 1, changed: 1, gone: 1, same: 2 })
    const [changed] = await desk.rows(id, { kinds: ['changed'] })
    expect(changed).toMatchObject({
      name: 'Riverbend Clinic 2',
      differences: [
        { label: 'Telephone', ours: '541-484-4800', file: '707-559-7599', held: null },
        { label: 'Extension', ours: '54134', file: '' },
      ],
    })
    const [gone] = await desk.rows(id, { kinds: ['gone'] })
    expect(gone).toMatchObject({ name: 'Riverbend Clinic 4', line: null })
  })

  it('is filtered by state, by field and by text', async () => {
    await bring([site(1), site(2), site(3)])
    const id = await desk.review(
      hrsaFile([
        site(1, { 'Site Telephone Number': '707-559-7599' }),
        site(2, { 'Site Web Address': 'www.example.com' }),
        site(3, { 'Site Name': 'Lakeside Clinic' }),
      ]),
    )
    const shown = async (filter: object) =>
      (await desk.rows(id, { kinds: ['changed'], ...filter })).map(({ line }) => line)
    expect(await shown({})).toEqual([2, 3, 4])
    expect(await shown({ field: 'website' })).toEqual([3])
    expect(await shown({ text: 'lakeside' })).toEqual([4])
    expect(await shown({ state: 'CA' })).toEqual([2, 3, 4])
    expect(await shown({ state: 'NY' })).toEqual([])
    const decided = await desk.decide(id, 'accepted', { kinds: ['changed'], field: 'website' })
    expect(decided.body).toEqual({ decided: 1 })
    expect(await desk.progress(id)).toMatchObject({ accepted: 1, undecided: 2 })
  })

  it('may be had again, and then changes nothing', async () => {
    await bring([site(1), site(2)])
    const before = await imported()
    const id = await desk.review(hrsaFile([site(1), site(2)]))
    expect((await desk.progress(id)).kinds).toMatchObject({ same: 2, new: 0, changed: 0, held: 0 })
    await desk.move(id, 'finish')
    expect(await imported()).toEqual(before)
  })

  it('waits until another file of its source is finished', async () => {
    const first = await desk.review(hrsaFile([site(1)]))
    const { status, sentence } = await desk.upload(hrsaFile([site(2)]))
    expect(status).toBe(400)
    expect(sentence).toBe(
      'Another file of “hrsa” is not finished: “sites.csv”. Finish or discard it first.',
    )
    expect((await desk.ask(`/imports/${first}/discard`, {})).status).toBe(200)
    expect((await desk.upload(hrsaFile([site(2)]))).status).toBe(200)
  })

  it('is refused once where two come at the same moment', async () => {
    const both = await Promise.all([
      desk.upload(hrsaFile([site(1)])),
      desk.upload(hrsaFile([site(2)])),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })
})

describe('held for a second look is', () => {
  it('a change of what a person has verified', async () => {
    await bring([site(1)])
    await editByHand((await named(1)).id, { phone: '707-555-0111' })
    const id = await desk.review(hrsaFile([site(1, { 'Site Web Address': 'www.example.com' })]))
    const [row] = await desk.rows(id, { kinds: ['held'] })
    expect(row?.differences).toEqual([
      expect.objectContaining({ label: 'Telephone', held: 'A person has verified what we have.' }),
      expect.objectContaining({ label: 'Website', held: null }),
    ])
    await desk.decide(id, 'free', { kinds: ['held'] })
    await desk.move(id, 'apply')
    expect(await named(1)).toMatchObject({
      phone: '707-555-0111',
      website: 'http://www.example.com',
    })
  })

  it('a move by more than a mile', async () => {
    await bring([site(1), site(2)])
    const id = await desk.review(
      hrsaFile([
        site(1, { 'Geocoding Artifact Address Primary Y Coordinate': '38.30' }),
        site(2, { 'Geocoding Artifact Address Primary Y Coordinate': '38.251' }),
      ]),
    )
    const [row, ...others] = await desk.rows(id, { kinds: ['held'] })
    expect(others).toEqual([])
    expect(row?.line).toBe(2)
    expect(row?.differences).toEqual([
      expect.objectContaining({ field: 'latitude', held: 'Moved by 3.4 miles.' }),
    ])
  })

  it('a new clinic at the address of another, but not the file’s own neighbours', async () => {
    const other = await newClinic(test.payload, {
      name: 'Open Door',
      address: '7 MAIN ST.',
      city: 'Petaluma',
      state: (
        await test.payload.find({ collection: 'states', where: { abbreviation: { equals: 'CA' } } })
      ).docs[0]?.id,
    })
    const id = await desk.review(
      hrsaFile([site(7), site(8), site(9, { 'Site Address': '8 Main St' })]),
    )
    const [row, ...others] = await desk.rows(id, { kinds: ['held'] })
    expect(others).toEqual([])
    expect(row).toMatchObject({
      line: 2,
      doubt: 'The same address as Open Door.',
      otherClinicId: other.id,
    })
  })

  it('a clinic that somebody has a draft of, which stays as it is', async () => {
    await bring([site(1)])
    const { id: clinic } = await named(1)
    await editByHand(clinic, { name: 'Half written' }, true)
    const id = await desk.review(hrsaFile([site(1, { 'Site Web Address': 'www.example.com' })]))
    const [row] = await desk.rows(id, { kinds: ['held'] })
    expect(row?.doubt).toBe('Somebody has a draft of it that is not published.')
    await desk.decide(id, 'accepted', { kinds: ['held'] })
    await desk.move(id, 'apply')
    expect((await desk.progress(id)).results).toMatchObject({ applied: 0, kept: 1 })
    expect(await named(1)).toMatchObject({ name: 'Riverbend Clinic 1', _status: 'published' })
  })

  it('a clinic that an import has unlisted, once the file has it again', async () => {
    await bring([site(1), site(2)])
    await bring([site(1)])
    expect(await listed()).toEqual(['riverbend clinic 1'])
    const id = await desk.review(hrsaFile([site(1), site(2)]))
    const [row] = await desk.rows(id, { kinds: ['held'] })
    expect(row?.differences).toEqual([
      expect.objectContaining({ label: 'Listed', ours: 'No', file: 'Yes' }),
    ])
    await desk.decide(id, 'accepted', { kinds: ['held'] })
    await desk.move(id, 'apply')
    expect(await listed()).toEqual(['riverbend clinic 1', 'riverbend clinic 2'])
  })
})

describe('what editors have settled', () => {
  it('stays in the trash, and stays closed', async () => {
    await bring([site(1), site(2)])
    const [trashed, closed] = [await named(1), await named(2)]
    const now = new Date().toISOString()
    await test.payload.update({ collection: 'clinics', id: trashed.id, data: { deletedAt: now } })
    await test.payload.update({
      collection: 'clinics',
      id: closed.id,
      data: { closedAt: now, _status: 'draft' },
    })
    const phone = { 'Site Telephone Number': '707-559-7599' }
    const id = await desk.review(hrsaFile([site(1, phone), site(2, phone)]))
    const notes = (await desk.rows(id, { kinds: ['same'] })).flatMap((row) => row.notes)
    expect(notes).toEqual([
      'It is in the trash and stays there.',
      'It is marked as closed and stays so.',
    ])
  })
})

describe('news against a verified field', () => {
  it('marks the clinic as changed at its source, once', async () => {
    await bring([site(1)])
    await editByHand((await named(1)).id, { phone: '707-555-0111' })
    const changed = hrsaFile([site(1, { 'Site Telephone Number': '707-559-7599 x54134' })])
    const first = await desk.review(changed)
    await desk.decide(first, 'declined', { kinds: ['held'] })
    await desk.move(first, 'apply')
    expect((await desk.progress(first)).results).toMatchObject({ noted: 1, applied: 0 })
    const { changedAtSourceAt, phone } = await named(1)
    expect(phone).toBe('707-555-0111')
    expect(changedAtSourceAt).toBeTruthy()
    const second = await desk.review(changed)
    expect((await desk.progress(second)).kinds).toMatchObject({ held: 0, same: 1 })
    await desk.move(second, 'finish')
    expect((await named(1)).changedAtSourceAt).toBe(changedAtSourceAt)
  })
})

describe('applying', () => {
  it('writes what was accepted and nothing else, and unlists what is gone', async () => {
    await bring([site(1), site(2), site(3)])
    const phone = { 'Site Telephone Number': '707-559-7599' }
    const id = await desk.review(hrsaFile([site(1, phone), site(2, phone), site(4), site(5)]))
    const pick = async (kind: 'changed' | 'new', line: number) =>
      (await desk.rows(id, { kinds: [kind] })).find((row) => row.line === line)?.id ?? 0
    const ids = [await pick('changed', 2), await pick('new', 4)]
    await desk.decide(id, 'accepted', { ids })
    await desk.decide(id, 'accepted', { kinds: ['gone'] })
    await desk.move(id, 'apply')
    expect(await desk.progress(id)).toMatchObject({
      status: 'applied',
      results: { applied: 3, failed: 0, kept: 0 },
      undoable: 3,
    })
    expect(await listed()).toEqual([
      'riverbend clinic 1',
      'riverbend clinic 2',
      'riverbend clinic 4',
    ])
    expect((await named(1)).phone).toBe('707-559-7599')
    expect((await named(1)).verifiedFields ?? []).toEqual([])
    expect((await named(2)).phone).toBe('541-484-4800')
    expect(await named(3)).toMatchObject({ _status: 'draft', name: 'Riverbend Clinic 3' })
  })

  it('leaves alone what somebody has changed since it was compared', async () => {
    await bring([site(1), site(2)])
    const phone = { 'Site Telephone Number': '707-559-7599' }
    const id = await desk.review(hrsaFile([site(1, phone), site(2, phone)]))
    await editByHand((await named(1)).id, { phone: '707-555-0111' })
    await editByHand((await named(2)).id, { description: 'Ring the bell.' })
    await desk.decide(id, 'accepted', { kinds: ['changed'] })
    await desk.move(id, 'apply')
    expect((await desk.progress(id)).results).toMatchObject({ applied: 1, kept: 1 })
    expect((await named(1)).phone).toBe('707-555-0111')
    expect(await named(2)).toMatchObject({ phone: '707-559-7599', description: 'Ring the bell.' })
    const [kept] = await desk.rows(id, { kinds: ['changed'] })
    expect(kept?.reason).toContain('Somebody has changed it since the file was compared')
  })

  it('goes on with the others where one can’t be written', async () => {
    const id = await desk.review(hrsaFile([site(1), site(2), site(3)]))
    // What the panel's form would refuse too.
    await test.database.pool.query(
      `update import_rows set data = jsonb_set(data, '{website}', '"not an address"')
       where import_id = $1 and line = 3`,
      [id],
    )
    await desk.decide(id, 'accepted', UNDOUBTED)
    await desk.move(id, 'apply')
    expect((await desk.progress(id)).results).toMatchObject({ applied: 2, failed: 1 })
    const failed = (await desk.rows(id, { kinds: ['new'] })).find(({ line }) => line === 3)
    expect(failed).toMatchObject({ result: 'failed', reason: expect.stringContaining('Website') })
    expect(await listed()).toEqual(['riverbend clinic 1', 'riverbend clinic 3'])
  })

  it('can be stopped and gone on with', async () => {
    const id = await desk.review(hrsaFile(Array.from({ length: 5 }, (_, index) => site(index))))
    await desk.decide(id, 'accepted', UNDOUBTED)
    await desk.ask(`/imports/${id}/move`, { step: 'apply' })
    expect((await desk.decide(id, 'declined', UNDOUBTED)).status).toBe(409)
    await desk.move(id, 'stop')
    expect(await desk.progress(id)).toMatchObject({ status: 'review', accepted: 5 })
    await desk.move(id, 'apply')
    expect(await desk.progress(id)).toMatchObject({ status: 'applied', results: { applied: 5 } })
    expect(await listed()).toHaveLength(5)
  })
})

describe('undoing', () => {
  /** Without what says only that it was written; a text that is missing and an empty one are one. */
  const fieldsOf = (clinics: Clinic[]) =>
    clinics.map(({ updatedAt: _, ...fields }) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null])),
    )

  it('puts everything back as it was', async () => {
    await bring([site(1), site(2), site(3)])
    await editByHand((await named(1)).id, { phone: '707-555-0111' })
    const before = { clinics: fieldsOf(await imported()), listed: await listed() }
    const id = await desk.review(
      hrsaFile([
        site(1, { 'Site Telephone Number': '707-559-7599' }),
        site(2, { 'Site Name': 'Lakeside Clinic', 'Site Web Address': '' }),
        site(4),
      ]),
    )
    await desk.decide(id, 'accepted', UNDOUBTED)
    await desk.move(id, 'apply')
    expect(await listed()).toEqual(['lakeside clinic', 'riverbend clinic 1', 'riverbend clinic 4'])
    expect(await desk.progress(id)).toMatchObject({ undoable: 4, touched: 0 })
    await desk.move(id, 'undo')
    expect(await desk.progress(id)).toMatchObject({ status: 'undone', results: { undone: 4 } })
    expect({ clinics: fieldsOf(await imported()), listed: await listed() }).toEqual(before)
  })

  it('leaves what was touched since, and says which', async () => {
    const id = await bring([site(1), site(2), site(3)])
    await editByHand((await named(1)).id, { phone: '707-555-0111' })
    await editByHand((await named(2)).id, { name: 'Half written' }, true)
    expect(await desk.progress(id)).toMatchObject({ undoable: 1, touched: 2 })
    await desk.move(id, 'undo')
    expect((await desk.progress(id)).results).toMatchObject({ undone: 1, kept: 2 })
    expect(await listed()).toEqual(['riverbend clinic 1', 'riverbend clinic 2'])
    const kept = (await desk.rows(id, { kinds: ['new'] })).filter(({ result }) => result === 'kept')
    expect(kept.map(({ name, reason }) => [name, reason])).toEqual([
      ['Riverbend Clinic 1', 'Somebody has changed it since, so it stays as it is.'],
      ['Riverbend Clinic 2', 'Somebody has changed it since, so it stays as it is.'],
    ])
  })

  it('can’t be done twice, and neither can anything else', async () => {
    const id = await bring([site(1)])
    await desk.move(id, 'undo')
    for (const step of ['undo', 'apply', 'stop', 'finish']) {
      expect((await desk.move(id, step)).status).toBe(409)
    }
    expect((await desk.ask(`/imports/${id}/discard`, {})).status).toBe(409)
  })
})

describe('a reviewer and a visitor', () => {
  it('import nothing and see no imports', async () => {
    const reviewer = await importDesk(test.payload, 'reviewer')
    const id = await desk.review(hrsaFile([site(1)]))
    expect((await reviewer.upload(hrsaFile([site(1)]))).status).toBe(403)
    for (const [path, body] of [
      [`/imports/${id}`, undefined],
      [`/imports/${id}/rows`, { kinds: ['new'] }],
      [`/imports/${id}/decide`, { decision: 'accepted', which: UNDOUBTED }],
      [`/imports/${id}/move`, { step: 'apply' }],
      [`/imports/${id}/discard`, {}],
      [`/imports/${id}/rejected.csv`, undefined],
      ['/remove-samples', {}],
    ] as const) {
      expect((await reviewer.ask(path, body)).status, path).toBe(403)
    }
  })
})
