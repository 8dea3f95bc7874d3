import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Place } from '../../../cms/contract/place.ts'
import { searchText, stateText } from '../../../cms/contract/place-text.ts'
import { JURISDICTIONS } from '../../../cms/places/jurisdictions.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

/** The names that states have in the reader's language, in all that is said of a place. */
describe('places in Spanish', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startApi()
  })
  afterAll(() => api.close())

  const ask = async (path: string, query: Record<string, string>) =>
    (await api.get(`${path}?${new URLSearchParams(query)}`)).json()
  const search = (
    location: string,
    locale = 'es',
  ): Promise<{ place: Place; alternatives: Place[] }> =>
    ask('/api/clinics/search', { location, locale, limit: '1' })
  const suggested = async (q: string, locale = 'es'): Promise<string[]> =>
    (await ask('/api/places', { q, locale })).map(({ label }: Place) => label)

  it.each([
    ['Charlotte, NC', 'Charlotte, Carolina del Norte'],
    ['10001', '10001 (New York, Nueva York)'],
    ['Nueva York', 'New York, Nueva York'],
    ['Estado de Nueva York', 'Nueva York'],
    ['Washington DC', 'Washington, D.C.'],
    ['39.95, -75.17', 'Philadelphia, Pensilvania'],
    ['Kansas City', 'Kansas City, Misuri'],
    ['Honolulu', 'Honolulu, Hawái'],
    ['condado de harris', 'Condado de Harris, Texas'],
    ['Fresno County', 'Condado de Fresno, California'],
    ['Condado de Cook, Illinois', 'Condado de Cook, Illinois'],
    ['Parroquia de Orleans', 'Parroquia de Orleans, Luisiana'],
  ])('%j → %s', async (text, label) => {
    expect((await search(text)).place.label).toBe(label)
  })

  it('stay English for who reads English', async () => {
    expect((await search('Charlotte, Carolina del Norte', 'en')).place.label).toBe(
      'Charlotte, North Carolina',
    )
  })

  it('are understood again as they are written', async () => {
    for (const { abbreviation, name } of JURISDICTIONS) {
      const { place } = await search(stateText(name))
      expect(place).toMatchObject({ kind: 'state', state: abbreviation })
      expect((await search(searchText(place))).place).toEqual(place)
    }
    const { place, alternatives } = await search('Springfield')
    expect(alternatives.length).toBeGreaterThan(2)
    for (const one of [place, ...alternatives])
      expect((await search(searchText(one))).place).toEqual(one)
  })

  it('are suggested by the names of states in Spanish', async () => {
    expect((await suggested('nueva y')).slice(0, 2).toSorted()).toEqual([
      'New York, Nueva York',
      'Nueva York',
    ])
    expect(await suggested('carolina del')).toEqual(
      expect.arrayContaining(['Carolina del Norte', 'Carolina del Sur']),
    )
    expect((await suggested('charlotte, carolina del n'))[0]).toBe('Charlotte, Carolina del Norte')
    expect(await suggested('nueva y', 'en')).not.toContain('New York')
  })
})
