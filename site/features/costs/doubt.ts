import type { Period } from './read-amounts.ts'

/** Percent of the poverty level. Past the one, or below the other, the period is more likely to be wrong. */
const ABSURDLY_MUCH = 1_000
const ABSURDLY_LITTLE = 15

/**
 * The period that somebody may have meant, if an income is hard to believe: 'is that a month?'
 * @param share the income in percent of the poverty level
 */
export const doubt = (share: number, period: Period): 'month' | 'year' | undefined => {
  if (share >= ABSURDLY_MUCH && period !== 'year') return 'year'
  return share > 0 && share < ABSURDLY_LITTLE && period === 'year' ? 'month' : undefined
}
