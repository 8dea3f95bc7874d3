import { type NeedFinder, needSpansIn } from '../../needs/index.ts'
import { tokensOf, wordsAfter } from '../../places/index.ts'

/**
 * The beginning of a place that somebody types after what they need, or after 'in': 'chi' in
 * 'dentist chi' and 'clinics in chi'. Undefined if there is none, and while what they need is urgent.
 */
export const begunPlace = (needs: NeedFinder, typed: string): string | undefined => {
  const words = tokensOf(typed)
  const spans = needSpansIn(needs, words)
  return spans.some(({ isUrgent }) => isUrgent) ? undefined : wordsAfter(typed, words, spans)
}
