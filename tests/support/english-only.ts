/** The tag of tests that don't run once more in Spanish. */
export const ENGLISH_ONLY = '@english-only'

/** For a test that would be the same in Spanish, or is about both languages. @param reason why */
export const englishOnly = (reason: string) => ({
  tag: ENGLISH_ONLY,
  annotation: { type: 'in English only', description: reason },
})
