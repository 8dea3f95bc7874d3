/** Days that a clinic has been due at least. */
export const AGES = [7, 30, 90, 180] as const

/** The most clinics that one person can take at once. */
export const MOST_TAKEN = 500
