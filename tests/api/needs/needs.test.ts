import { afterAll, describe, expect, it } from 'vitest'
import { type ClinicSearchResult, endpoints } from '../../../cms/contract/index.ts'
import { startApi } from '../../support/api-server.ts'
import { signIn } from '../../support/people.ts'

const api = await startApi()
afterAll(() => api.close())

const search = async (location: string, more: object = {}): Promise<ClinicSearchResult> => {
  const response = await api.get(
    `/api/clinics/search?${new URLSearchParams({ location, limit: '100', ...more })}`,
  )
  expect(response.status).toBe(200)
  return endpoints.searchClinics.response.parse(await response.json())
}

describe('a need', () => {
  it('shows only clinics that have what it stands for, unless somebody chose a service', async () => {
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
    const pregnant = await search('pregnant 77002')
    expect(pregnant.need?.services).toContain('womens-health')
    // None of them lists prenatal care.
    expect(pregnant.total).toBeGreaterThan(0)
  })

  it('that is urgent, or that no clinic is for, shows all of them, with where else to ask', async () => {
    const { total } = await search('chicago')
    for (const text of ['overdose chicago', 'food stamps chicago']) {
      const found = await search(text)
      expect([found.need?.services, found.total]).toEqual([[], total])
    }
    expect((await search('food stamps chicago')).need?.text).toMatch(/211/)
    expect((await search('toothache, want to die chicago')).need?.callFirst).toBe('suicide')
  })

  it('that is private says what to know, in the reader’s language, and keeps its kind of clinic', async () => {
    for (const text of ['abortion chicago', 'trans clinic chicago', 'visa chicago']) {
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

  it('that is private is never counted as a search without results', async () => {
    // Nobody is near these towns.
    for (const text of ['abortion Unalaska', 'dentist Adak'])
      expect((await search(text, { distance: '10' })).total).toBe(0)
    await api.emptySearches.close()
    const { rows } = await api.database.pool.query('select place from empty_searches')
    expect(rows).toEqual([{ place: 'Adak, Alaska' }])
  })
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

it('a county is its outline, in each language', async () => {
  const { total } = await search('Harris County, Texas')
  for (const text of ['harris county', 'clínicas en el condado de harris'])
    for (const locale of ['en', 'es'])
      expect(await search(text, { locale })).toMatchObject({
        total,
        widened: false,
        distance: null,
      })
})

it('the editors’ table counts as soon as it is saved, and has no link that is no address', async () => {
  const editor = await signIn(api.payload, 'editor')
  const need = async () => (await search('Sore elbows, Chicago')).need?.name
  expect(await need()).toBeUndefined()
  const words = ['sore elbow*']
  const made = await editor.ask<{ doc: { id: number } }>('POST', '/needs', {
    name: 'Elbows',
    words,
  })
  expect(made.status).toBe(201)
  await expect.poll(need).toBe('Elbows')
  await editor.ask('PATCH', `/needs/${made.body.doc.id}`, { words: ['tired elbow'] })
  await expect.poll(need).toBeUndefined()
  const links = [{ label: 'More', address: 'javascript:alert(1)' }]
  const refused = await editor.ask('POST', '/needs', { name: 'More', words, links })
  expect(refused.status).toBe(400)
})
