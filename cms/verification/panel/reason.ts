import { shortDay } from '../../panel-kit/dates.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'
import type { Reason } from '../reasons.ts'

const on = (moment: string | null) => (moment ? ` on ${shortDay(moment)}` : '')

/** What came up on a day. */
const NEWS: Partial<Record<Reason, string>> = {
  reported: 'Reported wrong',
  changed: 'Changed at its source',
  phone: 'A number that can’t exist, entered',
  website: 'The web address did not answer for the second time',
  point: 'A point far from its ZIP code, entered',
}

/** Why somebody should call it. */
export const reasonInWords = (clinic: ClinicToVerify): string => {
  if (clinic.list === 'numbers') return 'Find a number'
  const { reason, reasonSince, isDue, lastVerifiedAt } = clinic
  const news = NEWS[reason]
  if (news) return `${news}${on(reasonSince)}`
  if (reason === 'never') return 'Never verified'
  return `${isDue ? 'Due' : 'Not due yet'}, last verified${on(lastVerifiedAt)}`
}
