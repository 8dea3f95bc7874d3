/**
 * Why a clinic should be called, the most urgent first: somebody says that it is wrong, its source does, its
 * number can't exist, its website is dead, its point is far from its ZIP code, nobody has ever called, or
 * a call is due again.
 */
export const REASONS = [
  ...(['reported', 'changed', 'phone', 'website', 'point'] as const),
  ...(['never', 'due'] as const),
] as const
export type Reason = (typeof REASONS)[number]
