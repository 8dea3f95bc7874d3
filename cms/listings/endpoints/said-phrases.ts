import {
  misspelledNeedsIn,
  type NeedFinder,
  type NeedSpan,
  needSpansIn,
} from '../../needs/index.ts'
import { editDistance, type Phrases } from '../../places/index.ts'

/** The needs and filters that a text may say, for the reader of places. */
export const saidPhrases = (needs: NeedFinder): Phrases<NeedSpan> => ({
  exact: (words) => needSpansIn(needs, words),
  almost: (words, isOdd) => misspelledNeedsIn(needs, words, isOdd, editDistance),
})
