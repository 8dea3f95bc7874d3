/** What is kept for reading without a connection, and the most pages of each kind. */
export const KINDS = {
  /** The pages that everybody may need then: the list, and the one that says so. */
  frame: 4,
  guide: 30,
  /** The last searches, the latest last. */
  results: 5,
  /** As many as can be saved. */
  clinic: 100,
} as const
export type Kind = keyof typeof KINDS

export const cacheOf = (kind: Kind | 'code') => `kept-${kind}`

/** Headers of a kept page: its kind, when it came, and the files of its code. */
export const KEPT = { kind: 'x-kept', at: 'x-kept-at', code: 'x-kept-code' } as const

/** The attribute of the root element of a kept page that is shown, with the page's path. */
export const IS_KEPT = 'data-kept'

/** On a page that tells what care somebody looks for. Such a page is kept only if it was saved. */
export const TELLING = 'data-quick-exit'
