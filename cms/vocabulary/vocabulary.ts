/** What a clinic’s document refers to but does not contain. */
export interface Vocabulary {
  states: ReadonlyMap<number, { abbreviation: string; name: string }>
  categories: readonly VocabularyCategory[]
  /** What visitors read for a service, by its English name in lowercase. */
  services: ReadonlyMap<string, string>
}

export interface VocabularyCategory {
  id: number
  slug: string
  name: string
  /** In lowercase. */
  serviceNames: readonly string[]
}
