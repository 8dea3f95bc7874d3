/** What a clinic’s own document refers to but does not hold. */
export interface Vocabulary {
  states: ReadonlyMap<number, { abbreviation: string; name: string }>
  categories: readonly VocabularyCategory[]
}

export interface VocabularyCategory {
  id: number
  slug: string
  name: string
  /** In small letters. */
  serviceNames: readonly string[]
}
