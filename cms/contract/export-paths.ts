import type { Locale } from './constants.ts'

/** What people copy, in their language as far as it has one. Apart from paths.ts, which every page loads. */
export const exportPaths = (locale: Locale) => {
  const query = locale === 'en' ? '' : `?locale=${locale}`
  return {
    csv: `/api/export/clinics.csv${query}`,
    geoJson: `/api/export/clinics.geojson${query}`,
    hsds: '/api/export/hsds.zip',
    api: '/api',
  }
}
