import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClinicSearchResult, endpoints } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const search = async (location: string): Promise<ClinicSearchResult> => {
  const response = await api.get(`/api/clinics/search?${new URLSearchParams({ location })}`)
  expect(response.status).toBe(200)
  return endpoints.searchClinics.response.parse(await response.json())
}

type Case = [text: string, filters: string, clinics: string | null, place: string | null]

const CASES: Case[] = [
  ['clinic open saturday 77002', 'open=weekend', null, '77002 (Houston, Texas)'],
  ['clinics open on weekends near Houston TX', 'open=weekend', null, 'Houston, Texas'],
  ['dentist in Fresno open on Saturday', 'open=weekend', 'Dental clinics', 'Fresno, California'],
  ['sunday clinic chicago', 'open=weekend', null, 'Chicago, Illinois'],
  ['open now chicago', 'open=now', null, 'Chicago, Illinois'],
  ['clinic open late Dallas', 'open=late', null, 'Dallas, Texas'],
  ['evening hours dentist Dallas', 'open=late', 'Dental clinics', 'Dallas, Texas'],
  ['telehealth texas', 'telehealth=true', null, 'Texas'],
  ['online therapist houston tx', 'telehealth=true', 'Mental health clinics', 'Houston, Texas'],
  ['spanish speaking doctor phoenix', 'languages=Spanish', null, 'Phoenix, Arizona'],
  [
    'therapist in Spanish Houston TX',
    'languages=Spanish',
    'Mental health clinics',
    'Houston, Texas',
  ],
  ['Vietnamese dentist houston', 'languages=Vietnamese', 'Dental clinics', 'Houston, Texas'],
  ['no insurance chicago', 'acceptsUninsured=true', null, 'Chicago, Illinois'],
  [
    'uninsured, need a dentist, chicago',
    'acceptsUninsured=true',
    'Dental clinics',
    'Chicago, Illinois',
  ],
  ['no appointment clinic Phoenix AZ', 'walkInsWelcome=true', null, 'Phoenix, Arizona'],
  ['doctor without an id Los Angeles', 'noIdNeeded=true', null, 'Los Angeles, California'],
  ['no social security number chicago', 'noSsnNeeded=true', null, 'Chicago, Illinois'],
  ['free dental chicago', 'isFree=true', 'Dental clinics', 'Chicago, Illinois'],
  ['cheap dentist houston', 'isLowCost=true', 'Dental clinics', 'Houston, Texas'],
  [
    'free telehealth for depression, Chicago',
    'isFree=true telehealth=true',
    'Mental health clinics',
    'Chicago, Illinois',
  ],
  ['clínica abierta los sábados en Dallas', 'open=weekend', null, 'Dallas, Texas'],
  ['dentista de noche en Houston', 'open=late', 'Dental clinics', 'Houston, Texas'],
  [
    'dentista que hable español en Houston',
    'languages=Spanish',
    'Dental clinics',
    'Houston, Texas',
  ],
  ['sin seguro miami', 'acceptsUninsured=true', null, 'Miami, Florida'],
  ['sin seguro social miami', 'noSsnNeeded=true', null, 'Miami, Florida'],
  ['clinica gratis en Houston', 'isFree=true', null, 'Houston, Texas'],
  ['telesalud texas', 'telehealth=true', null, 'Texas'],
]

/** Places whose names are words for filters, or have one. */
const PLACES: Case[] = [
  ['Chino', '', null, 'Chino, California'],
  ['dentist Chino', '', 'Dental clinics', 'Chino, California'],
  ['Navajo NM', '', null, 'Navajo, New Mexico'],
  ['dentist Navajo NM', '', 'Dental clinics', 'Navajo, New Mexico'],
  ['dentista en Chino', '', 'Dental clinics', 'Chino, California'],
  ['dentista en Chino Hills', '', 'Dental clinics', 'Chino Hills, California'],
  ['toothache in Spanish Fork', '', 'Dental clinics', 'Spanish Fork, Utah'],
  ['eye exam in French Camp CA', '', 'Vision clinics', 'French Camp, California'],
  ['Gratis OH', '', null, 'Gratis, Ohio'],
  ['Spanish Fork', '', null, 'Spanish Fork, Utah'],
  ['dentist Spanish Fork UT', '', 'Dental clinics', 'Spanish Fork, Utah'],
  ['clinics in Spanish Fork', '', null, 'Spanish Fork, Utah'],
  ['French Camp CA', '', null, 'French Camp, California'],
  ['Evening Shade, Arkansas', '', null, 'Evening Shade, Arkansas'],
  ['Free Soil Michigan', '', null, 'Free Soil, Michigan'],
  ['clinic in Italy TX', '', null, 'Italy, Texas'],
  ['German Valley IL', '', null, 'German Valley, Illinois'],
  ['77002', '', null, '77002 (Houston, Texas)'],
]

const said = ({ filters }: ClinicSearchResult) =>
  filters
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted()
    .join(' ')

describe('words for filters', () => {
  it.each([...CASES, ...PLACES])(
    '%j speak of %j, %s, %s',
    async (text, filters, clinics, place) => {
      const found = await search(text)
      expect([said(found), found.need?.name ?? null, found.place?.label ?? null]).toEqual([
        filters,
        clinics,
        place,
      ])
    },
  )

  it('hide no clinic that nobody chose to hide', async () => {
    const [all, some] = [await search('Houston TX'), await search('telehealth Houston TX')]
    expect(some.total).toBe(all.total)
  })

  it('are kept with the need, for another place', async () => {
    const { needWords } = await search('free dentist chicago')
    expect(needWords).toBe('free dentist')
  })

  it.each(['open saturday', 'telehealth', 'spanish speaking doctor', 'clínica abierta ahora'])(
    '%j alone are asked where',
    async (text) => {
      const { place, need, filters, alternatives } = await search(text)
      expect({ place, alternatives }).toEqual({ place: null, alternatives: [] })
      expect(need).toMatchObject({ name: null, services: [] })
      expect(filters).toHaveLength(1)
    },
  )

  it('beside a place that is unknown, it is said that it is unknown', async () => {
    expect(await search('telehealth Xyzzyville')).toMatchObject({ need: null, place: null })
  })
})
