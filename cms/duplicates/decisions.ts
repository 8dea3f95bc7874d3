/** What people say of a pair; a merge says itself. */
export const SAYINGS = ['not the same', 'same building'] as const
export type Saying = (typeof SAYINGS)[number]

export type PairState = 'open' | 'merged' | Saying
