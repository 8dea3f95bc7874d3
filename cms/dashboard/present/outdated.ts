/**
 * Whether figures that come out once a year are older than a year.
 * @param inForceFrom such as 2026-01-13
 */
export const isOutdated = (inForceFrom: string, now: Date): boolean => {
  const next = new Date(inForceFrom)
  next.setUTCFullYear(next.getUTCFullYear() + 1)
  return now > next
}
