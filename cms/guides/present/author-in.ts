import type { Locale } from '../../contract/constants.ts'
import { wordsIn } from '../../http/words/words-in.ts'

const plain = (name: string) => name.trim().toLowerCase()

/** Who wrote an article, in a language: a person's name stays as it is, 'Editorial team' does not. */
export const authorIn = (locale: Locale, author: string): string =>
  plain(author) === plain(wordsIn('en').editorialTeam) ? wordsIn(locale).editorialTeam : author
