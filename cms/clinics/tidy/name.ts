import { spellPart } from './name-parts.ts'

/** Written in capitals wherever they stand. */
const CAPITALS = new Set(
  'AIDS CHC DBA ENT FQHC HIV II III IV IMA LGBT LGBTQ MD NE NW OB PC PO SBHC SE STD STI SW UC US USA VA VI WIC YMCA YWCA'.split(
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

/** Parts of a word that are names of their own: 'Winston-Salem', 'St.Mary'; not the 'st' of '1st'. */
const PARTS = /(?<![\p{L}\d])\p{L}+(?:['’]\p{L}+)*/gu

interface Tidied {
  text: string
  /** Parts that were left in capitals, since nobody can say here how they are written. */
  unsure: string[]
}

const calm = (word: string, index: number, isName: boolean, unsure: string[]): string => {
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
  if (!isShouted(single)) return { text: single, unsure }
  const words = single.split(' ').map((word, index) => calm(word, index, isName, unsure))
  return { text: words.join(' '), unsure }
}

/** 'SOUTHERN REGION COMM HEALTH CTR' becomes 'Southern Region Community Health Center'. */
export const tidyName = (text: string): string => tidyWords(text, true).text

/** The parts of a shouted name that `tidyName` has left in capitals. */
export const unsureParts = (text: string): string[] => tidyWords(text, true).unsure

/** '1400 MILL ST NW' becomes '1400 Mill St NW'; what the post shortens stays short. */
export const tidyAddress = (text: string): string => tidyWords(text, false).text
