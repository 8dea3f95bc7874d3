export { withGuardedMany } from './guard-many.ts'
export { titleWords } from './present/log-words.ts'
export { withBulkChanges } from './with-bulk-changes.ts'
