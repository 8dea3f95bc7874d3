import { spellPart } from './name-parts.ts'

/** Always written in capitals. */
const CAPITALS = new Set(
  'AIDS CHC DBA ENT FQHC HIV II III IV IMA LGBT LGBTQ MD NE NW OB PC PO SBHC SE STD STI SW UC US USA VA VI WIC YMCA YWCA'.split(
    ' ',
  ),
)
const SMALL = new Set('a an and at by de del for in la las los of on or the to y'.split(' '))

/** Abbreviations that registries use in all-caps names. */
export const IN_FULL: Readonly<Record<string, string>> = {
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

const isAllCaps = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** Parts of a word with their own capitals: 'Winston-Salem', 'St.Mary'; not the 'st' of '1st'. */
const PARTS = /(?<![\p{L}\d])\p{L}+(?:['’]\p{L}+)*/gu

interface Tidied {
  text: string
  /** Parts that were left in capitals, since their usual spelling is unclear. */
  unsure: string[]
}

const recaseWord = (word: string, index: number, isName: boolean, unsure: string[]): string => {
  const bare = word.replaceAll(/[^\p{L}\d]/gu, '')
  if (CAPITALS.has(bare)) return word
  const small = word.toLowerCase()
  if (index > 0 && SMALL.has(small)) return small
  const full = isName ? IN_FULL[small.replace(/\.$/, '')] : undefined
  if (full) return full
  return small.replace(PARTS, (part) => {
    const sure = spellPart(part, isName)
    if (sure === undefined) unsure.push(part.toUpperCase())
    return sure ?? part.toUpperCase()
  })
}

const tidyWords = (text: string, isName: boolean): Tidied => {
  const single = text.replaceAll(/\s+/g, ' ').trim()
  const unsure: string[] = []
  if (!isAllCaps(single)) return { text: single, unsure }
  const words = single.split(' ').map((word, index) => recaseWord(word, index, isName, unsure))
  return { text: words.join(' '), unsure }
}

/** 'SOUTHERN REGION COMM HEALTH CTR' becomes 'Southern Region Community Health Center'. */
export const tidyName = (text: string): string => tidyWords(text, true).text

/** The parts of an all-caps name that `tidyName` leaves in capitals. */
export const unsureParts = (text: string): string[] => tidyWords(text, true).unsure

/** '1400 MILL ST NW' becomes '1400 Mill St NW'; postal abbreviations stay short. */
export const tidyAddress = (text: string): string => tidyWords(text, false).text
