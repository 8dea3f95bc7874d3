import { USUAL_ENTRIES, type UsualEntry } from '../../contract/usual-entries.ts'
import { languageNames } from './languages.ts'
import { type Index, indexOf, type Lexicon, type LexiconParts, lexiconOf } from './lexicon.ts'
import { SERVICE_WORDS } from './service-words.ts'
import { perWordFact, type WordFact } from './word-facts.ts'

/** What the database adds to the words of a fact. */
export type WordParts = Record<WordFact, LexiconParts>

export type Lexicons = Record<WordFact, Lexicon>

const listed = (words = ''): string[] => words.split(',')

const usual = (entries: readonly UsualEntry[]): LexiconParts['names'] =>
  entries.flatMap(([english, spanish, others]) =>
    [english, spanish, ...listed(others)].map((text) => [text, english] as const),
  )

/** What people write for entries that there are. */
const further = ({ names }: LexiconParts): LexiconParts['names'] =>
  names.flatMap(([text, entry]) =>
    listed(SERVICE_WORDS[text]).map((word) => [word, entry] as const),
  )

type OwnNames = () => LexiconParts['names']

/** Names that are the product's own, in each directory alike. */
const OWN_NAMES: Partial<Record<WordFact, OwnNames>> = {
  languages: languageNames,
  insuranceAccepted: () => usual(USUAL_ENTRIES.insuranceAccepted),
  paymentOptions: () => usual(USUAL_ENTRIES.paymentOptions),
  accessibility: () => usual(USUAL_ENTRIES.accessibility),
}

const ownNames = (fact: WordFact) => OWN_NAMES[fact]?.() ?? []

const addedNames = (fact: WordFact, parts: LexiconParts): LexiconParts['names'] =>
  fact in OWN_NAMES ? parts.names : [...parts.names, ...further(parts)]

/** All names of a fact, those of the directory first. */
export const namesWith = (fact: WordFact, parts: LexiconParts): LexiconParts['names'] => [
  ...addedNames(fact, parts),
  ...ownNames(fact),
]

const own = new Map<WordFact, Index>()

/** Made once, since languages are many. */
const ownIndex = (fact: WordFact): Index => {
  const index = own.get(fact) ?? indexOf(fact, ownNames(fact))
  own.set(fact, index)
  return index
}

const lexiconWith = (fact: WordFact, parts: LexiconParts): Lexicon =>
  lexiconOf(fact, [indexOf(fact, addedNames(fact, parts)), ownIndex(fact)], parts.decided)

export const lexiconsOf = (parts: WordParts): Lexicons =>
  perWordFact((fact) => {
    // Most work needs few of them.
    let lexicon: Lexicon | undefined
    const read = () => {
      lexicon ??= lexiconWith(fact, parts[fact])
      return lexicon
    }
    return {
      fact,
      find: (text) => read().find(text),
      isFiller: (text) => read().isFiller(text),
    }
  })

/** The product's own names alone, without those that a directory adds. */
export const ownLexicons = (): Lexicons =>
  lexiconsOf(perWordFact(() => ({ names: [], decided: [] })))
