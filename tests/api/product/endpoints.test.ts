import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints, FormReceipt, type Operation } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { clinicValues } from '../../support/form-values.ts'
import { staffToken } from '../../support/staff-link.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** For each operation, an address that has an answer in the seed. */
const ADDRESSES: Record<Operation, string> = {
  featuredClinics: '/api/clinics/featured',
  searchClinics: '/api/clinics/search?location=Portland,%20OR&services=dental&isLowCost=true',
  clinicCounts: '/api/clinics/counts?location=60601',
  clinicLetters: '/api/clinics/letters?state=NY&category=dental',
  clinicPoints: '/api/clinics/points?location=60601',
  pointsVersion: '/api/clinics/points/version',
  clinicsById: '/api/clinics/by-id?ids=1,2,3',
  clinicBySlug: '/api/clinics/slug/{first}',
  closedClinic: '/api/clinics/closed/{first}',
  popularStates: '/api/states/popular',
  states: '/api/states',
  stateBySlug: '/api/states/new-york',
  stateClinics: '/api/states/ny/clinics',
  categories: '/api/categories',
  categoryBySlug: '/api/categories/dental',
  categoryClinics: '/api/categories/dental/clinics?state=NY',
  guideBySlug: '/api/guides/qualify',
  articles: '/api/articles?category=mental-health',
  articleBySlug: '/api/articles/someone-to-talk-to',
  articleCategories: '/api/article-categories',
  legalPage: '/api/legal/privacy',
  submissionProgress: '/api/clinic-submissions/{token}',
  ownListing: '/api/own-listings/{staff}',
  places: '/api/places?q=chic',
  mapOutline: '/api/map/outline?detail=counties',
  costFigures: '/api/cost-figures',
  site: '/api/site',
  hsdsRoot: '/hsds',
  hsdsServices: '/hsds/services?full=true',
  hsdsService: '/hsds/services/{services}',
  hsdsOrganizations: '/hsds/organizations?full=true',
  hsdsOrganization: '/hsds/organizations/{organizations}',
  hsdsLocations: '/hsds/locations?full=true',
  hsdsLocation: '/hsds/locations/{locations}',
  hsdsServicesAtLocations: '/hsds/service_at_locations?full=true',
  hsdsServiceAtLocation: '/hsds/service_at_locations/{service_at_locations}',
  hsdsSchedules: '/hsds/schedules',
  hsdsSchedule: '/hsds/schedules/{schedules}',
  hsdsAccessibilities: '/hsds/accessibility',
  hsdsAccessibility: '/hsds/accessibility/{accessibility}',
  hsdsTaxonomies: '/hsds/taxonomies',
  hsdsTaxonomy: '/hsds/taxonomies/{taxonomies}',
  hsdsTaxonomyTerms: '/hsds/taxonomy_terms',
  hsdsTaxonomyTerm: '/hsds/taxonomy_terms/{taxonomy_terms}',
  hsdsTombstones: '/hsds/tombstones',
}

const FIRST_OF = /^\/hsds\/\w+\/\{(\w+)\}$/

/** The first of a list of HSDS. */
const firstId = async (list: string): Promise<string> => {
  const { contents } = await (await api.get(`/hsds/${list}?per_page=1`)).json()
  return contents[0].id
}

const firstSlug = async (): Promise<string> => {
  const response = await api.get('/api/clinics/search?limit=1')
  return endpoints.searchClinics.response.parse(await response.json()).clinics[0]?.slug ?? ''
}

const token = async (): Promise<string> => {
  const body = JSON.stringify(clinicValues())
  const headers = { 'content-type': 'application/json' }
  const response = await api.get('/api/clinic-submissions', { method: 'POST', body, headers })
  return FormReceipt.parse(await response.json()).token ?? ''
}

describe('every endpoint answers as the contract says', () => {
  it.each(Object.entries(ADDRESSES))('%s', async (operation, address) => {
    const secret = address.includes('{token}') ? await token() : ''
    const [, list] = FIRST_OF.exec(address) ?? []
    const id = list ? await firstId(list) : ''
    const path = address
      .replace(/^(\/hsds.*)\{\w+\}$/, `$1${id}`)
      .replace('{first}', await firstSlug())
      .replace('{token}', secret)
      .replace('{staff}', await staffToken(api, 1))
    const response = await api.get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const { response: schema } = endpoints[operation as Operation]
    const answer = await response.json()
    expect(schema.parse(answer)).toEqual(answer)
  })
})
