import { beforeEach, expect, it } from 'vitest'
import type { MergeScreen } from '../../../cms/clinics/endpoints/merge-answer.ts'
import { startImports } from '../../support/imported-clinics.ts'
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
  const first = await review(`${ROW},864-555-0101,`)
  await importer.accept(first, { kinds: ['new'] })
  const stays = await newClinic(test.payload, { name: 'Saluda Clinic', phone: '864-555-0100' })
  const where = { name: { equals: 'Saluda Free Clinic' } }
  const { docs } = await test.payload.find({ collection: 'clinics', where })
  const goes = docs[0]?.id ?? 0
  const { body } = await importer.ask<MergeScreen>(`/clinics/${stays.id}/compare`, { other: goes })
  const { left, right } = body.sides
  await importer.ask(`/clinics/${stays.id}/merge`, {
    ...{ other: goes, stays: 'left', choices: {} },
    updatedAt: { left: left.updatedAt, right: right.updatedAt },
  })
  return stays
}
const stored = (id: number) => test.payload.findByID({ collection: 'clinics', id, depth: 0 })

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
  expect(await stored(clinicId)).toMatchObject({
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
  await test.payload.update({
    ...{ collection: 'clinics', id: clinicId },
    data: { source: 'county-b', sourceId: 'a1' },
  })
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
