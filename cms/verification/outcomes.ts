/**
 * The possible outcomes of an attempt to verify a clinic. Each says whether it is done with the
 * clinic, or whether somebody still has to reach it, because nobody answered or for another reason.
 */
const OUTCOMES = {
  'all still right': 'done',
  'something changed': 'done',
  'no answer': 'unanswered',
  voicemail: 'unanswered',
  busy: 'unanswered',
  refused: 'tried',
  moved: 'done',
  closed: 'done',
  'closed for now': 'done',
  'call back': 'tried',
  'wrong number': 'tried',
  'number found': 'tried',
  'no number found': 'tried',
  'number works again': 'tried',
} as const
export type VerificationOutcome = keyof typeof OUTCOMES

export const VERIFICATION_OUTCOMES = Object.keys(OUTCOMES) as VerificationOutcome[]

/** The outcomes after which somebody still has to reach the clinic. */
export const NOT_DONE = VERIFICATION_OUTCOMES.filter((name) => OUTCOMES[name] !== 'done')

/** The outcomes of a call that no person answered. */
export const UNANSWERED = VERIFICATION_OUTCOMES.filter((name) => OUTCOMES[name] === 'unanswered')
