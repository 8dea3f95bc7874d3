import { indexesOfPhrase, phraseOf, phrasesBegunIn } from '../../contract/phrases.ts'
import type { PhraseSpan } from './cover.ts'
import type { Token } from './tokens.ts'
import { WEIGHTS } from './weights.ts'
import { BRANDS } from './words.ts'

const known = BRANDS.split(',').map((text) => ({ phrase: phraseOf(text.trim()) }))

/** Chains that are named in a text. */
export const brandsIn = (tokens: readonly Token[]): PhraseSpan[] =>
  phrasesBegunIn(known, tokens).flatMap(({ phrase }) =>
    indexesOfPhrase(tokens, phrase).map((from) => {
      return { from, to: from + phrase.words.length, score: WEIGHTS.brand, isUrgent: false }
    }),
  )
