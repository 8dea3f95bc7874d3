import { shortDay } from '../panel-kit/dates.ts'

/** What has become of a clinic that is no longer listed: more than that it is a draft. */
export const standingOf = (clinic: Record<string, unknown>): string | undefined => {
  if (clinic.mergedInto) return 'Merged'
  return clinic.closedAt ? 'Closed' : undefined
}

/** 'Closed since Nov 3, 2026' */
export const standingInWords = (clinic: Record<string, unknown>): string | undefined => {
  const standing = standingOf(clinic)
  const { closedAt } = clinic
  return standing === 'Closed' && typeof closedAt === 'string'
    ? `Closed since ${shortDay(closedAt)}`
    : standing
}
