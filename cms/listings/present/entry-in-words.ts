import type { Locale } from '../../contract/constants.ts'
import type { Vocabulary } from '../../vocabulary/index.ts'
import { usualWord } from './usual-words.ts'

/** An entry of one of a clinic's lists as a language calls it; what has no name there stays as it is. */
export const entryInWords = (
  fact: string,
  entry: string,
  locale: Locale,
  { services, words }: Pick<Vocabulary, 'services' | 'words'>,
): string =>
  (fact === 'services' ? services.get(entry.toLowerCase()) : usualWord(entry, locale)) ??
  words.nameOf(fact, entry) ??
  entry
