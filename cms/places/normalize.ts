/** Postal and everyday abbreviations that are always written out. */
const WRITTEN_OUT: Record<string, string> = {
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  ste: 'sainte',
  hts: 'heights',
  hgts: 'heights',
  spgs: 'springs',
  jct: 'junction',
  bch: 'beach',
  vlg: 'village',
  twp: 'township',
  hbr: 'harbor',
  crk: 'creek',
  grv: 'grove',
  cyn: 'canyon',
  cntr: 'center',
  centre: 'center',
  cnty: 'county',
  condado: 'county',
  parroquia: 'parish',
}
const DIRECTIONS: Record<string, string> = {
  n: 'north',
  no: 'north',
  s: 'south',
  so: 'south',
  e: 'east',
  w: 'west',
}

/**
 * The lowercase ASCII words of a text: accents, apostrophes and periods are dropped, any other
 * punctuation separates words, abbreviations are written out ('Mt. St. Helens' → mount, saint,
 * helens).
 */
export function normalizeWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\.(?=[a-z]{3})/g, ' ') // 'St.Paul', but not 'D.C.'
    .replace(/[\p{M}'’‘‛ʼʻ`´.]/gu, '')
    .replaceAll('&', ' and ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return words.map((word, index) => writtenOut(word, words[index + 1]))
}

/**
 * The form in which names are stored and looked up: the words of `normalizeWords` without the
 * spaces between them or a leading article, so 'O'Fallon', 'O Fallon' and 'ofallon' are the same.
 */
export function normalizeName(text: string): string {
  return joinWords(normalizeWords(text))
}

export function joinWords(words: string[]): string {
  return (words.length > 1 && words[0] === 'the' ? words.slice(1) : words).join('')
}

/** 'St' is Saint before a word and a street at the end; 'N' before a whole word is North. */
/** A word of a name as it is stored. */
export function writtenOut(word: string, next: string | undefined): string {
  if (word === 'st') return next ? 'saint' : word
  const direction = DIRECTIONS[word]
  if (direction)
    return next && (next.length > 2 || next === 'st' || next === 'ft') ? direction : word
  return WRITTEN_OUT[word] ?? word
}
