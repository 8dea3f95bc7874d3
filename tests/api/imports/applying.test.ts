import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Clinic } from '../../../cms/payload-types.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { site, startImports } from '../../support/imported-clinics.ts'
import { NEEDS_NO_CHECK } from '../../support/importer.ts'

const { test, importer, clinics } = await startImports()
afterAll(() => test.close())
beforeEach(() => clinics.clear())

describe('a new value for a verified field', () => {
  it('marks the clinic as changed at its source, once', async () => {
    await clinics.importFile([site(1)])
    await clinics.editByHand((await clinics.named(1)).id, { phone: '707-555-0111' })
    const changed = hrsaFile([site(1, { 'Site Telephone Number': '707-559-7599 x54134' })])
    const first = await importer.review(changed)
    await importer.decide(first, 'declined', { kinds: ['held'] })
    await importer.move(first, 'apply')
    expect((await importer.progress(first)).results).toMatchObject({ noted: 1, applied: 0 })
    const { changedAtSourceAt, phone } = await clinics.named(1)
    expect(phone).toBe('707-555-0111')
    expect(changedAtSourceAt).toBeTruthy()
    const second = await importer.review(changed)
    expect((await importer.progress(second)).kinds).toMatchObject({ held: 0, same: 1 })
    await importer.move(second, 'finish')
    expect((await clinics.named(1)).changedAtSourceAt).toBe(changedAtSourceAt)
  })
})

describe('applying', () => {
  it('writes only what was accepted, and unlists what is gone', async () => {
    await clinics.importFile([site(1), site(2), site(3)])
    const phone = { 'Site Telephone Number': '707-559-7599' }
    const id = await importer.review(hrsaFile([site(1, phone), site(2, phone), site(4), site(5)]))
    const pick = async (kind: 'changed' | 'new', line: number) =>
      (await importer.rows(id, { kinds: [kind] })).find((row) => row.line === line)?.id ?? 0
    const ids = [await pick('changed', 2), await pick('new', 4)]
    await importer.decide(id, 'accepted', { ids })
    await importer.decide(id, 'accepted', { kinds: ['gone'] })
    await importer.move(id, 'apply')
    expect(await importer.progress(id)).toMatchObject({
      status: 'applied',
      results: { applied: 3, failed: 0, kept: 0 },
      undoable: 3,
    })
    expect(await clinics.listed()).toEqual([
      'riverbend clinic 1',
      'riverbend clinic 2',
      'riverbend clinic 4',
    ])
    expect((await clinics.named(1)).phone).toBe('707-559-7599')
    expect((await clinics.named(1)).verifiedFields ?? []).toEqual([])
    expect((await clinics.named(2)).phone).toBe('541-484-4800')
    expect(await clinics.named(3)).toMatchObject({ _status: 'draft', name: 'Riverbend Clinic 3' })
  })

  it('leaves alone what somebody has changed since the comparison', async () => {
    await clinics.importFile([site(1), site(2)])
    const phone = { 'Site Telephone Number': '707-559-7599' }
    const id = await importer.review(hrsaFile([site(1, phone), site(2, phone)]))
    await clinics.editByHand((await clinics.named(1)).id, { phone: '707-555-0111' })
    await clinics.editByHand((await clinics.named(2)).id, { description: 'Ring the bell.' })
    await importer.decide(id, 'accepted', { kinds: ['changed'] })
    await importer.move(id, 'apply')
    expect((await importer.progress(id)).results).toMatchObject({ applied: 1, kept: 1 })
    expect((await clinics.named(1)).phone).toBe('707-555-0111')
    expect(await clinics.named(2)).toMatchObject({
      phone: '707-559-7599',
      description: 'Ring the bell.',
    })
    const [kept] = await importer.rows(id, { kinds: ['changed'] })
    expect(kept?.reason).toContain('Somebody has changed it since the file was compared')
  })

  it('continues with the others if one can’t be written', async () => {
    const id = await importer.review(hrsaFile([site(1), site(2), site(3)]))
    // The panel's form would refuse this too.
    await test.database.pool.query(
      `update import_rows set data = jsonb_set(data, '{website}', '"not an address"')
       where import_id = $1 and line = 3`,
      [id],
    )
    await importer.decide(id, 'accepted', NEEDS_NO_CHECK)
    await importer.move(id, 'apply')
    expect((await importer.progress(id)).results).toMatchObject({ applied: 2, failed: 1 })
    const failed = (await importer.rows(id, { kinds: ['new'] })).find(({ line }) => line === 3)
    expect(failed).toMatchObject({ result: 'failed', reason: expect.stringContaining('Website') })
    expect(await clinics.listed()).toEqual(['riverbend clinic 1', 'riverbend clinic 3'])
  })

  it('can be stopped and continued', async () => {
    const id = await importer.review(hrsaFile(Array.from({ length: 5 }, (_, index) => site(index))))
    await importer.decide(id, 'accepted', NEEDS_NO_CHECK)
    await importer.ask(`/imports/${id}/move`, { step: 'apply' })
    expect((await importer.decide(id, 'declined', NEEDS_NO_CHECK)).status).toBe(409)
    await importer.ask(`/imports/${id}/move`, { step: 'stop' })
    expect(await importer.progress(id)).toMatchObject({ status: 'stopping', accepted: 5 })
    // Rows that are being written have to stay undoable, and a discard would lose track of them.
    expect((await importer.ask(`/imports/${id}/discard`, {})).status).toBe(409)
    await importer.work()
    expect(await importer.progress(id)).toMatchObject({ status: 'review', accepted: 5 })
    await importer.move(id, 'apply')
    expect(await importer.progress(id)).toMatchObject({
      status: 'applied',
      results: { applied: 5 },
    })
    expect(await clinics.listed()).toHaveLength(5)
  })
})

describe('undoing', () => {
  /** Without the fields that say when and by whom it was saved. Undefined counts as null. */
  const fieldsOf = (clinics: Clinic[]) =>
    clinics.map(({ updatedAt: _, savedBy: __, savedThrough: ___, ...fields }) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null])),
    )

  it('restores everything', async () => {
    await clinics.importFile([site(1), site(2), site(3)])
    await clinics.editByHand((await clinics.named(1)).id, { phone: '707-555-0111' })
    const before = { clinics: fieldsOf(await clinics.imported()), listed: await clinics.listed() }
    const id = await importer.review(
      hrsaFile([
        site(1, { 'Site Telephone Number': '707-559-7599' }),
        site(2, { 'Site Name': 'Lakeside Clinic', 'Site Web Address': '' }),
        site(4),
      ]),
    )
    await importer.decide(id, 'accepted', NEEDS_NO_CHECK)
    await importer.move(id, 'apply')
    expect(await clinics.listed()).toEqual([
      'lakeside clinic',
      'riverbend clinic 1',
      'riverbend clinic 4',
    ])
    expect(await importer.progress(id)).toMatchObject({ undoable: 4, touched: 0 })
    await importer.move(id, 'undo')
    expect(await importer.progress(id)).toMatchObject({ status: 'undone', results: { undone: 4 } })
    expect({ clinics: fieldsOf(await clinics.imported()), listed: await clinics.listed() }).toEqual(
      before,
    )
  })

  it('leaves what has changed since, and says which', async () => {
    const id = await clinics.importFile([site(1), site(2), site(3)])
    await clinics.editByHand((await clinics.named(1)).id, { phone: '707-555-0111' })
    await clinics.editByHand((await clinics.named(2)).id, { name: 'Half written' }, true)
    expect(await importer.progress(id)).toMatchObject({ undoable: 1, touched: 2 })
    await importer.move(id, 'undo')
    expect((await importer.progress(id)).results).toMatchObject({ undone: 1, applied: 2 })
    expect(await clinics.listed()).toEqual(['riverbend clinic 1', 'riverbend clinic 2'])
    const left = (await importer.rows(id, { kinds: ['new'] })).filter(({ blocked }) => blocked)
    expect(left.map(({ name, blocked }) => [name, blocked])).toEqual([
      ['Riverbend Clinic 1', 'Somebody has changed it since, so it stays as it is.'],
      ['Riverbend Clinic 2', 'Somebody has an unpublished draft of it, so it stays as it is.'],
    ])
  })

  it('does not publish a draft of a clinic that was unlisted', async () => {
    await clinics.importFile([site(1), site(2)])
    const id = await clinics.importFile([site(1)])
    const unlisted = (await clinics.named(2)).id
    await clinics.editByHand(unlisted, { name: 'Half written' }, true)
    expect(await importer.progress(id)).toMatchObject({ undoable: 0, touched: 1 })
    await importer.move(id, 'undo')
    expect((await importer.progress(id)).results).toMatchObject({ undone: 0, applied: 1 })
    expect(await clinics.listed()).toEqual(['riverbend clinic 1'])
  })

  it('can’t be repeated, and no other step is possible afterwards', async () => {
    const id = await clinics.importFile([site(1)])
    await importer.move(id, 'undo')
    for (const step of ['undo', 'apply', 'stop', 'finish']) {
      expect((await importer.move(id, step)).status).toBe(409)
    }
    expect((await importer.ask(`/imports/${id}/discard`, {})).status).toBe(409)
  })
})
