import { beforeEach, expect, it } from 'vitest'
import { startImports } from '../../support/imported-clinics.ts'
import { ALSO_HELD, ONLY_NEW } from '../../support/importer.ts'

const { importer, clinics } = await startImports()
beforeEach(() => clinics.clear())

const columns = { sourceId: 'Id', name: 'Name', city: 'City', state: 'State', address: 'Street' }
const mapping = { source: 'flagged', columns }
const HEADER = 'Id,Name,Street,City,State'
const rowOf = (id: number, name = `Clinic ${id}`) => `${id},${name},${id} Oak St,Anderson,SC`

it('what is withheld is rejected with the reason, without anybody choosing anything', async () => {
  const text = [
    `${HEADER},Status,ExcludeFromWebsite,Public`,
    `${rowOf(1)},Active,No,Yes`,
    `${rowOf(2)},Inactive,No,Yes`,
    `${rowOf(3)},Active,Yes,Yes`,
    `${rowOf(4, 'Clinic 4 - CLOSED')},Active,No,Yes`,
    `${rowOf(5)},Active,No,No`,
  ].join('\n')
  const id = await importer.review(text, mapping)
  const rows = await importer.rows(id, { kinds: ['new', 'held', 'rejected'] })
  expect(rows.map(({ line, kind, notes, doubt }) => [line, kind, doubt ?? notes[0]])).toEqual([
    [2, 'new', undefined],
    [3, 'rejected', '“Status” is “Inactive”'],
    [4, 'rejected', '“ExcludeFromWebsite” is “Yes”'],
    [5, 'rejected', 'its name says “CLOSED”'],
    // It may be about who owns it.
    [6, 'held', '“Public” is “No”.'],
  ])
})

it('a clinic that the file closes since needs a check, with why, also if the file is only a part', async () => {
  const before = [HEADER, rowOf(1), rowOf(2), rowOf(3)].join('\n')
  await importer.accept(await importer.review(before, mapping), ONLY_NEW)
  const text = [
    `${HEADER},Status`,
    `${rowOf(1)},`,
    `${rowOf(2)},Closed 6/30/2026`,
    // One that we never had.
    `${rowOf(4)},Closed`,
  ].join('\n')
  const kindsIn = async (isPartial: boolean) => {
    const id = await importer.review(text, mapping, { isPartial })
    return { id, kinds: (await importer.progress(id)).kinds }
  }
  const part = await kindsIn(true)
  expect(part.kinds).toMatchObject({ same: 1, held: 1, gone: 0, rejected: 1 })
  await importer.discard(part.id)
  const { id, kinds } = await kindsIn(false)
  expect(kinds).toMatchObject({ same: 1, held: 1, gone: 1, rejected: 1 })
  const [gone, closed] = await importer.rows(id, { kinds: ['gone', 'held'] })
  const shown = [closed, gone].map((row) => [row?.name, row?.line, row?.doubt, row?.notes])
  const says =
    'The file says that it is closed or not for the public. Accepting unlists it and keeps its data.'
  expect(shown.toSorted()).toEqual([
    ['Clinic 2', 3, says, ['“Status” is “Closed 6/30/2026”']],
    ['Clinic 3', null, null, ['No row of the file has its id or may be about it.']],
  ])
  // One of three is more than closes at once.
  for (const kinds of [['gone'], ['held'], ['new', 'gone']] as const)
    expect((await importer.decide(id, 'accepted', { kinds: [...kinds] })).status).toBe(400)
  const [held] = await importer.rows(id, { kinds: ['held'] })
  const statusNow = async () => (await clinics.stored(held?.clinicId ?? 0))._status
  await importer.decide(id, 'accepted', { ids: [held?.id ?? 0] })
  // A file that is compared again says the same, and is decided anew.
  await importer.ask(`/imports/${id}/leave-points`, {})
  await importer.work()
  const [again] = await importer.rows(id, { kinds: ['held'] })
  expect([again?.doubt, again?.decision]).toEqual([says, null])
  await importer.decide(id, 'accepted', { ids: [again?.id ?? 0] })
  await importer.move(id, 'apply')
  expect((await importer.progress(id)).results).toMatchObject({ applied: 1 })
  expect(await statusNow()).toBe('draft')
  await importer.move(id, 'undo')
  expect(await statusNow()).toBe('published')
})

it('an alert that it is closed asks to unlist a clinic that is otherwise unchanged', async () => {
  const own = { ...mapping, source: 'alerting' }
  const bring = async (alert: string) => {
    const text = [`${HEADER},Alert`, `${rowOf(11)},${alert}`].join('\n')
    return importer.review(text, own)
  }
  await importer.accept(await bring(''), ONLY_NEW)
  const kindsOf = async (id: number) => (await importer.progress(id)).kinds
  const id = await bring('Temporarily closed until May')
  expect(await kindsOf(id)).toMatchObject({ held: 1, same: 0 })
  const [row] = await importer.rows(id, { kinds: ['held'] })
  expect(row?.doubt).toBe(
    '“Alert” is “Temporarily closed until May”. Accepting unlists it and keeps its data.',
  )
  await importer.ask(`/imports/${id}/leave-points`, {})
  await importer.work()
  expect((await importer.rows(id, { kinds: ['held'] }))[0]?.doubt).toBe(row?.doubt)
  await importer.decide(id, 'declined', { kinds: ['held'] })
  await importer.move(id, 'finish')
  // Who declined that is not asked again.
  expect(await kindsOf(await bring('Temporarily closed until May'))).toMatchObject({ same: 1 })
})

it('a clinic without an id is found by its name before it closed', async () => {
  const { sourceId: _, ...others } = columns
  const own = { source: 'nameless', columns: others }
  const bring = (name: string) =>
    importer.review([HEADER, rowOf(7, name)].join('\n'), own, { isPartial: true })
  await importer.accept(await bring('Easton Clinic'), ONLY_NEW)
  const id = await bring('EASTON CLINIC - CLOSED')
  expect(await importer.rows(id, { kinds: ['held', 'rejected'] })).toMatchObject([
    { kind: 'held', name: 'Easton Clinic', notes: ['its name says “CLOSED”'] },
  ])
})

it('a private street and telephone number are left out and taken off the site; a hotline stays', async () => {
  const header =
    'ResourceNum,PublicName,PhysicalAddress1,PhysicalCity,PhysicalStateProvince,PhysicalPostalCode,PhysicalAddressIsPrivate,Latitude,Longitude,Phone1Number,Phone1IsPrivate,PhoneNumberHotline'
  const row = (flags: string) =>
    `9,Shelter Clinic,22 Hill Way,San Francisco,CA,94110,${flags.split('|')[0]},37.77,-122.40,415-555-0151,${flags.split('|')[1]},877-555-0152`
  const { mapping: offered } = await importer.offer(`${header}\n${row('Yes|TRUE')}`, 'shelters.csv')
  const bring = async (flags: string) => {
    await importer.accept(await importer.review(`${header}\n${row(flags)}`, offered), ALSO_HELD)
    return (await clinics.ofSource('shelters'))[0]
  }
  const street = { address: '22 Hill Way', phone: '415-555-0151' }
  const nowhere = { address: null, latitude: null, longitude: null, phone: '877-555-0152' }
  expect(await bring('Yes|TRUE')).toMatchObject({ ...nowhere, city: 'San Francisco' })
  // It is public again once somebody accepts that, and then the next edition has the street.
  expect(await bring('No|FALSE')).toMatchObject({ ...street, address: null })
  expect(await bring('No|FALSE')).toMatchObject(street)
  expect(await bring('Yes|TRUE')).toMatchObject(nowhere)
})
