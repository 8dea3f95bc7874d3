import type { CorrectionStatus, CorrectionTopic } from '../contract/constants.ts'
import { factsOfTopic } from '../contract/correction-topics.ts'

/** What a call found. */
export interface CallResult {
  /** The call's outcome, as the list of clinics to verify names it. */
  outcome: string
  /** Names of the clinic's fields that it changed. */
  changed: readonly string[]
}

const isAbout = (topics: readonly CorrectionTopic[], changed: readonly string[]) =>
  topics.some((topic) => factsOfTopic(topic).some((fact) => changed.includes(fact)))

const FOUND_NOTHING = [
  ...['no answer', 'voicemail', 'busy', 'refused'],
  ...['call back', 'no number found', 'number works again'],
]
/** Nobody was reached, but who said that the number is wrong was right. */
const NUMBERS = ['wrong number', 'number found']

/**
 * What a call makes of a correction that was open when the caller saw the clinic; undefined if it
 * settles nothing.
 */
export const settledByCall = (
  topics: readonly CorrectionTopic[],
  { outcome, changed }: CallResult,
): CorrectionStatus | undefined => {
  if (NUMBERS.includes(outcome))
    return topics.every((topic) => topic === 'phone') ? 'corrected' : undefined
  if (FOUND_NOTHING.includes(outcome)) return undefined
  if (outcome === 'closed') return 'corrected'
  if (outcome === 'closed for now')
    return topics.every((topic) => topic === 'closed') ? 'corrected' : undefined
  const moved = outcome === 'moved' && topics.includes('moved')
  return moved || isAbout(topics, changed) ? 'corrected' : 'was right'
}
