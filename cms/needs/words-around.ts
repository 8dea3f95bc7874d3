import type { WordAt } from '../contract/phrases.ts'

/** Whether a word is the name of a place, in a state if that is given. */
export type IsName = (word: string, state?: string) => boolean

/** Words as names are compared: 'saltlakecity'. */
export const joined = (words: readonly WordAt[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ word }) => word)
    .join('')

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/**
 * Spanish words that hang on a need: 'examen de ojos', 'me duele la muela', 'vacuna contra la gripe'.
 * Left standing, some are the abbreviations of states: de, la, me, mi.
 */
const AROUND = set(
  `a al con contra de del el la las le los me mi mis para por que se su sus un una y
  ayuda busco cita clinica clinicas consulta control doctor doctora dolor duele duelen esposa esposo esta
  estoy examen examenes hablar hacer hacerme limpieza marido medico necesito novia novio pareja prueba pruebas
  quiero sacar servicios soy tengo tratamiento`,
)

/** Before a need these are a place or a state: 'LA dentist'. */
const PLACES = set('de la')

interface Span {
  start: number
  end: number
}

/** Whether a word is the state of the place before it: the 'DE' of 'Wilmington DE free clinic'. */
const isState = (words: readonly WordAt[], at: number, isName: IsName): boolean =>
  [1, 2, 3].some(
    (length) => length <= at && isName(joined(words, at - length, at), words[at]?.word),
  )

/** How far the words before a word hang on it: the index of the first that does. */
const startOf = (words: readonly WordAt[], from: number, isName: IsName): number => {
  let first = from
  while (AROUND.has(words[first - 1]?.word ?? '') && !isState(words, first - 1, isName)) first -= 1
  // 'la muela me duele' goes on in Spanish.
  const isSpanish = words.slice(from).some(({ word }) => word.length > 1 && AROUND.has(word))
  const isPlace = first === 0 && from === 1 && PLACES.has(words[0]?.word ?? '') && !isSpanish
  return isPlace ? from : first
}

/** Whether a word follows one that hangs on a need, as in 'de los ojos'. */
export const isInSentence = (words: readonly WordAt[], at: number): boolean =>
  [at - 1, at - 2].every((index) => AROUND.has(words[index]?.word ?? ''))

/** The same spans of a text with the words before them that hang on them. */
export const withWordsAround = (
  words: readonly WordAt[],
  spans: readonly Span[],
  isName: IsName,
): Span[] =>
  spans.map(({ start, end }) => {
    const from = words.findIndex((word) => word.start === start)
    const first = words[startOf(words, from, isName)]
    return { start: first?.start ?? start, end }
  })
