export type { Names } from './present/names.ts'
export { readCategory } from './queries/categories.ts'
export { readPovertyInForce } from './queries/cost-figures.ts'
export { readNames } from './queries/read-names.ts'
export { openStateNames, type StateNames } from './queries/state-names.ts'
export { readState } from './queries/states.ts'
export { readWordParts } from './queries/word-parts.ts'
export type { Refresh } from './refresh.ts'
export type { Vocabulary, VocabularyCategory } from './vocabulary.ts'
export { forgetVocabulary, vocabularyOf } from './vocabulary-of.ts'
export { coreOf, type LexiconParts } from './words/lexicon.ts'
export {
  type Lexicons,
  lexiconsOf,
  namesWith,
  ownLexicons,
  type WordParts,
} from './words/lexicons.ts'
export { readWords } from './words/read-words.ts'
export { isWordFact, perWordFact, WORD_FACTS, type WordFact } from './words/word-facts.ts'
export { wordKey } from './words/word-key.ts'
