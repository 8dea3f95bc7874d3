/** More is no word; it is cut off, since it is kept in an index. */
const LONGEST = 200

/** A word as it is compared: without capitals, accents and marks. */
export const wordKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘ʼ`´]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)

/** Singular and plural in English and Spanish, alike for both: 'dentales' and 'dental', 'services' and 'service'. */
const stem = (word: string): string => {
  if (word.length <= 3) return word
  if (/(ies|y)$/.test(word)) return word.replace(/(ies|y)$/, 'i')
  return word.replace(/(es|(?<![su])s|e)$/, '')
}

/** The stems of a key's words, without those that say nothing. */
export const stemsOf = (key: string, fillers?: ReadonlySet<string>): string =>
  key
    .split(' ')
    .filter((word) => !fillers?.has(word))
    .map(stem)
    .join(' ')
