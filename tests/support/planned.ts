import type { Page } from '../../cms/contract/paging.ts'
import type { listClinics } from '../../cms/listings/queries/list-clinics.ts'

interface Planned {
  name: string
  asked: Parameters<typeof listClinics>[1]
  page: Page
  /** Steps that its plan must have. */
  must: string[]
}

const CHICAGO = { latitude: 41.88, longitude: -87.63 }
const page = { limit: 20, offset: 0 }
const near = { locale: 'en', from: CHICAGO, radii: [25, 50, 100] } as const

/** What visitors ask most, and the indexes that must answer it. */
export const PLANNED: Planned[] = [
  { name: 'near a place', asked: near, page, must: ['listings_near_idx'] },
  {
    name: 'near a place, filtered',
    asked: { ...near, services: ['dental'], isFree: true },
    page,
    must: ['listings_near_idx'],
  },
  {
    name: 'open now near a place',
    asked: { ...near, open: 'now' },
    page,
    must: ['listings_near_idx'],
  },
  {
    name: 'in a county',
    asked: { ...near, county: { state: 'IL', normalized: 'cookcounty' } },
    page,
    must: ['listings_near_idx', 'county_shapes_county'],
  },
  { name: 'in a state', asked: { locale: 'en', state: 'IL' }, page, must: ['listings_name_idx'] },
  {
    name: 'in a state, by town',
    asked: { locale: 'en', state: 'IL', sort: 'town' },
    page,
    must: ['listings_town_idx'],
  },
  {
    name: 'in a category, by town',
    asked: { locale: 'en', category: 'dental', sort: 'town' },
    page,
    must: ['listings_all_towns_idx'],
  },
  { name: 'everywhere', asked: { locale: 'en' }, page, must: ['listings_all_names_idx'] },
]
