import { MOST_COUNTED } from '@healthcare-for-all/cms/contract'

const number = new Intl.NumberFormat('en-US')

/** A count with thousands separators. */
export const thousands = (count: number) => number.format(count)

export const clinics = (count: number) =>
  `${thousands(count)} ${count === 1 ? 'clinic' : 'clinics'}`

/** How many there are in all, as far as they are counted. */
export const totalInWords = (total: number) =>
  total > MOST_COUNTED ? `over ${thousands(MOST_COUNTED)}` : thousands(total)
