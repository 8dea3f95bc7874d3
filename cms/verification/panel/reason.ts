import { shortDay } from '../../panel-kit/dates.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'

const on = (moment: string | null) => (moment ? ` on ${shortDay(moment)}` : '')

/** Why somebody should call it. */
export const reasonInWords = (clinic: ClinicToVerify): string => {
  if (clinic.list === 'numbers') return 'Find a number'
  const { reason, isDue, lastVerifiedAt, reportedWrongAt, changedAtSourceAt } = clinic
  if (reason === 'reported') return `Reported wrong${on(reportedWrongAt)}`
  if (reason === 'changed') return `Changed at its source${on(changedAtSourceAt)}`
  if (reason === 'never') return 'Never verified'
  return `${isDue ? 'Due' : 'Not due yet'}, last verified${on(lastVerifiedAt)}`
}
