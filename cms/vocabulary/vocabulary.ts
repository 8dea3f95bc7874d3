/** What a clinic’s document refers to but does not contain. */
export interface Vocabulary {
  states: ReadonlyMap<number, { abbreviation: string; name: string }>
  categories: readonly VocabularyCategory[]
}

export interface VocabularyCategory {
  id: number
  slug: string
  name: string
  /** In lowercase. */
  serviceNames: readonly string[]
}
