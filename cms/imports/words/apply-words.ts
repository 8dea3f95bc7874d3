import type { PayloadRequest } from 'payload'
import { announce } from '../../database/announce.ts'
import { rebuildListings } from '../../listings/index.ts'
import {
  forgetVocabulary,
  type Lexicons,
  lexiconsOf,
  readWordParts,
  readWords,
  type WordFact,
} from '../../vocabulary/index.ts'
import { compareWordsAgain } from '../queries/words/compare-words-again.ts'
import { clinicsWithTexts, textsOfClinics, wordsLeft } from '../queries/words/word-uses.ts'
import { noteWords } from './note-words.ts'

const meaningOf = (text: string, lexicon: Lexicons[WordFact]) =>
  JSON.stringify([lexicon.find(text), readWords(text, lexicon)])

/**
 * Changes what words of a fact mean, and lets follow what depends on it: listings of clinics that have such
 * words, and files under review. Clinics' own documents stay as they are.
 * @param isTakenBack whether words that were known no longer are
 */
export const changeWords = async <Result>(
  req: PayloadRequest,
  fact: WordFact,
  isTakenBack: boolean,
  change: () => Promise<Result>,
): Promise<Result> => {
  const before = lexiconsOf(await readWordParts(req))[fact]
  // A lexicon is made when it is first used.
  before.find('')
  const result = await change()
  const after = lexiconsOf(await readWordParts(req))[fact]
  const isOther = (text: string) => meaningOf(text, before) !== meaningOf(text, after)
  forgetVocabulary(req)
  if (fact !== 'addedCategories') {
    const texts = (await textsOfClinics(req, fact)).filter(isOther)
    const ids = texts.length > 0 ? await clinicsWithTexts(req, fact, texts) : []
    if (ids.length > 0) await rebuildListings(req, { id: { in: ids } })
  }
  const left = isTakenBack ? undefined : (await wordsLeft(req, fact)).filter(isOther)
  if (!left || left.length > 0) await compareWordsAgain(req, fact, left)
  await noteWords(req)
  await announce(req)
  return result
}
