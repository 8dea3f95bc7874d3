/** Names of the documents that a clinic refers to, by id. */
export interface Names {
  /** Postal abbreviations. */
  states: ReadonlyMap<number, string>
  categories: ReadonlyMap<number, string>
}
