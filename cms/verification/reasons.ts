/** Why a clinic should be called, the most urgent first. */
export const REASONS = ['reported', 'changed', 'never', 'due'] as const
export type Reason = (typeof REASONS)[number]
