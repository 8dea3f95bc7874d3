export { withGuardedMany } from './guard-many.ts'
export { withBulkChanges } from './with-bulk-changes.ts'
