import { phraseOf, phrasesIn } from '../../contract/phrases.ts'
import type { PhraseSpan } from './cover.ts'
import type { Token } from './tokens.ts'
import { WEIGHTS } from './weights.ts'
import { BRANDS } from './words.ts'

const known = BRANDS.split(',').map((text) => ({ phrase: phraseOf(text.trim()) }))

/** Chains that are named in a text. */
export const brandsIn = (tokens: readonly Token[]): PhraseSpan[] =>
  phrasesIn(known, tokens).map(({ from, to }) => {
    return { from, to, score: WEIGHTS.brand, isUrgent: false }
  })
