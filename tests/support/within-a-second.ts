import { setTimeout as wait } from 'node:timers/promises'

/** An edit is public within this time. */
const WITHIN_MS = 1_000
const BETWEEN_MS = 50

/**
 * Looks until it finds what is expected. Fails if a look that began a second from now or later
 * doesn't find it. How long a look takes on a busy machine doesn't count.
 */
export const withinASecond = async <Found>(
  look: () => Promise<Found>,
  expected: (found: Found) => void,
): Promise<void> => {
  const start = Date.now()
  for (;;) {
    const begun = Date.now()
    const found = await look()
    try {
      expected(found)
      return
    } catch (error) {
      if (begun - start >= WITHIN_MS) throw error
    }
    await wait(BETWEEN_MS)
  }
}
