const DAY_MS = 24 * 60 * 60 * 1_000

/** The moment this many days ago, in ISO 8601, for comparing dates in queries. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()
