const DAY_MS = 24 * 60 * 60 * 1_000

/** So many days before now, as the database compares dates. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString()
