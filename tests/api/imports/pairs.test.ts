import { beforeEach, expect, it } from 'vitest'
import { startImports } from '../../support/imported-clinics.ts'
import { ONLY_NEW } from '../../support/importer.ts'

const { test, importer, clinics } = await startImports()
beforeEach(() => clinics.clear())

const columns = { name: 'Name', address: 'Street', city: 'City', state: 'State', phone: 'Phone' }
const HEADER = 'Name,Street,City,State,Phone'
const listOf = (...rows: string[]) => [HEADER, ...rows].join('\n')
const withIds = { source: 'list', columns: { ...columns, sourceId: 'Id' } }
const withoutIds = { source: 'list', columns }

const shownIn = async (id: number) =>
  (await importer.rows(id, { kinds: ['new', 'held', 'gone'] })).map(({ line, kind, doubt }) => [
    line,
    kind,
    doubt,
  ])
const named = async (name: string) => {
  const { docs } = await test.payload.find({
    collection: 'clinics',
    where: { name: { equals: name } },
    showHiddenFields: true,
  })
  return docs[0]
}

const OPEN_DOOR = 'Open Door Clinic,414 North St,Anderson,SC,864-555-0101'
const LAKESIDE = 'Lakeside Health,9 Lake Rd,Anderson,SC,864-555-0102'
const HILLTOP = 'Hilltop Dental,2 Hill Ave,Greenville,SC,864-555-0103'

it('a row that is renamed or moved is paired with the clinic that it may be, which it updates, or is a new one, or is left out', async () => {
  const first = listOf(OPEN_DOOR, LAKESIDE, HILLTOP)
  await importer.accept(await importer.review(first, withoutIds), ONLY_NEW)
  const before = await named('Open Door Clinic')
  const second = listOf(
    // Renamed, moved with its number, renamed and moved, and one that is new.
    'Open Door Community Health,414 N. Street,Anderson,SC,864-555-0199',
    'Lakeside Health,77 Main St,Anderson,SC,864-555-0102',
    'Summit Smiles,5 Peak St,Greenville,SC,864-555-0103',
    'Brookside Care,1 Brook St,Anderson,SC,864-555-0104',
  )
  const id = await importer.review(second, withoutIds)
  // None of the three is gone.
  expect(await shownIn(id)).toEqual([
    [2, 'held', expect.stringMatching(/^It may be Open Door Clinic: .*same address/)],
    [3, 'held', expect.stringMatching(/^It may be Lakeside Health: same phone number/)],
    [4, 'held', expect.stringMatching(/^It may be Hilltop Dental: same phone number/)],
    [5, 'new', null],
  ])
  const [renamed, moved, other] = await importer.rows(id, { kinds: ['held'] })
  const pair = (row: number | undefined, clinicId: number | null | undefined) =>
    importer.ask(`/imports/${id}/pair`, { row, clinicId })
  expect((await pair(renamed?.id, renamed?.otherClinicId)).status).toBe(200)
  // A slip of the thumb is taken back.
  await pair(moved?.id, moved?.otherClinicId)
  await pair(moved?.id, null)
  const rows = await importer.rows(id, { kinds: ['changed', 'held'] })
  expect(rows.map(({ kind, isPaired, clinicId }) => [kind, isPaired, clinicId])).toEqual([
    ['changed', true, before?.id],
    ['held', false, null],
    ['held', false, null],
  ])
  expect(rows[0]?.differences.map(({ field }) => field)).toEqual(['name', 'address', 'phone'])
  await importer.decide(id, 'accepted', { ids: [renamed?.id ?? 0, other?.id ?? 0] })
  await importer.decide(id, 'declined', { ids: [moved?.id ?? 0] })
  await importer.move(id, 'apply')
  expect(await named('Open Door Community Health')).toMatchObject({
    id: before?.id,
    slug: before?.slug,
    phone: '864-555-0199',
  })
  expect((await named('Summit Smiles'))?.id).not.toBe((await named('Hilltop Dental'))?.id)
  expect((await named('Lakeside Health'))?.address).toBe('9 Lake Rd')
  // From now on it is found by its new name.
  const third = await importer.review(second, withoutIds)
  expect((await importer.progress(third)).kinds).toMatchObject({ same: 2, held: 1, new: 1 })
  await importer.move(third, 'finish')
  await importer.move(id, 'undo')
  expect(await named('Open Door Clinic')).toMatchObject({
    id: before?.id,
    sourceId: before?.sourceId,
  })
})

it('a file that has a clinic twice says so, and only of what is alike', async () => {
  const row = (id: number, text: string) => `${id},${text}`
  const text = [
    `Id,${HEADER}`,
    row(1, OPEN_DOOR),
    row(2, 'Open Door Clinic,"414 N. St, Room 1A",Anderson,SC,800-555-0132'),
    row(3, LAKESIDE),
    row(4, 'Lakeside Health (First Church),9 Lake Road,Anderson,SC,864-555-0102'),
    // Neighbors, a department with its own number, another town.
    row(5, 'Hearing Aid Center,9 Lake Rd,Anderson,SC,864-555-0105'),
    row(6, 'Lakeside Health Dental,9 Lake Rd,Anderson,SC,864-555-0106'),
    row(7, 'Open Door Clinic,414 North St,Greenville,SC,864-555-0107'),
  ].join('\n')
  const id = await importer.review(text, withIds)
  expect(await shownIn(id)).toEqual([
    [2, 'new', null],
    [3, 'held', 'The same name and address as line 2.'],
    [4, 'new', null],
    [5, 'held', 'The same name and address as line 4.'],
    [6, 'new', null],
    [7, 'new', null],
    [8, 'new', null],
  ])
  await importer.move(id, 'finish')
})

it('two files under review at once make no duplicates', async () => {
  const both = []
  for (const source of ['first', 'second'])
    both.push(await importer.review(listOf(OPEN_DOOR, LAKESIDE), { source, columns }))
  for (const id of both) await importer.accept(id, ONLY_NEW)
  const [first = 0, second = 0] = both
  expect((await importer.progress(first)).results).toMatchObject({ applied: 2 })
  expect((await importer.progress(second)).results).toMatchObject({ applied: 0, kept: 2 })
  const [row] = await importer.rows(second, { kinds: ['new'] })
  expect(row?.reason).toMatch(
    /^It may be Open Door Clinic, which was added since the file was compared: /,
  )
})
