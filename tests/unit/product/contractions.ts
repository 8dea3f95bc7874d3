/**
 * Statements of migrations that take something away, each with the reason why the earlier release
 * does not miss it. Take something away only one release after the last code that used it.
 */
export const CONTRACTIONS: Record<string, string> = {}
