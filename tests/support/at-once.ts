/** An edit is public within a second; looked at often enough that a slow look is not the last one. */
export const AT_ONCE = { timeout: 1_000, intervals: [50] }
