export { openExport } from './export/open-export.ts'
export { readVersion } from './queries/read-version.ts'
export { termsOfUse } from './terms-of-use.ts'
