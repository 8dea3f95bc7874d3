import { type InEach, inEach } from '../../panel-kit/say.ts'
import { type StoredSentence, storedWords } from '../../panel-kit/stored-words.ts'
import { FAULT_SENTENCES } from './fault-sentences.ts'
import { FETCH_SENTENCES } from './fetch-sentences.ts'
import { KIND_SENTENCES } from './kind-sentences.ts'
import { APPLY_SENTENCES, FILE_SENTENCES, REVIEW_SENTENCES } from './review-sentences.ts'
import { ROW_SENTENCES } from './row-sentences.ts'

/** All that is stored in English of a file, its import, its rows and its source. */
export const IMPORT_SENTENCES: readonly StoredSentence[] = [
  ...ROW_SENTENCES,
  ...REVIEW_SENTENCES,
  ...APPLY_SENTENCES,
  ...FILE_SENTENCES,
  ...KIND_SENTENCES,
  ...FAULT_SENTENCES,
  ...FETCH_SENTENCES,
]

/** One of these in the reader's language. */
export const importWords = storedWords(IMPORT_SENTENCES)

/** The same in each language. */
export const importSentence = (english: string): InEach =>
  inEach((language) => importWords(english, language))
