/** Abbreviations of states that are also words, in English or Spanish: 'is it ok' does not mean Oklahoma. */
const ANYWHERE = new Set('al as de hi id in la ma me oh ok or pa'.split(' '))
/** And words that a text hardly ends with: 'co pay', 'mi hijo', 'va a'. */
const BEFORE_OTHERS = new Set('co del ill mi miss va vi'.split(' '))

/** Whether a normalized abbreviation of a state is also a word. */
export const isLikeWord = (abbreviation: string): boolean =>
  ANYWHERE.has(abbreviation) || BEFORE_OTHERS.has(abbreviation)

/** Whether it is also a word that a text may end with. */
export const isLikeLastWord = (abbreviation: string): boolean => ANYWHERE.has(abbreviation)

/** Whether a word is in capitals, and not only because it is one letter or the whole text is. */
export const isInCapitals = (word: string, text: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && text !== text.toUpperCase()
