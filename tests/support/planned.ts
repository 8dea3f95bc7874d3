import type { listClinics } from '../../cms/listings/queries/list-clinics.ts'

const CHICAGO = { latitude: 41.88, longitude: -87.63 }
const near = { locale: 'en', from: CHICAGO, radii: [25, 50, 100] } as const
const county = { state: 'IL', normalized: 'cookcounty' }
const everywhere = { locale: 'en' } as const
const state = { ...everywhere, state: 'IL' }

type Asked = Parameters<typeof listClinics>[1]
const rows: [name: string, asked: Asked, ...must: string[]][] = [
  ['near a place', near, 'listings_near_idx'],
  ['near a place, filtered', { ...near, services: ['dental'], isFree: true }, 'listings_near_idx'],
  ['open now near a place', { ...near, open: 'now' }, 'listings_near_idx'],
  ['some clinics, by opening', { ...everywhere, ids: [7, 3], sort: 'open' }, 'listings_parts_idx'],
  ['in a county', { ...near, county }, 'listings_near_idx', 'county_shapes_county'],
  ['in a state', state, 'listings_name_idx'],
  ['in a state, by town', { ...state, sort: 'town' }, 'listings_town_idx'],
  [
    'in a category, by town',
    { ...everywhere, category: 'dental', sort: 'town' },
    'listings_all_towns_idx',
  ],
  ['everywhere', everywhere, 'listings_all_names_idx'],
]

/** What visitors ask most, and the indexes that must answer it. */
export const PLANNED = rows.map(([name, asked, ...must]) => ({
  name,
  asked,
  page: { limit: 20, offset: 0 },
  must,
}))
