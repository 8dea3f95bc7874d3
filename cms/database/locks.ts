/**
 * Numbers of the advisory locks in Postgres, all of them: two things that take the same one wait
 * for each other. A release keeps them, since processes of two releases can run at once.
 */
export const LOCKS = {
  /** Bringing the tables up to date. */
  migrating: 4_811_077,
  /** What the product does by itself; held for as long as its process works. */
  working: 4_811_078,
  /** Giving editors clinics to verify, for one answer. */
  claiming: 4_811_079,
  /** Adding what is missing of the seed. */
  seeding: 4_811_080,
  /** Regenerating listings after a release. */
  updatingListings: 4_811_081,
  /** Working on a source's import; with a hash of the source's name as the second number. */
  importing: 4_811_082,
  /** Filling the gazetteer. */
  loadingPlaces: 7_065_267,
} as const

/** One of the numbers. */
export type Lock = (typeof LOCKS)[keyof typeof LOCKS]
