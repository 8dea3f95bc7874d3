import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, type ListedClinic } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { newClinic } from '../../support/new-clinic.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const clinicsAt = async (path: string): Promise<ListedClinic[]> => {
  const response = await api.get(path)
  expect(response.status).toBe(200)
  return endpoints.stateClinics.response.parse(await response.json()).clinics
}

const lettersAt = async (query: string) => {
  const response = await api.get(`/api/clinics/letters?${query}`)
  expect(response.status).toBe(200)
  return endpoints.clinicLetters.response.parse(await response.json()).letters
}

const townsOf = (clinics: ListedClinic[]) => clinics.map(({ city }) => city)
const byWords = (one: string, other: string) =>
  one.toLowerCase() < other.toLowerCase() ? -1 : Number(one.toLowerCase() > other.toLowerCase())

describe('a list in the order of towns', () => {
  it('has the clinics of a town together, by name', async () => {
    const clinics = await clinicsAt('/api/states/TX/clinics?sort=town&limit=100')
    expect(townsOf(clinics)).toEqual(townsOf(clinics).toSorted(byWords))
    const names = clinics.filter(({ city }) => city === clinics[0]?.city).map(({ name }) => name)
    expect(names).toEqual(names.toSorted(byWords))
  })

  it('has every clinic of the list by name', async () => {
    const slugs = (clinics: ListedClinic[]) => clinics.map(({ slug }) => slug).sort()
    const byName = await clinicsAt('/api/categories/dental/clinics?state=CA&limit=100')
    const byTown = await clinicsAt('/api/categories/dental/clinics?state=CA&limit=100&sort=town')
    expect(slugs(byTown)).toEqual(slugs(byName))
  })

  it('goes on where the page before it ended', async () => {
    const whole = await clinicsAt('/api/states/CA/clinics?sort=town&limit=40')
    const second = await clinicsAt('/api/states/CA/clinics?sort=town&limit=20&offset=20')
    expect(second).toEqual(whole.slice(20))
  })
})

describe('the letters of towns', () => {
  it('are those of the list, each with its clinics', async () => {
    const letters = await lettersAt('state=CA')
    expect(letters.length).toBeGreaterThan(1)
    expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).sort())
    for (const { letter, clinicCount } of letters) {
      const clinics = await clinicsAt(`/api/states/CA/clinics?letter=${letter}&limit=100`)
      expect(clinics).toHaveLength(clinicCount)
      expect(townsOf(clinics).every((town) => town.startsWith(letter))).toBe(true)
    }
  })

  it('are counted for a category, everywhere or in one state', async () => {
    const count = (letters: { clinicCount: number }[]) =>
      letters.reduce((sum, { clinicCount }) => sum + clinicCount, 0)
    const category = async (query: string) =>
      endpoints.categoryBySlug.response.parse(
        await (await api.get(`/api/categories/dental${query}`)).json(),
      ).clinicCount
    expect(count(await lettersAt('category=dental'))).toBe(await category(''))
    expect(count(await lettersAt('category=dental&state=TX'))).toBe(await category('?state=TX'))
  })

  it('are those that people look under, whatever accents and marks a name has', async () => {
    await newClinic(api.payload, { name: 'Cliff Clinic', city: 'Ñandú Town' })
    await newClinic(api.payload, { name: 'Shore Clinic', city: 'ʻOkina Beach' })
    const underN = await clinicsAt('/api/states/SC/clinics?letter=n')
    expect(underN.map(({ name }) => name)).toContain('Cliff Clinic')
    const underO = await clinicsAt('/api/states/SC/clinics?letter=O')
    expect(underO.map(({ name }) => name)).toContain('Shore Clinic')
  })
})
