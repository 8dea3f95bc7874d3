/** Written in capitals wherever they stand. */
const CAPITALS = new Set(
  'AIDS CHC DBA ENT FQHC HIV II III IV IMA LGBT LGBTQ MD NE NW OB PC PO SE STD STI SW UC US USA VA VI WIC YMCA YWCA'.split(
    ' ',
  ),
)
const SMALL = new Set('a an and at by de del for in la las los of on or the to y'.split(' '))

/** What registries shorten, in names that are all capitals. */
const IN_FULL: Readonly<Record<string, string>> = {
  assoc: 'Association',
  cntr: 'Center',
  comm: 'Community',
  cmty: 'Community',
  cty: 'County',
  ctr: 'Center',
  dept: 'Department',
  fam: 'Family',
  hlth: 'Health',
  hosp: 'Hospital',
  med: 'Medical',
  svc: 'Service',
  svcs: 'Services',
}

const isShouted = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** The first letter of a word and of each part of it: 'Winston-Salem', "O'Brien". */
const FIRST_LETTERS = /(^[OD]['’]|^|[-/(&.])(\p{L})/giu

const capitalized = (word: string) =>
  word.toLowerCase().replace(FIRST_LETTERS, (letters) => letters.toUpperCase())

const calm = (word: string, index: number, shorts: boolean): string => {
  const bare = word.replaceAll(/[^\p{L}\d]/gu, '')
  if (CAPITALS.has(bare)) return word
  const small = word.toLowerCase()
  if (index > 0 && SMALL.has(small)) return small
  const full = shorts ? IN_FULL[small.replace(/\.$/, '')] : undefined
  return full ?? capitalized(word)
}

const tidyWords = (text: string, shorts: boolean): string => {
  const single = text.replaceAll(/\s+/g, ' ').trim()
  if (!isShouted(single)) return single
  return single
    .split(' ')
    .map((word, index) => calm(word, index, shorts))
    .join(' ')
}

/** 'SOUTHERN REGION COMM HEALTH CTR' becomes 'Southern Region Community Health Center'. */
export const tidyName = (text: string): string => tidyWords(text, true)

/** '1400 MILL ST NW' becomes '1400 Mill St NW'; what the post shortens stays short. */
export const tidyAddress = (text: string): string => tidyWords(text, false)
