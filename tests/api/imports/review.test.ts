import { beforeEach, describe, expect, it } from 'vitest'
import { TIME_ZONE } from '../../../cms/panel-kit/moment.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { site, startImports } from '../../support/imported-clinics.ts'
import { newClinic, stateId } from '../../support/new-clinic.ts'

const { test, importer, clinics } = await startImports()
beforeEach(() => clinics.clear())

const PHONE = { 'Site Telephone Number': '707-559-7599' }
const WEBSITE = { 'Site Web Address': 'www.example.com' }
const HALF = { name: 'Half written' }
const north = (latitude: string) => ({
  'Geocoding Artifact Address Primary Y Coordinate': latitude,
})
const sites = (...numbers: number[]) => numbers.map((number) => site(number))

const review = (rows: object[]) => importer.review(hrsaFile(rows))
const heldIn = (id: number) => importer.rows(id, { kinds: ['held'] })
const rowOf = async (id: number, number: number) => {
  const rows = await importer.rows(id, { kinds: ['new', 'changed', 'gone', 'held'] })
  const row = rows.find(({ name }) => name === `Riverbend Clinic ${number}`)
  if (!row) throw new Error(`the import has no clinic ${number}`)
  return row
}
const edit = async (number: number, data: object, draft?: boolean) =>
  clinics.editByHand((await clinics.named(number)).id, data, draft)
const listedAs = (...numbers: number[]) => numbers.map((number) => `riverbend clinic ${number}`)

describe('an uploaded file', () => {
  it('is compared, and changes only what was accepted, and unlists what is gone', async () => {
    await clinics.importFile(sites(1, 2, 3, 4))
    const before = await clinics.imported()
    const nameless = site(7, { 'Site Name': '' })
    const changed = [site(2, PHONE), site(3, WEBSITE)]
    const id = await review([site(1), ...changed, ...sites(5, 6), nameless])
    const kinds = { new: 2, rejected: 1, changed: 2, gone: 1, held: 0, same: 1 }
    const shown = { status: 'review', fileName: 'sites.csv', source: 'hrsa', undecided: 5, kinds }
    expect(await importer.progress(id)).toMatchObject(shown)
    expect(await importer.rows(id, { kinds: ['changed', 'gone'] })).toMatchObject([
      {
        name: 'Riverbend Clinic 2',
        differences: [
          { label: 'Phone', ours: '541-484-4802', file: '707-559-7599', held: null },
          { label: 'Extension', ours: '54134', file: '' },
        ],
      },
      { line: 4 },
      { name: 'Riverbend Clinic 4', line: null },
    ])
    const rejected = await importer.rows(id, { kinds: ['rejected'] })
    expect(rejected).toMatchObject([{ line: 7, notes: ['no name'] }])
    for (const [filter, lines] of [
      [{ state: 'CA' }, [3, 4]],
      [{ state: 'NY' }, []],
      [{ field: 'website' }, [4]],
      [{ text: 'clinic 2' }, [3]],
    ] as const) {
      const found = await importer.rows(id, { kinds: ['changed'], ...filter })
      expect(found.map(({ line }) => line)).toEqual(lines)
    }
    expect(await clinics.imported()).toEqual(before)
    await importer.decide(id, 'accepted', { kinds: ['changed'], field: 'website' })
    await importer.decide(id, 'accepted', { ids: [(await rowOf(id, 5)).id] })
    await importer.decide(id, 'accepted', { ids: [(await rowOf(id, 4)).id] })
    expect(await importer.progress(id)).toMatchObject({ accepted: 3, undecided: 2 })
    await importer.move(id, 'apply')
    const results = { applied: 3, failed: 0, kept: 0 }
    expect(await importer.progress(id)).toMatchObject({ status: 'applied', results, undoable: 3 })
    expect(await clinics.listed()).toEqual(listedAs(1, 2, 3, 5))
    const [one, two, three, four] = await clinics.imported()
    expect([one, two]).toEqual(before.slice(0, 2))
    expect(three).toMatchObject({ website: 'http://www.example.com', phone: '541-484-4803' })
    expect(three?.verifiedFields ?? []).toEqual([])
    expect(four).toMatchObject({ _status: 'draft', name: 'Riverbend Clinic 4' })
  })

  it('is refused until another one of its source is finished, also at the same moment', async () => {
    const upload = () => importer.upload(hrsaFile([site(1)]))
    const both = await Promise.all([upload(), upload()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const { status, refusal } = await upload()
    expect([status, refusal]).toEqual([
      400,
      'Another file of “hrsa” is not finished: “sites.csv”. Finish or discard it first.',
    ])
    await importer.discard(both.find(({ body }) => body.id)?.body.id ?? 0)
    expect((await upload()).status).toBe(200)
  })

  it('is applied but for what somebody changed meanwhile, or what can’t be written', async () => {
    await clinics.importFile(sites(1, 2, 3))
    const id = await review([site(1, PHONE), site(2, PHONE), site(3, PHONE)])
    await edit(1, { phone: '707-555-0111' })
    await edit(2, { description: 'Ring the bell.' })
    // The panel's form would refuse this too.
    await test.database.pool.query(
      `update import_rows set data = jsonb_set(data, '{website}', '"not an address"')
       where import_id = $1 and line = 4`,
      [id],
    )
    await importer.accept(id, { kinds: ['changed'] })
    expect((await importer.progress(id)).results).toMatchObject({ applied: 1, kept: 1, failed: 1 })
    expect(await clinics.imported()).toMatchObject([
      { phone: '707-555-0111' },
      { phone: '707-559-7599', description: 'Ring the bell.' },
      { phone: '541-484-4803' },
    ])
    const changed = 'Somebody has changed it since the file was compared'
    expect((await rowOf(id, 1)).reason).toContain(changed)
    const reason = expect.stringContaining('Website')
    expect(await rowOf(id, 3)).toMatchObject({ result: 'failed', reason })
  })

  it('can be stopped while it is applied, and continued', async () => {
    const id = await review(sites(1, 2, 3))
    await importer.decide(id, 'accepted', { kinds: ['new'] })
    await importer.ask(`/imports/${id}/move`, { step: 'apply' })
    expect((await importer.decide(id, 'declined', { kinds: ['new'] })).status).toBe(409)
    await importer.ask(`/imports/${id}/move`, { step: 'stop' })
    expect(await importer.progress(id)).toMatchObject({ status: 'stopping', accepted: 3 })
    // Rows that are being written have to stay undoable, and a discard would lose track of them.
    expect((await importer.discard(id)).status).toBe(409)
    await importer.work()
    expect(await importer.progress(id)).toMatchObject({ status: 'review', accepted: 3 })
    await importer.move(id, 'apply')
    expect(await importer.progress(id)).toMatchObject({ status: 'applied' })
    expect(await clinics.listed()).toHaveLength(3)
  })
})

describe('held for a check is', () => {
  it('a change to what a person verified, a move by more than a mile, and a second clinic at an address', async () => {
    await clinics.importFile(sites(1, 2, 3))
    await edit(1, { phone: '707-555-0111' })
    const other = await newClinic(test.payload, {
      name: 'Open Door',
      address: '7 MAIN STREET, Suite 2',
      city: 'Petaluma',
      state: await stateId(test.payload, 'CA'),
    })
    const file = [
      site(1, { ...PHONE, ...WEBSITE }),
      site(2, north('38.30')),
      site(3, north('38.251')),
      site(7),
      // The file's own neighbors.
      site(8),
      site(9, { 'Site Address': '8 Main St' }),
    ]
    const id = await review(file)
    const held = await heldIn(id)
    expect(held).toMatchObject([
      {
        line: 2,
        differences: [
          { label: 'Phone', held: 'A person has verified our value.' },
          { label: 'Extension', held: null },
          { label: 'Website', held: null },
        ],
      },
      { line: 3, differences: [{ field: 'latitude', held: 'Moved 3.5 miles.' }] },
      { line: 5, doubt: 'It may be Open Door: same address.', otherClinicId: other.id },
    ])
    expect(held).toHaveLength(3)
    const free = async (index: number) =>
      (await importer.decide(id, 'free', { ids: [held[index]?.id ?? 0] })).body
    // There are no values of ours to keep: it is published as a whole or not at all.
    expect([await free(0), await free(2)]).toEqual([{ decided: 1 }, { decided: 0 }])
    await importer.move(id, 'apply')
    const marked = await clinics.named(1)
    expect(marked).toMatchObject({ phone: '707-555-0111', website: 'http://www.example.com' })
    expect(marked.changedAtSourceAt).toBeTruthy()
    // It is marked once.
    const second = await review(file)
    expect((await heldIn(second)).map(({ line }) => line)).toEqual([3, 5])
    await importer.move(second, 'finish')
    expect((await clinics.named(1)).changedAtSourceAt).toBe(marked.changedAtSourceAt)
  })

  it('a clinic with a draft, or one that is unlisted, closed or in the trash here', async () => {
    await clinics.importFile(sites(1, 2, 3, 4, 5))
    await clinics.importFile(sites(1, 2, 3))
    expect(await clinics.listed()).toEqual(listedAs(1, 2, 3))
    await edit(1, HALF, true)
    await edit(4, HALF, true)
    const now = new Date().toISOString()
    const change = async (number: number, data: object) =>
      clinics.change((await clinics.named(number)).id, data)
    await change(2, { deletedAt: now })
    await change(3, { closedAt: now, _status: 'draft' })
    const file = [site(1, WEBSITE), site(2, PHONE), ...sites(3, 4, 5)]
    const id = await review(file)
    const reason = 'Somebody has an unpublished draft of it.'
    const [drafted, ...unlisted] = await heldIn(id)
    expect(drafted).toMatchObject({ line: 2, doubt: reason })
    const differences = [{ label: 'Listed', ours: 'No', file: 'Yes' }]
    expect(unlisted.slice(1)).toMatchObject([2, 3, 4].map(() => ({ differences })))
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: TIME_ZONE })
    const today = day.format(new Date(now))
    const why = unlisted.map((row) => row.doubt ?? row.differences[0]?.held)
    expect(why).toEqual([
      `It was moved to the trash here on ${today}; the file lists it. Accepting restores it and lists it again.`,
      `It is marked closed here on ${today}; the file lists it as open. Accepting lists it again.`,
      ...[4, 5].map(() => 'It is not listed right now. Accepting lists it again.'),
    ])
    const ids = unlisted.map((row) => row.id)
    expect((await importer.decide(id, 'free', { ids })).body).toEqual({ decided: 0 })
    const [trashed, closed] = unlisted.map((row) => row.id)
    await importer.decide(id, 'accepted', { kinds: ['held'] })
    await importer.decide(id, 'declined', { ids: [closed ?? 0] })
    await importer.move(id, 'apply')
    const kept = { result: 'kept', reason }
    const applied = { result: 'applied' }
    expect(await heldIn(id)).toMatchObject([kept, applied, { result: null }, kept, applied])
    expect(await clinics.listed()).toEqual(listedAs(1, 2, 5))
    const { name, _status } = await clinics.named(1)
    expect([name, _status]).toEqual(['Riverbend Clinic 1', 'published'])
    // What somebody has declined isn't asked again, unless the file says something else.
    const asked = async (rows: object[]) => {
      const next = await review(rows)
      const lines = (await heldIn(next)).map(({ line }) => line)
      await importer.discard(next)
      return lines
    }
    expect(await asked(file)).toEqual([2, 5])
    expect(await asked([...file.slice(0, 2), site(3, PHONE), ...sites(4, 5)])).toEqual([2, 4, 5])
    await importer.ask(`/imports/${id}/undo`, { ids: [trashed] })
    expect(await clinics.listed()).toEqual(listedAs(1, 5))
  })
})

/** Except what says when and by whom it was saved. Undefined counts as null. */
const directory = async () => ({
  clinics: (await clinics.imported()).map(
    ({ updatedAt: _, savedBy: __, savedThrough: ___, ...fields }) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null])),
  ),
  listed: await clinics.listed(),
})

describe('undoing', () => {
  it('restores everything, the later import first, and can’t be repeated', async () => {
    await clinics.importFile(sites(1, 2, 3))
    await edit(1, { phone: '707-555-0111' })
    const before = await directory()
    const moved = { 'Site Address': '99 Lake St', 'Site Web Address': 'www.example.net' }
    const first = await clinics.importFile([site(1, PHONE), site(2, moved), site(4)])
    const between = await directory()
    expect(between.listed).toEqual(listedAs(1, 2, 4))
    expect((await clinics.named(2)).address).toBe('99 Lake St')
    const second = await clinics.importFile(sites(1, 2, 5), 'second.csv')
    expect(await importer.progress(first)).toMatchObject({ undoable: 1, touched: 3 })
    expect(await rowOf(first, 4)).toMatchObject({
      canUndo: false,
      blocked: 'A later import has changed it since: “second.csv”. Undo that one first.',
    })
    for (const [id, state] of [
      [second, between],
      [first, before],
    ] as const) {
      await importer.move(id, 'undo')
      expect(await importer.progress(id)).toMatchObject({
        ...{ status: 'undone', undoneBy: importer.user.name, undoable: 0, left: 0 },
      })
      expect(await directory()).toEqual(state)
    }
    for (const step of ['undo', 'apply', 'stop', 'finish'])
      expect((await importer.move(first, step)).status).toBe(409)
    expect((await importer.discard(first)).status).toBe(409)
  })

  it('leaves what a person has changed or drafted since, and the rest goes row by row', async () => {
    await clinics.importFile(sites(1, 2))
    const id = await clinics.importFile([site(1, PHONE), site(3), site(4)])
    for (const drafted of [1, 2]) await edit(drafted, HALF, true)
    await edit(3, { phone: '707-555-0111' })
    expect(await importer.progress(id)).toMatchObject({ undoable: 1, touched: 3 })
    const undoRow = async (number: number) => {
      const ids = [(await rowOf(id, number)).id]
      return (await importer.ask(`/imports/${id}/undo`, { ids })).body
    }
    for (const [number, blocked] of [
      [1, 'Somebody has an unpublished draft of it, so it stays as it is.'],
      [3, 'Somebody has changed it since, so it stays as it is.'],
    ] as const) {
      expect(await rowOf(id, number)).toMatchObject({ canUndo: false, blocked })
      expect(await undoRow(number)).toEqual({ undone: 0 })
    }
    expect(await undoRow(4)).toEqual({ undone: 1 })
    await importer.move(id, 'undo')
    expect(await importer.progress(id)).toMatchObject({ status: 'applied', left: 3 })
    expect(await clinics.listed()).toEqual(listedAs(1, 3))
    await test.database.pool.query(
      `delete from _clinics_v where parent_id = $1 and latest and version__status = 'draft'`,
      [(await clinics.named(1)).id],
    )
    await importer.move(id, 'undo')
    expect(await importer.progress(id)).toMatchObject({ left: 2 })
    // And it verifies nothing.
    const { phone, verifiedFields } = await clinics.named(1)
    expect([phone, verifiedFields ?? []]).toEqual(['541-484-4801', []])
  })
})
