import { z } from 'zod'
import { sinceQuery } from './hsds/page.ts'
import { localeQuery } from './locale.ts'

const since = { updated_since: sinceQuery }

/** Everything that is published, as one file that is sent while it is read. */
export const dataExports = {
  clinicsCsv: {
    path: '/api/export/clinics.csv',
    summary: 'All clinics as a table; what was removed is a row with removedAt',
    type: 'text/csv; charset=utf-8',
    query: z.object({ ...since, ...localeQuery }),
  },
  clinicsGeoJson: {
    path: '/api/export/clinics.geojson',
    summary: 'All clinics for maps; what was removed is listed after the features',
    type: 'application/geo+json; charset=utf-8',
    query: z.object({ ...since, ...localeQuery }),
  },
  hsdsServicesLines: {
    path: '/api/export/hsds.ndjson',
    summary: 'HSDS 3: all services with everything nested, one a line',
    type: 'application/x-ndjson; charset=utf-8',
    query: z.object(since),
  },
  hsdsPackage: {
    path: '/api/export/hsds.zip',
    summary: 'HSDS 3: the tabular data package; what was removed is in tombstones.csv',
    type: 'application/zip',
    query: z.object(since),
  },
} as const
export type DataExport = keyof typeof dataExports
