import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClinicSearchResult, endpoints } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { signIn } from '../../support/people.ts'
import { NO_PLACES } from './in-trouble.ts'
import { TEXTS } from './texts.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const search = async (
  location: string,
  more: Record<string, string> = {},
): Promise<ClinicSearchResult> => {
  const query = new URLSearchParams({ location, limit: '5', ...more })
  const response = await api.get(`/api/clinics/search?${query}`)
  expect(response.status).toBe(200)
  return endpoints.searchClinics.response.parse(await response.json())
}

describe('what people type', () => {
  it.each(TEXTS)('%j is %s, %s', async (text, clinics, place) => {
    const { need, place: found } = await search(text)
    expect([need?.name ?? null, found?.label ?? null]).toEqual([clinics, place])
  })

  it.each(NO_PLACES)('%j offers no place', async (text) => {
    const { alternatives } = await search(text)
    expect(alternatives).toEqual([])
  })
})

describe('a request that names neither a place nor a kind of clinic', () => {
  it.each([
    'free clinic',
    'clinic near me',
    'I need a doctor',
    'clínica cerca de mí',
    'hospital',
    'no insurance',
    'no health insurance',
    "i don't have insurance",
    'sin seguro',
    'no tengo seguro',
    'no tengo aseguranza',
  ])('%j is asked where, and is no unknown place', async (text) => {
    const { need, place } = await search(text)
    expect(place).toBeNull()
    expect(need).toMatchObject({ name: null, services: [], callFirst: null })
  })

  it.each(['???', 'Xyzzyville', '99999'])('%j is an unknown place', async (text) => {
    expect(await search(text)).toMatchObject({ need: null, place: null })
  })
})

describe('the words for a need', () => {
  it.each([
    ['toothache chicago', 'toothache'],
    ['houston std test', 'std test'],
    ['I want to kill myself, Chicago', 'kill myself'],
    ['dentist in Xyzzyville', 'dentist'],
    ['911', '"911"'],
    ['"911" Chicago', '"911"'],
    ['Cut Bank', null],
    ['help me', null],
  ])('of %j are %j', async (text, needWords) => {
    expect(await search(text)).toMatchObject({ needWords })
  })

  it.each([
    'my tooth hurts so much',
    'necesito un dentista',
    'i am undocumented',
    'suicide',
    'crisis',
    'I am dying',
  ])('of %j say the same beside a town and beside a point', async (text) => {
    const { need, needWords } = await search(text)
    const told = { name: need?.name, callFirst: need?.callFirst }
    for (const place of ['Houston', '77002', '29.76,-95.37']) {
      const beside = await search(`${needWords} ${place}`)
      expect(beside.need).toMatchObject(told)
      expect(beside.place?.label).toMatch(/Houston/)
    }
  })
})

describe('a place beside a need that is unknown', () => {
  it.each([
    ['dentist in Xyzzyville', 'Xyzzyville'],
    ['dentist 99999', '99999'],
    ['eye exam near Qwertyville, TX 99999', '99999'],
    ['dentista en Xyzzyville', 'Xyzzyville'],
    ['dentista cerca de Xyzzyville', 'Xyzzyville'],
  ])('%j says %j', async (text, unknownPlace) => {
    expect(await search(text)).toMatchObject({ place: null, unknownPlace })
  })

  it.each(['dentist in Xyzzyville', 'dentista en Xyzzyville'])(
    '%j offers no state for a small word',
    async (text) => {
      const { alternatives } = await search(text)
      expect(alternatives.filter(({ kind }) => kind === 'state')).toEqual([])
    },
  )

  it.each([
    'dentist',
    'dentist near me',
    'my tooth is killing me',
    'toothache, I am in pain',
    'dental help in an emergency',
    'therapist in spanish',
    'dolor en la muela',
    'dentist in Chicago',
  ])('%j names none', async (text) => {
    expect(await search(text)).toMatchObject({ unknownPlace: null })
  })
})

describe('a county', () => {
  it.each(['harris county', 'condado de harris', 'clínicas en el condado de harris'])(
    '%j is its outline in each language',
    async (text) => {
      const english = await search('Harris County, Texas')
      expect(english).toMatchObject({ widened: false, distance: null })
      for (const locale of ['en', 'es']) {
        const { total, widened, distance } = await search(text, { locale })
        expect({ total, widened, distance }).toEqual({
          total: english.total,
          widened: false,
          distance: null,
        })
      }
    },
  )
})

describe('a need', () => {
  it('shows only clinics that have what it stands for', async () => {
    const { clinics, need, total } = await search('toothache chicago', { limit: '100' })
    expect(need?.services).toEqual(['dental'])
    expect(total).toBeGreaterThan(0)
    for (const { categories } of clinics)
      expect(categories.map(({ slug }) => slug)).toContain('dental')
    expect((await search('chicago')).total).toBeGreaterThan(total)
  })

  it('does not count where somebody chose a service', async () => {
    const chosen = await search('toothache chicago', { services: 'vision' })
    expect(chosen.need).toMatchObject({ name: null, services: [] })
    expect(chosen.total).toBe((await search('chicago', { services: 'vision' })).total)
  })

  it.each([
    ['dentist no papers Los Angeles', 'en', 'Dental clinics', /immigration status/],
    ['dentista sin papeles Los Angeles', 'es', 'Clínicas dentales', /estatus migratorio/],
  ])(
    'keeps its kind of clinic beside what any kind is asked: %s',
    async (text, locale, name, known) => {
      const { clinics, need } = await search(text, { locale })
      expect(need).toMatchObject({ name, services: ['dental'], isPrivate: true })
      expect(need?.text).toMatch(known)
      expect(clinics.length).toBeGreaterThan(0)
      for (const { categories } of clinics)
        expect(categories.map(({ slug }) => slug)).toContain('dental')
    },
  )

  it('stays the urgent one, whatever else somebody says', async () => {
    const { need } = await search('toothache, want to die chicago')
    expect(need).toMatchObject({ callFirst: 'suicide', services: [] })
  })

  it('is named in Spanish, if that is asked for', async () => {
    expect((await search('dentista chicago', { locale: 'es' })).need?.name).toBe(
      'Clínicas dentales',
    )
  })

  it('says what no clinic is for, and shows all of them', async () => {
    const { need, total } = await search('food stamps chicago')
    expect(need).toMatchObject({ services: [], text: expect.stringMatching(/211/) })
    expect(total).toBe((await search('chicago')).total)
  })

  it('finds clinics for pregnant women where none lists prenatal care', async () => {
    const { need, total } = await search('pregnant 77002')
    expect(need?.services).toContain('womens-health')
    expect(total).toBeGreaterThan(0)
  })

  it.each([
    ['suicide', 'suicide'],
    ['overdose chicago', 'emergency'],
    ['poison', 'poison'],
    ['I was raped', 'assault'],
    ['violencia doméstica en Houston', 'violence'],
  ])('%j says whom to call first, and shows all clinics', async (text, callFirst) => {
    const { need } = await search(text)
    expect(need).toMatchObject({ callFirst, services: [] })
  })

  it.each([
    'abortion chicago',
    'transgender 77002',
    'undocumented chicago',
    'immigration lawyer chicago',
    'visa chicago',
    'green card medical exam chicago',
    'gay chicago',
    'abogada de inmigración chicago',
    'hormone therapy chicago',
    'trans clinic chicago',
    'mujer trans chicago',
    'end my pregnancy chicago',
    'pregnancy termination chicago',
  ])('%j says what to know, and is private', async (text) => {
    const { need, place } = await search(text)
    expect(need).toMatchObject({ isPrivate: true, text: expect.any(String) })
    expect(place).not.toBeNull()
  })
})

describe('a search without results', () => {
  const counted = async () => {
    const { rows } = await api.database.pool.query('select place from empty_searches')
    return rows.map(({ place }) => place)
  }

  it('is never counted if what is needed is private', async () => {
    // Nobody is near these towns.
    expect((await search('abortion Unalaska', { distance: '10' })).total).toBe(0)
    expect((await search('dentist Adak', { distance: '10' })).total).toBe(0)
    await api.emptySearches.close()
    expect(await counted()).toContain('Adak, Alaska')
    expect(await counted()).not.toContain('Unalaska, Alaska')
  })
})

describe('the editors’ table', () => {
  it('counts as soon as it is saved', async () => {
    const editor = await signIn(api.payload, 'editor')
    expect((await search('sore elbow chicago')).need).toBeNull()
    const made = await editor.ask('POST', '/needs', {
      name: 'Elbow clinics',
      words: ['sore elbow*'],
    })
    expect(made.status).toBe(201)
    await expect
      .poll(async () => (await search('Sore elbows, Chicago')).need?.name)
      .toBe('Elbow clinics')
    const { doc } = made.body as { doc: { id: number } }
    await editor.ask('PATCH', `/needs/${doc.id}`, { words: ['tired elbow'] })
    await expect.poll(async () => (await search('sore elbow chicago')).need).toBeNull()
  })

  it('refuses a link that is no address', async () => {
    const editor = await signIn(api.payload, 'editor')
    const links = [{ label: 'More', address: 'javascript:alert(1)' }]
    const { status } = await editor.ask('POST', '/needs', { name: 'More', words: ['more'], links })
    expect(status).toBe(400)
  })
})
