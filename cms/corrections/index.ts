export { keepStaffChanges } from './keep-staff-changes.ts'
export { correctionsWeight, openCorrections } from './queries/open-corrections.ts'
export { reopenAfterCall, settleByCall } from './queries/settle-corrections.ts'
export { type Said, saidByTopic } from './said.ts'
