/** A larger share than this is a mistake rather than an edit. */
const MOST_REMOVED = 0.1

/**
 * Keeps a broken directory from replacing a good mirror.
 * @param before slugs of the clinics on the mirror; undefined if there is no mirror yet
 * @param after slugs of the clinics of the directory
 * @throws Error if there are none, or too many are gone, unless `force`
 */
export const checkClinics = (
  before: string[] | undefined,
  after: string[],
  force: boolean,
): void => {
  if (force) return
  if (after.length === 0)
    throw new Error(
      'The directory lists no clinics, so nothing was changed. --force goes on anyway.',
    )
  if (!before) return
  const left = new Set(after)
  const gone = before.filter((slug) => !left.has(slug)).length
  if (gone <= before.length * MOST_REMOVED) return
  throw new Error(
    `${gone} of the mirror's ${before.length} clinics are no longer in the directory. That is more than 10%, so nothing was changed. --force goes on anyway.`,
  )
}
