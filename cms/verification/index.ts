export { clinicVerification } from './clinic-fields.ts'
export { releaseClaims } from './queries/claims.ts'
export { newerCall } from './queries/newest-call.ts'
export { countDue } from './queries/queue.ts'
