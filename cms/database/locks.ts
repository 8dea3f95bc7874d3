/**
 * The numbers of all advisory locks in Postgres: two tasks with the same number wait for each
 * other. They stay the same between releases, since processes of two releases can run together.
 */
export const LOCKS = {
  /** Bringing the tables up to date. */
  migrating: 4_811_077,
  /** Background work; held for as long as the process works. */
  working: 4_811_078,
  /** Giving editors clinics to verify, for one request. */
  claiming: 4_811_079,
  /** Adding missing seed data. */
  seeding: 4_811_080,
  /** Regenerating listings after a release. */
  updatingListings: 4_811_081,
  /** Working on a source's import; a hash of the source's name is the second number. */
  importing: 4_811_082,
  /** A command's whole import of a source; a hash of the source's name is the second number. */
  importingByCommand: 4_811_085,
  /** Storing what somebody sends; a hash of the typed email address is the second number. */
  submitting: 4_811_083,
  /** Working on a change of many documents; its id is the second number. */
  changingMany: 4_811_084,
  /** Filling the gazetteer. */
  loadingPlaces: 7_065_267,
} as const

/** One of the lock numbers. */
export type Lock = (typeof LOCKS)[keyof typeof LOCKS]
