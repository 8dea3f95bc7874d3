import { expect, it } from 'vitest'
import { fromColumns } from '../../../cms/contract/index.ts'
import { openClinicNames } from '../../../cms/listings/clinic-names.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import { startApi } from '../../support/api-server.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { readerOn } from '../../support/search-reader.ts'

const api = await startApi()
const { payload } = api
const { pool } = api.database

const add = (data: Partial<Clinic>) =>
  newClinic(payload, { phone: null, address: '1 Mill Rd', ...data } as never)
const search = async (location: string, values: object = {}) => {
  const found = await api.call('searchClinics', { location, ...values })
  return { ...found, names: found.clinics.map(({ name, city }) => `${name}, ${city}`) }
}
const suggest = async (q: string, values: object = {}) =>
  (await api.call('places', { q, ...values })).map(({ label }) => label)

it('a telephone number finds the clinics that visitors can call there, and no others', async () => {
  const line = { number: '864-555-0163', type: 'voice' } as const
  await add({ name: 'Zymurgy Clinic', phone: '864-555-0161', phones: [line] })
  await add({ name: 'Zymurgy Dental', phone: '864-555-0161', city: 'Greenville' })
  await add({ name: 'Draft Zymurgy', phone: '864-555-0162', _status: 'draft' })
  await add({ name: 'Wrong Zymurgy', phone: '864-555-0164', wrongPhones: '864-555-0164' })
  await expect.poll(async () => (await search('864-555-0163')).total).toBe(1)
  const found = await search('call (864) 555.0161')
  expect(found.names.toSorted()).toEqual(['Zymurgy Clinic, Anderson', 'Zymurgy Dental, Greenville'])
  expect(found).toMatchObject({
    total: 2,
    place: null,
    named: { by: 'phone', text: '864-555-0161' },
  })
  expect((await search('864-555-0163 x4')).names).toEqual(['Zymurgy Clinic, Anderson'])
  for (const number of ['864-555-0162', '864-555-0164', '864-555-0199']) {
    const none = await search(`${number} Anderson SC`)
    expect(none.notListed).toEqual({ by: 'phone', text: number })
    expect(none.place?.label).toBe('Anderson, South Carolina')
    expect(none.named).toBeNull()
  }
})

it('a name finds its clinics in both languages, the nearest to the town first, and follows edits', async () => {
  const { id } = await add({ name: 'Clínica Xanthe', latitude: 34.5, longitude: -82.65 })
  await add({ name: 'Clínica Xanthe', city: 'Charleston', latitude: 32.78, longitude: -79.94 })
  await add({ name: 'Xanthe Draft', _status: 'draft' })
  await expect.poll(async () => (await search('xanthe')).total).toBe(2)
  for (const locale of ['en', 'es']) {
    const found = await search('clinica xanthe charleston', { locale })
    expect(found.names).toEqual(['Clínica Xanthe, Charleston', 'Clínica Xanthe, Anderson'])
    expect(found).toMatchObject({ total: 2, named: { by: 'name', text: 'Clínica Xanthe' } })
    expect(found.named?.near?.label).toMatch(/^Charleston, /)
  }
  const one = await search('Clínica Xanthe', { limit: 1, offset: 1 })
  expect(one).toMatchObject({ total: 2, names: [expect.stringMatching(/^Clínica Xanthe/)] })
  const points = fromColumns(await api.call('clinicPoints', { location: 'clinica xanthe' }))
  expect(points).toHaveLength(2)
  const { counts } = await api.call('clinicCounts', { location: 'clinica xanthe' })
  expect(counts?.isFree).toBe(0)
  await payload.update({ collection: 'clinics', id, data: { name: 'Clínica Yolotli' } })
  await expect
    .poll(async () => (await search('clinica yolotl')).names)
    .toEqual(['Clínica Yolotli, Anderson'])
  await payload.update({ collection: 'clinics', id, data: { _status: 'draft' } })
  await expect.poll(async () => (await search('clinica yolotli')).names).toEqual([])
})

it('a filter that somebody chose counts, and a need that is part of the name does not', async () => {
  await add({ name: 'Quillon Dental Clinic', isFree: true })
  await expect
    .poll(async () => (await search('Quillon Dental Clinic')).names)
    .toEqual(['Quillon Dental Clinic, Anderson'])
  const filtered = await search('Quillon Dental Clinic', { isFree: 'false' })
  expect(filtered).toMatchObject({ total: 0, named: { by: 'name' } })
})

it('where a place answers, the clinic is offered with its address', async () => {
  await add({ name: 'Salem Clinic' })
  await expect
    .poll(() => search('salem clinic'))
    .toMatchObject({
      place: { label: 'Salem, Oregon' },
      offered: [{ name: 'Salem Clinic', city: 'Anderson', state: 'SC' }],
    })
})

it('clinics are suggested by name and number, after places that begin so', async () => {
  await add({ name: 'Petalumen Clinic', phone: '864-555-0171' })
  await add({ name: 'Petalumen Draft', _status: 'draft' })
  await expect
    .poll(async () => (await suggest('petalumen'))[0])
    .toBe('Petalumen Clinic, Anderson, SC')
  expect(await suggest('petalum')).toEqual([
    'Petaluma, California',
    'Petalumen Clinic, Anderson, SC',
  ])
  expect(await suggest('petalumen cl', { locale: 'es' })).toEqual([
    'Petalumen Clinic, Anderson, SC',
  ])
  expect(await suggest('864 555 0171')).toEqual(['Petalumen Clinic, Anderson, SC'])
  expect(await suggest('canyon sample fr', { limit: 2 })).toHaveLength(2)
  expect(await suggest('clinic')).not.toContainEqual(expect.stringContaining('Clinic'))
  const suggested = await suggest('canyon sample')
  expect(suggested).not.toEqual([])
  for (const label of suggested)
    expect((await search(label)).names[0]).toBe(label.replace(/, \w\w$/, ''))
})

it('each clinic of the samples is found by its name, with its town first, and by its number', async () => {
  const { understood } = await readerOn(pool)
  const { rows } = await pool.query<{ summary: string }>(
    "select summary from listings where locale = 'en' and clinic_id % 7 = 0",
  )
  const { words } = openClinicNames(pool, pool)
  expect((await words.get()).count('sample')).toBeGreaterThan(700)
  const clinics = rows.map(({ summary }) => JSON.parse(summary))
  const nameOf = (id?: number) => clinics.find((clinic) => clinic.id === id)?.name
  const misses: string[] = []
  for (const { id, name, city, state, phone } of clinics) {
    const byName = await understood(name)
    if (!byName.named?.ids.includes(id)) misses.push(`${name}: ${nameOf(byName.named?.ids[0])}`)
    const inTown = await understood(`${name}, ${city}, ${state}`)
    if (!inTown.named?.ids.slice(0, 3).includes(id)) misses.push(`${name}, ${city}`)
    const byPhone = phone ? (await understood(phone)).named?.ids : [id]
    if (!byPhone?.includes(id)) misses.push(phone)
  }
  expect(misses).toEqual([])
})
