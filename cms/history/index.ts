export { describeCall } from './describe/call-changes.ts'
export { withRecordedChanges, withRecordedSettings } from './record/record-changes.ts'
export { recordSecondFactor } from './record/record-second-factor.ts'
export { hasHistoryTab } from './record/what-is-recorded.ts'
