/** How often an income comes in, and how many times a year that is. */
const TIMES_A_YEAR = {
  hour: 52,
  week: 52,
  twoWeeks: 26,
  twiceMonth: 24,
  month: 12,
  year: 1,
} as const
export type Period = keyof typeof TIMES_A_YEAR
export const PERIODS = Object.keys(TIMES_A_YEAR) as Period[]
export const USUAL_PERIOD: Period = 'month'
/** Of a week. */
export const USUAL_HOURS = '40'

export const periodOf = (text: string): Period =>
  PERIODS.find((period) => period === text) ?? USUAL_PERIOD

const MOST_PEOPLE = 30
/** Of a week. */
const MOST_HOURS = 168
/** Dollars a year; more is a slip of the keyboard. */
const MOST_INCOME = 10_000_000

export type Read<Problem extends string> =
  | { value: number; problem?: undefined }
  | { value?: undefined; problem: Problem }

export type HouseholdProblem = 'empty' | 'notWhole' | 'tooFew' | 'tooMany'
export type IncomeProblem = 'empty' | 'notNumber' | 'negative' | 'tooMuch'
export type HoursProblem = 'notHours'

/** @returns how many people a text says */
export const readHousehold = (text: string): Read<HouseholdProblem> => {
  const typed = text.trim()
  if (typed === '') return { problem: 'empty' }
  if (/^[-−–]\s*\d+$/.test(typed)) return { problem: 'tooFew' }
  if (!/^\d+$/.test(typed)) return { problem: 'notWhole' }
  const people = Number(typed)
  if (people < 1) return { problem: 'tooFew' }
  return people > MOST_PEOPLE ? { problem: 'tooMany' } : { value: people }
}

/** 1,800 and 1,800.50, and 1800. */
const AMERICAN = /^(\d+|\d{1,3}(,\d{3})+)?(\.\d{0,2})?$/
/** 1.800 and 1.800,50, as some people from elsewhere write it. Nobody earns $1.80. */
const EUROPEAN = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/

const dollarsIn = (digits: string): number | undefined => {
  if (EUROPEAN.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'))
  if (!AMERICAN.test(digits) || !/\d/.test(digits)) return undefined
  return Number(digits.replaceAll(',', ''))
}

/** @returns how many hours a week a text says */
export const readHours = (text: string): Read<HoursProblem> => {
  const hours = dollarsIn(text.trim().replace(/\s*h(?:ours?|oras?|rs?)?\.?$/i, ''))
  return hours !== undefined && hours > 0 && hours <= MOST_HOURS
    ? { value: hours }
    : { problem: 'notHours' }
}

/**
 * @param hours of a week, for an hour's pay
 * @returns what a text says is a year's income, in cents
 */
export const readIncome = (text: string, period: Period, hours = 1): Read<IncomeProblem> => {
  const typed = text.replace(/[\s$]|dollars?|dólares|USD/giu, '')
  if (typed === '') return { problem: 'empty' }
  const isNegative = /^[-−–]/.test(typed)
  const dollars = dollarsIn(isNegative ? typed.slice(1) : typed)
  if (dollars === undefined) return { problem: 'notNumber' }
  if (isNegative && dollars > 0) return { problem: 'negative' }
  const yearly = dollars * TIMES_A_YEAR[period] * (period === 'hour' ? hours : 1)
  return yearly > MOST_INCOME ? { problem: 'tooMuch' } : { value: Math.round(yearly * 100) }
}
