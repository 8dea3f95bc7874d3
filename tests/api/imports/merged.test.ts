import { beforeEach, expect, it } from 'vitest'
import { startImports } from '../../support/imported-clinics.ts'
import { ONLY_NEW } from '../../support/importer.ts'
import { mergesBy } from '../../support/merges.ts'
import { newClinic } from '../../support/new-clinic.ts'

const { test, importer, clinics } = await startImports()
beforeEach(() => clinics.clear())

const columns = {
  ...{ sourceId: 'Id', name: 'Name', address: 'Street', city: 'City', state: 'State' },
  phone: 'Phone',
}
const mapping = { source: 'county-b', columns }
const listOf = (...rows: string[]) => ['Id,Name,Street,City,State,Phone,Status', ...rows].join('\n')
const ROW = 'b1,Saluda Free Clinic,9 Oak St,Anderson,SC'
const review = (...rows: string[]) => importer.review(listOf(...rows), mapping, { isPartial: true })
const shown = async (id: number) =>
  (await importer.rows(id, { kinds: ['new', 'changed', 'held', 'same'] })).map((row) => ({
    ...{ kind: row.kind, clinicId: row.clinicId, doubt: row.doubt, notes: row.notes },
    fields: row.differences.map(({ field }) => field),
  }))

/** An editor's own clinic, into which a clinic of the list was merged. */
const mergedPair = async () => {
  await importer.accept(await review(`${ROW},864-555-0101,`), ONLY_NEW)
  const stays = await newClinic(test.payload, { name: 'Saluda Clinic', phone: '864-555-0100' })
  const [goes] = await clinics.ofSource('county-b')
  await mergesBy({ askEndpoint: importer.ask }).merge(stays.id, goes?.id ?? 0)
  return stays
}

it('what a source says for the first time of a merged clinic goes to the one that stays', async () => {
  const { id: clinicId } = await mergedPair()
  // What it said before the merge was decided then.
  const same = await review(`${ROW},864-555-0101,`)
  expect(await shown(same)).toMatchObject([{ kind: 'same', clinicId, notes: [] }])
  await importer.discard(same)
  const id = await review(`${ROW},864-555-0181,`)
  expect(await shown(id)).toEqual([
    {
      ...{ kind: 'changed', clinicId, doubt: null, fields: ['phone'] },
      notes: ['It is “Saluda Free Clinic”, which was merged into this clinic.'],
    },
  ])
  await importer.accept(id, { kinds: ['changed'] })
  expect(await clinics.stored(clinicId)).toMatchObject({
    ...{ name: 'Saluda Clinic', phone: '864-555-0181', source: 'editor' },
    address: '414 North St',
  })
  // Its name and town are held, as everywhere.
  const renamed = await review('b1,Saluda Health,9 Oak St,Greenville,SC,864-555-0181,')
  expect(await shown(renamed)).toMatchObject([
    { kind: 'held', doubt: 'Its name and town would change: it may be another clinic.' },
  ])
  await importer.discard(renamed)
  // And so is a row under another id that is like the one that was merged.
  const other = await review('b7,Saluda Free Clinic,9 Oak St,Anderson,SC,,')
  expect(await shown(other)).toMatchObject([
    { kind: 'held', doubt: expect.stringMatching(/^It may be Saluda Clinic: same address/) },
  ])
})

it('a source that closes a merged clinic asks about the one that stays, unless that is in the file', async () => {
  const { id: clinicId } = await mergedPair()
  const id = await review(`${ROW},,Closed`)
  expect(await shown(id)).toMatchObject([
    { kind: 'held', clinicId, doubt: expect.stringContaining('“Saluda Free Clinic”, which was') },
  ])
  await importer.discard(id)
  await clinics.change(clinicId, { source: 'county-b', sourceId: 'a1' })
  const both = await review(`${ROW},,Closed`, 'a1,Saluda Clinic,414 North St,Anderson,SC,,')
  expect((await shown(both)).map(({ kind }) => kind)).toEqual(['same'])
  await importer.discard(both)
  // Two rows about one clinic can't both be right.
  const twice = await review(`${ROW},864-555-0181,`, 'a1,Saluda Clinic,414 North St,Anderson,SC,,')
  expect(await shown(twice)).toMatchObject([
    { kind: 'held', doubt: 'The clinic that stays has an id of its own in this source.' },
    { kind: 'same' },
  ])
})
