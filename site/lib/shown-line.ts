/** Something that a page says, in words. */
export interface ShownLine {
  /** What the words are about, where they don't say it. */
  term?: string
  words: string
  /** Of the words, if it is not the page's language. */
  lang?: 'en' | undefined
}
