import { MOST_COUNTED } from '@healthcare-for-all/cms/contract'
import { thousands } from '../thousands.ts'

export { thousands }

export const clinics = (count: number) =>
  `${thousands(count)} ${count === 1 ? 'clinic' : 'clinics'}`

/** How many there are in all, as far as they are counted. */
export const totalInWords = (total: number) =>
  total > MOST_COUNTED ? `over ${thousands(MOST_COUNTED)}` : thousands(total)
