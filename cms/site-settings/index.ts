export { type ActualCounts, actualCounts } from './present/actual-counts.ts'
export type { DirectoryCounts } from './present/counted-texts.ts'
export { directoryCounts } from './queries/directory-counts.ts'
export { readClaims } from './queries/read-actual-counts.ts'
