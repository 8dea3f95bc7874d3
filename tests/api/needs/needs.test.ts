import { expect, it } from 'vitest'
import { needs } from '../../../seed/needs.ts'
import { startApi, type Values } from '../../support/api-server.ts'
import { signIn } from '../../support/people.ts'
import { textsOf } from '../../support/texts-of.ts'

const api = await startApi()

const search = (location: string, more: Values = {}) =>
  api.call('searchClinics', { location, limit: 100, ...more })

it('a need shows only clinics that have what it stands for, unless somebody chose a service', async () => {
  const all = (await search('chicago')).total
  const { clinics, need, total } = await search('toothache chicago')
  expect(need?.services).toEqual(['dental'])
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThan(all)
  for (const { categories } of clinics)
    expect(categories.map(({ slug }) => slug)).toContain('dental')
  const chosen = await search('toothache chicago', { services: 'vision' })
  expect(chosen.need).toMatchObject({ name: null, services: [] })
  expect(chosen.total).toBe((await search('chicago', { services: 'vision' })).total)
  const here = await search('toothache 41.88,-87.63')
  expect(here).toMatchObject({ need: { name: need?.name }, place: { label: 'Chicago, Illinois' } })
  const pregnant = await search('pregnant 77002')
  expect(pregnant.need?.services).toContain('womens-health')
  // None of them lists prenatal care.
  expect(pregnant.total).toBeGreaterThan(0)
})

it('a need that is urgent, or that no clinic is for, shows all of them, with where else to ask', async () => {
  const { total } = await search('chicago')
  for (const text of ['overdose chicago', 'food stamps chicago']) {
    const found = await search(text)
    expect([found.need?.services, found.total]).toEqual([[], total])
  }
  expect((await search('food stamps chicago')).need?.text).toMatch(/211/)
  expect((await search('toothache, want to die chicago')).need?.callFirst).toBe('suicide')
})

/** What somebody may not want others to know. */
const PRIVATE = `abortion chicago | transgender 77002 | undocumented chicago | visa chicago |
  immigration lawyer chicago | green card medical exam chicago | gay chicago | end my pregnancy chicago |
  abogada de inmigración chicago | hormone therapy chicago | trans clinic chicago | mujer trans chicago |
  pregnancy termination chicago`

it('a need that is private says what to know, in the reader’s language, and keeps its kind of clinic', async () => {
  for (const text of textsOf(PRIVATE)) {
    const { need, place } = await search(text)
    expect(need, text).toMatchObject({ isPrivate: true, text: expect.any(String) })
    expect(place).not.toBeNull()
  }
  for (const [text, locale, name, known] of [
    ['dentist no papers Los Angeles', 'en', 'Dental clinics', /immigration status/],
    ['dentista sin papeles Los Angeles', 'es', 'Clínicas dentales', /estatus migratorio/],
  ] as const) {
    const { clinics, need } = await search(text, { locale })
    expect(need).toMatchObject({ name, services: ['dental'], isPrivate: true })
    expect(need?.text).toMatch(known)
    expect(clinics.length).toBeGreaterThan(0)
    for (const { categories } of clinics)
      expect(categories.map(({ slug }) => slug)).toContain('dental')
  }
})

it('a need that is private is never counted as a search without results', async () => {
  // Nobody is near these towns.
  for (const text of ['abortion Unalaska', 'dentist Adak'])
    expect((await search(text, { distance: '10' })).total).toBe(0)
  await api.emptySearches.close()
  const { rows } = await api.database.pool.query('select place from empty_searches')
  expect(rows).toEqual([{ place: 'Adak, Alaska' }])
})

it('words for filters hide no clinic that nobody chose to hide, and alone are asked where', async () => {
  const [all, some] = [await search('Houston TX'), await search('telehealth Houston TX')]
  expect(some.total).toBe(all.total)
  for (const text of ['open saturday', 'spanish speaking doctor', 'clínica abierta ahora']) {
    const { place, need, filters, alternatives } = await search(text)
    expect([place, alternatives, filters.length], text).toEqual([null, [], 1])
    expect(need).toMatchObject({ name: null, services: [] })
  }
})

it('the editors’ table has at first every word that the unit tests read', async () => {
  const { docs } = await api.payload.find({ collection: 'needs', sort: 'id', pagination: false })
  expect(docs.map(({ words }) => words)).toEqual(needs.map(({ words }) => words))
})

it('the editors’ table counts as soon as it is saved, and has no link that is no address', async () => {
  const editor = await signIn(api.payload, 'editor')
  const need = async () => (await search('Sore elbows, Chicago')).need?.name
  expect(await need()).toBeUndefined()
  const data = { name: 'Elbows', words: ['sore elbow*'] }
  const made = await editor.ask<{ doc: { id: number } }>('POST', '/needs', data)
  expect(made.status).toBe(201)
  await expect.poll(need).toBe('Elbows')
  await editor.ask('PATCH', `/needs/${made.body.doc.id}`, { words: ['tired elbow'] })
  await expect.poll(need).toBeUndefined()
  const links = [{ label: 'More', address: 'javascript:alert(1)' }]
  const refused = await editor.ask('POST', '/needs', { ...data, links })
  expect(refused.status).toBe(400)
})
