import { englishLanguage, spokenLanguages } from '../../contract/spoken-languages.ts'

/** Apostrophes are written in many ways: K’iche’, K'iche. */
const keyOf = (name: string) => name.toLowerCase().replaceAll(/['’‘ʼ`]/g, '')

/** Spoken by many patients, and named by no library. */
const OF_THIS_CONTINENT = [
  'Ixil',
  'Kanjobal',
  'K’iche’',
  'Mam',
  'Mixtec',
  'Q’anjob’al',
  'Q’eqchi’',
  'Triqui',
]

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** English names by codes and by names in English and Spanish, all in lowercase, of the world's languages. */
const namesOfLanguages = (): Map<string, string> => {
  const names = new Map<string, string>()
  const inEnglish = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const inSpanish = new Intl.DisplayNames('es', { type: 'language', fallback: 'none' })
  const two = LETTERS.flatMap((one) => LETTERS.map((other) => one + other))
  for (const code of [...two, ...two.flatMap((start) => LETTERS.map((end) => start + end))]) {
    const english = inEnglish.of(code)
    if (!english) continue
    const ours = englishLanguage(english)
    for (const name of [code, english, inSpanish.of(code)])
      if (name && !names.has(keyOf(name))) names.set(keyOf(name), ours)
  }
  for (const { english, others } of spokenLanguages())
    for (const name of [english, ...others]) names.set(keyOf(name), english)
  for (const name of OF_THIS_CONTINENT) names.set(keyOf(name), name)
  return names.set('asl', 'American Sign Language')
}

let names: Map<string, string> | undefined

const nameOf = (text: string): string | undefined => {
  names ??= namesOfLanguages()
  return names.get(keyOf(text))
}

const BETWEEN = /\s*(?:[/,;&+|]|\b(?:and|y|e|or|o)\b)\s*/i

/** 'Spanish (interpreter)' is Spanish. */
const bare = (text: string) =>
  text
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * The languages that cells of a list name, in English: 'EN/ES', 'Español', 'English and Spanish'.
 * @param unknown is given what is no language
 */
export const readLanguages = (
  items: readonly string[],
  unknown: (text: string) => void,
): string[] => {
  const found = items.flatMap((item) => {
    const whole = nameOf(bare(item))
    if (whole) return [whole]
    return bare(item)
      .split(BETWEEN)
      .filter(Boolean)
      .flatMap((part) => {
        const name = nameOf(part)
        if (!name) unknown(part)
        return name ?? []
      })
  })
  return [...new Set(found)]
}
