import { setTimeout as wait } from 'node:timers/promises'

/** An edit is public within this time. */
const AT_ONCE_MS = 1_000
const BETWEEN_MS = 50

/**
 * Looks until it finds what is expected. A look that is begun a second from now, or later, has to:
 * how long a busy machine takes for it doesn't count.
 */
export const atOnce = async <Found>(
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
      if (begun - start >= AT_ONCE_MS) throw error
    }
    await wait(BETWEEN_MS)
  }
}
