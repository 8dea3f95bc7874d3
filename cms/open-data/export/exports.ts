import { Readable } from 'node:stream'
import type { DataExport } from '../../contract/exports.ts'
import { clinicsCsv } from './clinics-csv.ts'
import { clinicsGeoJson } from './clinics-geojson.ts'
import { hsdsLines } from './hsds-lines.ts'
import { hsdsPackage } from './hsds-package.ts'
import type { Source } from './source.ts'

/** How each export is written. */
export const EXPORTS: Record<DataExport, (source: Source) => Readable> = {
  clinicsCsv: (source) => Readable.from(clinicsCsv(source)),
  clinicsGeoJson: (source) => Readable.from(clinicsGeoJson(source)),
  hsdsServicesLines: (source) => Readable.from(hsdsLines(source)),
  hsdsPackage,
}
