import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Clinic } from '../../../cms/payload-types.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { site, startImports } from '../../support/imported-clinics.ts'
import { NEEDS_NO_CHECK } from '../../support/importer.ts'

const { test, importer, clinics } = await startImports()
afterAll(() => test.close())
beforeEach(() => clinics.clear())

const phone = (number: string) => ({ 'Site Telephone Number': number })
const web = (address: string) => ({ 'Site Web Address': address })

/** Without the fields that say when and by whom it was saved. Undefined counts as null. */
const fieldsOf = (clinics: Clinic[]) =>
  clinics.map(({ updatedAt: _, savedBy: __, savedThrough: ___, ...fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null])),
  )

const directory = async () => ({
  clinics: fieldsOf(await clinics.imported()),
  listed: await clinics.listed(),
})

/** Uploads, accepts everything that needs no check, and applies it. */
const importFile = async (rows: object[], name: string) => {
  const id = await importer.review(hrsaFile(rows), undefined, { name })
  await importer.decide(id, 'accepted', NEEDS_NO_CHECK)
  await importer.move(id, 'apply')
  return id
}

const rowOf = async (id: number, name: string) => {
  const rows = await importer.rows(id, { kinds: ['new', 'changed', 'gone'] })
  const row = rows.find((one) => one.name === name)
  if (!row) throw new Error(`the import has no ${name}`)
  return row
}

const undoRow = async (id: number, name: string) =>
  importer.ask(`/imports/${id}/undo`, { ids: [(await rowOf(id, name)).id] })

describe('imports are undone like a stack', () => {
  it('the later one first, then the earlier one, which restores everything', async () => {
    await clinics.importFile([site(1), site(2), site(3)])
    const before = await directory()
    const first = await importFile([site(1, phone('707-559-7599')), site(2), site(4)], 'first.csv')
    const between = await directory()
    const second = await importFile(
      [site(1, phone('707-763-7599')), site(2, web('www.example.com')), site(5)],
      'second.csv',
    )
    await importer.move(second, 'undo')
    expect(await importer.progress(second)).toMatchObject({ status: 'undone', undoable: 0 })
    expect(await directory()).toEqual(between)
    expect(await importer.progress(first)).toMatchObject({ undoable: 3, touched: 0 })
    await importer.move(first, 'undo')
    expect(await importer.progress(first)).toMatchObject({
      status: 'undone',
      results: { undone: 3 },
    })
    expect(await directory()).toEqual(before)
  })

  it('three deep', async () => {
    const ids: number[] = []
    const states = [await directory()]
    for (const number of ['707-559-7599', '707-763-7599', '707-769-7599']) {
      ids.push(await importFile([site(1, phone(number))], `${number}.csv`))
      states.push(await directory())
    }
    for (const id of ids.toReversed()) {
      states.pop()
      await importer.move(id, 'undo')
      expect(await importer.progress(id)).toMatchObject({ status: 'undone' })
      expect(await directory()).toEqual(states.at(-1))
    }
  })

  it('an earlier one names the later one that blocks it, and can be undone after it', async () => {
    const first = await importFile([site(1), site(2)], 'first.csv')
    const second = await importFile([site(1, phone('707-559-7599')), site(2)], 'second.csv')
    expect(await importer.progress(first)).toMatchObject({ undoable: 1, touched: 1 })
    await importer.move(first, 'undo')
    expect(await importer.progress(first)).toMatchObject({
      status: 'applied',
      results: { undone: 1, applied: 1 },
      undoable: 0,
      touched: 1,
      left: 1,
    })
    expect(await rowOf(first, 'Riverbend Clinic 1')).toMatchObject({
      canUndo: false,
      blocked: 'A later import has changed it since: “second.csv”. Undo that one first.',
    })
    await importer.move(second, 'undo')
    expect(await importer.progress(first)).toMatchObject({ undoable: 1, touched: 0 })
    expect(await rowOf(first, 'Riverbend Clinic 1')).toMatchObject({
      canUndo: true,
      blocked: null,
    })
    await importer.move(first, 'undo')
    expect(await importer.progress(first)).toMatchObject({ status: 'undone', left: 0 })
    expect(await clinics.imported()).toEqual([])
  })
})

describe('what a person has changed', () => {
  it('stays, with the reason shown, and the rest can be undone row by row', async () => {
    const id = await importFile([site(1), site(2), site(3)], 'first.csv')
    await clinics.editByHand((await clinics.named(1)).id, { phone: '707-555-0111' })
    const draft = (await clinics.named(2)).id
    await clinics.editByHand(draft, { name: 'Half written' }, true)
    expect(await rowOf(id, 'Riverbend Clinic 1')).toMatchObject({
      canUndo: false,
      blocked: 'Somebody has changed it since, so it stays as it is.',
    })
    expect(await rowOf(id, 'Riverbend Clinic 2')).toMatchObject({
      canUndo: false,
      blocked: 'Somebody has an unpublished draft of it, so it stays as it is.',
    })
    expect((await undoRow(id, 'Riverbend Clinic 1')).body).toEqual({ undone: 0 })
    expect((await undoRow(id, 'Riverbend Clinic 3')).body).toEqual({ undone: 1 })
    expect(await clinics.listed()).toEqual(['riverbend clinic 1', 'riverbend clinic 2'])
    expect(await importer.progress(id)).toMatchObject({ status: 'applied', results: { undone: 1 } })
  })

  it('can be undone later, once the reason is gone, which verifies nothing', async () => {
    await clinics.importFile([site(1), site(2)])
    const id = await importFile([site(1, phone('707-559-7599')), site(2)], 'next.csv')
    const { id: clinic } = await clinics.named(1)
    await clinics.editByHand(clinic, { name: 'Half written' }, true)
    await importer.move(id, 'undo')
    expect(await importer.progress(id)).toMatchObject({ status: 'applied', left: 1, undoable: 0 })
    await test.database.pool.query(
      `delete from _clinics_v where parent_id = $1 and latest and version__status = 'draft'`,
      [clinic],
    )
    expect(await importer.progress(id)).toMatchObject({ undoable: 1 })
    expect((await undoRow(id, 'Riverbend Clinic 1')).body).toEqual({ undone: 1 })
    expect(await importer.progress(id)).toMatchObject({ status: 'undone', left: 0 })
    const { phone: number, verifiedFields } = await clinics.named(1)
    expect([number, verifiedFields ?? []]).toEqual(['541-484-4800', []])
  })
})
