import type { WordFact } from './word-facts.ts'
import { stemsOf, wordKey } from './word-key.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words that a cell may add to an entry without saying more. */
const FILLERS: Record<WordFact, ReadonlySet<string>> = {
  languages: words(
    `language languages speaking speaker speakers spoken speaks staff bilingual interpreter interpreters
    interpretation translation translator service services provided available fluent only by phone in person on
    site via video idioma idiomas
    se habla hablamos personal interprete interpretes`,
  ),
  services: words(
    `service services care clinic clinics program programs available offered provided onsite servicio servicios
    atencion cuidado de clinica programa`,
  ),
  insuranceAccepted: words(
    'insurance insurances plan plans coverage accepted accept accepts we accepting seguro seguros de',
  ),
  paymentOptions: words(
    'payment payments accepted accept accepts we available offered options pago pagos con de',
  ),
  accessibility: words('available on site onsite facility building is the'),
  addedCategories: words('care clinic clinics service services center centro clinica de atencion'),
}

/** What says something in a text, as guesses compare it. */
export const coreOf = (fact: WordFact, text: string): string =>
  stemsOf(wordKey(text), FILLERS[fact]) || wordKey(text)

/** What a text means: the English name of an entry, or null for one that is to be left out without a word. */
export type Meaning = string | null

/** The words of one fact. */
export interface Lexicon {
  fact: WordFact
  /** @returns undefined if nobody knows what it means */
  find: (text: string) => Meaning | undefined
  /** Whether it only has words that add nothing. */
  isFiller: (text: string) => boolean
}

/** What a lexicon is made of, which can be sent to another process. */
export interface LexiconParts {
  /** Texts with the entries that they name. */
  names: readonly (readonly [text: string, entry: string])[]
  /** What people have decided, by key; it comes first, also about entries. */
  decided: readonly (readonly [key: string, meaning: Meaning])[]
}

/** Names in the ways in which texts are looked up, the surest first. */
export type Index = readonly ((text: string) => string | undefined)[]

/** Shorter ones are codes, which have no plural. */
const SHORTEST = 4

export const indexOf = (fact: WordFact, names: LexiconParts['names']): Index => {
  const ways = [
    (key: string) => key,
    (key: string) => stemsOf(key),
    (key: string) => stemsOf(key, FILLERS[fact]),
  ]
  const keyed = names.map(([text, entry]) => [wordKey(text), entry] as const)
  return ways.map((way, at) => {
    const entries = new Map<string, string | undefined>()
    for (const [key, entry] of keyed) {
      if (at > 0 && key.length < SHORTEST) continue
      const found = way(key)
      const isAnother = entries.has(found) && entries.get(found) !== entry
      // The first to have a name keeps it; of names that are only alike none is meant.
      if (!isAnother) entries.set(found, entry)
      else if (at > 0) entries.set(found, undefined)
    }
    entries.delete('')
    return (text) => entries.get(way(wordKey(text)))
  })
}

/** @param indexes the one whose names count before those of the others first */
export const lexiconOf = (
  fact: WordFact,
  indexes: readonly Index[],
  decided: LexiconParts['decided'],
): Lexicon => {
  const known = new Map(decided)
  const ways = [0, 1, 2].flatMap((at) => indexes.flatMap((index) => index[at] ?? []))
  /** Entries may have become one with others. */
  const settled = (entry: string, hops = 3): Meaning => {
    const further = known.get(wordKey(entry))
    if (!further || further === entry || hops === 0) return entry
    return settled(further, hops - 1)
  }
  return {
    fact,
    find: (text) => {
      const meaning = known.get(wordKey(text))
      if (meaning !== undefined) return meaning === null ? null : settled(meaning)
      for (const way of ways) {
        const entry = way(text)
        if (entry !== undefined) return settled(entry)
      }
      return undefined
    },
    isFiller: (text) => stemsOf(wordKey(text), FILLERS[fact]) === '',
  }
}
