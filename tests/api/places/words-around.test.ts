import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const expectPlace = async (location: string, label: string) => {
  const response = await api.get(`/api/clinics/search?${new URLSearchParams({ location })}`)
  const { place } = endpoints.searchClinics.response.parse(await response.json())
  expect(place?.label).toBe(label)
}

describe('words that name no place, beside a name that has some of them', () => {
  it.each([
    ['clinics in Spanish Fork', 'Spanish Fork, Utah'],
    ['clinics in Bay City', 'Bay City, Michigan'],
    ['free clinic Garden City', 'Garden City, Kansas'],
    ['free clinic Oregon City', 'Oregon City, Oregon'],
    ['dentist in Plant City, FL', 'Plant City, Florida'],
    ['dentist in Center, TX', 'Center, Texas'],
    ['doctor near Old Town', 'Old Town, Maine'],
    ['clinics in Sioux City', 'Sioux City, Iowa'],
    ['free clinic Salt Lake City', 'Salt Lake City, Utah'],
  ])('%j is in %s', expectPlace)

  it.each([
    ['Jackson MI clinic', 'Jackson, Michigan'],
    ['Elkhart IN clinic', 'Elkhart, Indiana'],
    ['Wilmington DE free clinic', 'Wilmington, Delaware'],
    ['Wilmington DE toothache', 'Wilmington, Delaware'],
    ['Baton Rouge LA eye exam', 'Baton Rouge, Louisiana'],
    ['Bay City MI clinic', 'Bay City, Michigan'],
    ['Athens AL health center', 'Athens, Alabama'],
  ])('%j keeps the state, though words come after it', expectPlace)

  it.each([
    ['clinics in West Jordan', 'West Jordan, Utah'],
    ['clinics in Athens', 'Athens, Georgia'],
    ['medical center Texas', 'Texas'],
    ['community health center CO', 'Colorado'],
    ['clinics in Ohio', 'Ohio'],
    ['clinics IN', 'Indiana'],
  ])('%j is neither another country nor a town by chance: %s', expectPlace)
})
