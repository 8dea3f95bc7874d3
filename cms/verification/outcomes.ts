/** The possible outcomes of an attempt to verify a clinic. */
export const VERIFICATION_OUTCOMES = [
  'all still right',
  'edited',
  'no answer',
  'moved',
  'closed',
  'ask again',
] as const
export type VerificationOutcome = (typeof VERIFICATION_OUTCOMES)[number]
