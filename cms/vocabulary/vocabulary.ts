import type { Words } from './words/words.ts'

/** What a clinic’s document refers to but does not contain. */
export interface Vocabulary {
  states: ReadonlyMap<number, { abbreviation: string; name: string }>
  categories: readonly VocabularyCategory[]
  /** What visitors read for a service, by its English name in lowercase. */
  services: ReadonlyMap<string, string>
  words: Words
}

export interface VocabularyCategory {
  id: number
  slug: string
  name: string
  /** In lowercase. */
  serviceNames: readonly string[]
}
