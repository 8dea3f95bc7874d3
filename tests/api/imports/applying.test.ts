import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { site, startImports } from '../../support/imported-clinics.ts'
import { NEEDS_NO_CHECK } from '../../support/importer.ts'

const { test, importer, clinics } = await startImports()
afterAll(() => test.close())
beforeEach(() => clinics.clear())

const phone = (number: string) => ({ 'Site Telephone Number': number })
const NEW_PHONE = phone('707-559-7599')
const HALF = { name: 'Half written' }
const edit = async (number: number, data: object, draft?: boolean) =>
  clinics.editByHand((await clinics.named(number)).id, data, draft)

/** Uploads, accepts everything that needs no check, and applies it. */
const importFile = async (rows: object[], name?: string) => {
  const id = await importer.review(hrsaFile(rows), undefined, { name })
  await importer.decide(id, 'accepted', NEEDS_NO_CHECK)
  await importer.move(id, 'apply')
  return id
}

/** Except what says when and by whom it was saved. Undefined counts as null. */
const directory = async () => ({
  clinics: (await clinics.imported()).map(
    ({ updatedAt: _, savedBy: __, savedThrough: ___, ...fields }) =>
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null])),
  ),
  listed: await clinics.listed(),
})

const rowOf = async (id: number, number: number) => {
  const rows = await importer.rows(id, { kinds: ['new', 'changed', 'gone'] })
  const row = rows.find(({ name }) => name === `Riverbend Clinic ${number}`)
  if (!row) throw new Error(`the import has no clinic ${number}`)
  return row
}

describe('applying', () => {
  it('writes only what was accepted, and unlists what is gone', async () => {
    await clinics.importFile([site(1), site(2), site(3)])
    const id = await importer.review(
      hrsaFile([site(1, NEW_PHONE), site(2, NEW_PHONE), site(4), site(5)]),
    )
    const ids = [(await rowOf(id, 1)).id, (await rowOf(id, 4)).id]
    await importer.decide(id, 'accepted', { ids })
    await importer.decide(id, 'accepted', { kinds: ['gone'] })
    await importer.move(id, 'apply')
    expect(await importer.progress(id)).toMatchObject({
      status: 'applied',
      results: { applied: 3, failed: 0, kept: 0 },
      undoable: 3,
    })
    expect(await clinics.listed()).toEqual([1, 2, 4].map((number) => `riverbend clinic ${number}`))
    const [one, two, three] = await clinics.imported()
    expect([one?.phone, two?.phone]).toEqual(['707-559-7599', '541-484-4800'])
    expect(one?.verifiedFields ?? []).toEqual([])
    expect(three).toMatchObject({ _status: 'draft', name: 'Riverbend Clinic 3' })
  })

  it('leaves what somebody has changed meanwhile, and goes on if one can’t be written', async () => {
    await clinics.importFile([site(1), site(2), site(3)])
    const id = await importer.review(
      hrsaFile([site(1, NEW_PHONE), site(2, NEW_PHONE), site(3, NEW_PHONE)]),
    )
    await edit(1, { phone: '707-555-0111' })
    await edit(2, { description: 'Ring the bell.' })
    // The panel's form would refuse this too.
    await test.database.pool.query(
      `update import_rows set data = jsonb_set(data, '{website}', '"not an address"')
       where import_id = $1 and line = 4`,
      [id],
    )
    await importer.decide(id, 'accepted', { kinds: ['changed'] })
    await importer.move(id, 'apply')
    expect((await importer.progress(id)).results).toMatchObject({ applied: 1, kept: 1, failed: 1 })
    expect(await clinics.imported()).toMatchObject([
      { phone: '707-555-0111' },
      { phone: '707-559-7599', description: 'Ring the bell.' },
      { phone: '541-484-4800' },
    ])
    expect((await rowOf(id, 1)).reason).toContain(
      'Somebody has changed it since the file was compared',
    )
    expect(await rowOf(id, 3)).toMatchObject({
      result: 'failed',
      reason: expect.stringContaining('Website'),
    })
  })

  it('can be stopped and continued', async () => {
    const id = await importer.review(hrsaFile([1, 2, 3].map((number) => site(number))))
    await importer.decide(id, 'accepted', NEEDS_NO_CHECK)
    await importer.ask(`/imports/${id}/move`, { step: 'apply' })
    expect((await importer.decide(id, 'declined', NEEDS_NO_CHECK)).status).toBe(409)
    await importer.ask(`/imports/${id}/move`, { step: 'stop' })
    expect(await importer.progress(id)).toMatchObject({ status: 'stopping', accepted: 3 })
    // Rows that are being written have to stay undoable, and a discard would lose track of them.
    expect((await importer.ask(`/imports/${id}/discard`, {})).status).toBe(409)
    await importer.work()
    expect(await importer.progress(id)).toMatchObject({ status: 'review', accepted: 3 })
    await importer.move(id, 'apply')
    expect(await importer.progress(id)).toMatchObject({ status: 'applied' })
    expect(await clinics.listed()).toHaveLength(3)
  })
})

describe('undoing', () => {
  it('restores everything, the later import first, and can’t be repeated', async () => {
    await clinics.importFile([site(1), site(2), site(3)])
    await edit(1, { phone: '707-555-0111' })
    const before = await directory()
    const moved = { 'Site Address': '99 Lake St', 'Site Web Address': 'www.example.com' }
    const first = await importFile([site(1, NEW_PHONE), site(2, moved), site(4)], 'first.csv')
    const between = await directory()
    const listed = ['riverbend clinic 1', 'riverbend clinic 2', 'riverbend clinic 4']
    expect(between.listed).toEqual(listed)
    expect((await clinics.named(2)).address).toBe('99 Lake St')
    const second = await importFile([site(1), site(2), site(5)], 'second.csv')
    for (const [id, state] of [
      [second, between],
      [first, before],
    ] as const) {
      await importer.move(id, 'undo')
      expect(await importer.progress(id)).toMatchObject({ status: 'undone', undoable: 0 })
      expect(await directory()).toEqual(state)
    }
    for (const step of ['undo', 'apply', 'stop', 'finish'])
      expect((await importer.move(first, step)).status).toBe(409)
    expect((await importer.ask(`/imports/${first}/discard`, {})).status).toBe(409)
  })

  it('names the later import that blocks it, and is possible after that one’s', async () => {
    const first = await importFile([site(1), site(2)], 'first.csv')
    const second = await importFile([site(1, NEW_PHONE), site(2)], 'second.csv')
    expect(await importer.progress(first)).toMatchObject({ undoable: 1, touched: 1 })
    await importer.move(first, 'undo')
    expect(await importer.progress(first)).toMatchObject({
      status: 'applied',
      results: { undone: 1, applied: 1 },
      undoable: 0,
      touched: 1,
      left: 1,
    })
    expect(await rowOf(first, 1)).toMatchObject({
      canUndo: false,
      blocked: 'A later import has changed it since: “second.csv”. Undo that one first.',
    })
    await importer.move(second, 'undo')
    expect(await rowOf(first, 1)).toMatchObject({ canUndo: true, blocked: null })
    await importer.move(first, 'undo')
    expect(await importer.progress(first)).toMatchObject({ status: 'undone', left: 0 })
    expect(await clinics.imported()).toEqual([])
  })

  it('leaves what a person has changed since, with the reason, and the rest goes row by row', async () => {
    const id = await importFile([site(1), site(2), site(3)])
    await edit(1, { phone: '707-555-0111' })
    await edit(2, HALF, true)
    expect(await importer.progress(id)).toMatchObject({ undoable: 1, touched: 2 })
    const undoRow = async (number: number) => {
      const ids = [(await rowOf(id, number)).id]
      return (await importer.ask(`/imports/${id}/undo`, { ids })).body
    }
    for (const [number, blocked] of [
      [1, 'Somebody has changed it since, so it stays as it is.'],
      [2, 'Somebody has an unpublished draft of it, so it stays as it is.'],
    ] as const) {
      expect(await rowOf(id, number)).toMatchObject({ canUndo: false, blocked })
      expect(await undoRow(number)).toEqual({ undone: 0 })
    }
    expect(await undoRow(3)).toEqual({ undone: 1 })
    await importer.move(id, 'undo')
    expect(await clinics.listed()).toEqual(['riverbend clinic 1', 'riverbend clinic 2'])
  })

  it('publishes no draft, waits until it is gone, and then verifies nothing', async () => {
    await clinics.importFile([site(1), site(2)])
    const id = await importFile([site(1, NEW_PHONE)])
    await edit(1, HALF, true)
    await edit(2, HALF, true)
    expect(await importer.progress(id)).toMatchObject({ undoable: 0, touched: 2 })
    await importer.move(id, 'undo')
    expect(await importer.progress(id)).toMatchObject({ status: 'applied', left: 2 })
    expect(await clinics.listed()).toEqual(['riverbend clinic 1'])
    await test.database.pool.query(
      `delete from _clinics_v where parent_id = $1 and latest and version__status = 'draft'`,
      [(await clinics.named(1)).id],
    )
    await importer.move(id, 'undo')
    expect(await importer.progress(id)).toMatchObject({ left: 1 })
    const { phone: number, verifiedFields } = await clinics.named(1)
    expect([number, verifiedFields ?? []]).toEqual(['541-484-4800', []])
  })
})
