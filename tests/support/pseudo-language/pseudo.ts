/** Letters that look alike, so that a page stays readable and its own texts can be told from others. */
const LETTERS: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'àƀćđèƒğĥìĵķĺṁñòṗɋŕśťùṽŵẋŷżÀƁĆĐÈƑĞĤÌĴĶĹṀÑÒṖɊŔŚŤÙṼŴẊŶŻ'][index] ?? letter,
  ]),
)
/** As much longer as texts become in languages with long words. */
const GROWTH = 0.4
const FILLER = 'öń ťõ ṁöŕè'

const inPseudo = (text: string): string => {
  if (!/[a-z]{2}/i.test(text)) return text
  const written = [...text].map((letter) => LETTERS[letter] ?? letter).join('')
  const more = FILLER.repeat(1 + Math.ceil((text.length * GROWTH) / FILLER.length))
  return `${written} ${more.slice(0, Math.ceil(text.length * GROWTH)).trim()}`
}

/** A catalog's texts, or a function's that makes one, in a language that nobody speaks. */
export const pseudo = <Texts>(texts: Texts): Texts => {
  if (typeof texts === 'string') return inPseudo(texts) as Texts
  if (typeof texts === 'function')
    return ((...given: unknown[]) => pseudo(texts(...given))) as Texts
  if (Array.isArray(texts)) return texts.map(pseudo) as Texts
  if (texts === null || typeof texts !== 'object' || texts.constructor !== Object) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, pseudo(text)]),
  ) as Texts
}
