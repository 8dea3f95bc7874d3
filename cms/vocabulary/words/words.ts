import { LOCALES, type Locale } from '../../contract/constants.ts'
import { spokenLanguage } from '../../contract/spoken-languages.ts'
import { USUAL_ENTRIES } from '../../contract/usual-entries.ts'
import { lexiconsOf, type WordParts } from './lexicons.ts'
import { readWords } from './read-words.ts'
import { isWordFact, type WordFact } from './word-facts.ts'
import { wordKey } from './word-key.ts'

/** The words of clinics' lists, for pages in one language. */
export interface Words {
  /** The English names of the entries that texts name; what nobody knows is left out. */
  known: (fact: WordFact, texts: readonly string[]) => string[]
  /** The English name of the entry that a text means because people have said so. */
  meaning: (fact: WordFact, text: string) => string | undefined
  /** An entry as the language calls it; undefined if it has no name of its own there. */
  nameOf: (fact: string, entry: string) => string | undefined
}

/** Texts that a release's clinics have alike are read once. */
const remembering = <Result>(read: (fact: WordFact, text: string) => Result) => {
  const before = new Map<string, Result>()
  return (fact: WordFact, text: string): Result => {
    const key = `${fact} ${text}`
    const found = before.get(key)
    if (found !== undefined) return found
    const result = read(fact, text)
    before.set(key, result)
    return result
  }
}

const ownName = (parts: WordParts, locale: Locale) => (fact: string, entry: string) => {
  if (!isWordFact(fact)) return undefined
  if (locale === 'en') return entry
  const added = parts[fact].names.find(([text, of]) => of === entry && text !== entry)?.[0]
  if (added || fact === 'services' || fact === 'addedCategories') return added
  if (fact === 'languages') return spokenLanguage(entry, locale)
  return USUAL_ENTRIES[fact].find(([english]) => english === entry)?.[1]
}

/** @param parts what the directory knows of words */
export const wordsIn = (parts: WordParts): ((locale: Locale) => Words) => {
  const lexicons = lexiconsOf(parts)
  const read = remembering((fact, text) => readWords(text, lexicons[fact]).known)
  const decided = Object.fromEntries(
    Object.entries(parts).map(([fact, part]) => [fact, new Map(part.decided)]),
  )
  const byLocale = new Map(
    LOCALES.map((locale) => [
      locale,
      {
        known: (fact: WordFact, texts: readonly string[]) => [
          ...new Set(texts.flatMap((text) => read(fact, text))),
        ],
        meaning: (fact: WordFact, text: string) =>
          decided[fact]?.get(wordKey(text)) ? (lexicons[fact].find(text) ?? undefined) : undefined,
        nameOf: ownName(parts, locale),
      },
    ]),
  )
  return (locale) => byLocale.get(locale) as Words
}
