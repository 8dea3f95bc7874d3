/** Asks for a page that says nothing of the time, since it will be read at another one. */
export const TIMELESS = 'x-timeless'

/** Nearly everything opens and closes on a quarter of an hour. */
const QUARTER_MS = 15 * 60 * 1_000

/** The quarter of an hour that a moment is in: what is said of opening times is the same in all of it. */
export const quarterOf = (now: number): number => now - (now % QUARTER_MS)

/** When the next one begins. */
export const nextQuarter = (now: number): number => quarterOf(now) + QUARTER_MS
