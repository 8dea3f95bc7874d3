export type { DirectoryCounts } from './present/counted-texts.ts'
export { type Truths, truths } from './present/truths.ts'
export { directoryCounts } from './queries/directory-counts.ts'
export { readClaims } from './queries/read-truths.ts'
