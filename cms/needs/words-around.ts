import type { WordAt } from '../contract/phrases.ts'
import { isInCapitals, isLikeLastWord, isLikeWord } from '../contract/words-like-states.ts'

/** Whether a word is the name of a place, in a state if that is given, as it is typed. */
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

/** As English as they are Spanish. */
const IN_BOTH = set('a al control doctor me')

/** Before a need these are a place or a state: 'LA dentist', 'South LA dentist'. */
const PLACES = set('de la')

interface Span {
  start: number
  end: number
}

/** Whether a word is the state of the place before it: the 'DE' of 'Wilmington DE free clinic'. */
export const isState = (
  words: readonly WordAt[],
  at: number,
  isName: IsName,
  typed: string | undefined = words[at]?.word,
): boolean =>
  [1, 2, 3].some((length) => length <= at && isName(joined(words, at - length, at), typed))

const isSpanish = ({ word }: WordAt) => word.length > 1 && AROUND.has(word) && !IN_BOTH.has(word)

interface Typed {
  text: string
  words: readonly WordAt[]
  isName: IsName
}

const inCapitals = ({ text, words }: Typed, at: number): boolean =>
  isInCapitals(text.slice(words[at]?.start, words[at]?.end), text)

/** Whether the word before one is typed as a name, and no place is called so: the 'Xyzzy' of 'Xyzzy OK dentist'. */
const isAfterUnknown = ({ text, words, isName }: Typed, at: number): boolean => {
  const { word = '', start = 0 } = words[at - 1] ?? {}
  const isTypedAsName = at > 0 && /^\p{Lu}/u.test(text.slice(start)) && !AROUND.has(word)
  return isTypedAsName && ![1, 2, 3].some((length) => isName(joined(words, at - length, at)))
}

/** Whether a word hangs on what follows, and is no state: 'Houston or dentist', 'Portland me duele'. */
const hangs = (typed: Typed, at: number): boolean => {
  const { text, words, isName } = typed
  const { word = '', start, end } = words[at] ?? {}
  if (!AROUND.has(word) && !(word.length === 2 && isLikeWord(word))) return false
  const isNoState = !isState(words, at, isName, text.slice(start, end))
  if (inCapitals(typed, at)) return isNoState && !PLACES.has(word) && !isAfterUnknown(typed, at)
  // The 'de' of 'clínica en Newark de salud mental' goes with the Spanish around it.
  const goesWith = (one: WordAt, index: number) => index !== at && isSpanish(one)
  return isNoState || (AROUND.has(word) && words.some(goesWith))
}

/** Whether a need's only word before it is a place: 'LA dentist', 'OK dentist', 'va dentist'. */
const isPlaceBefore = (typed: Typed): boolean => {
  const [{ word = '' } = {}, ...others] = typed.words
  if (inCapitals(typed, 0)) return true
  // 'la muela me duele' goes on in Spanish.
  if (PLACES.has(word)) return !others.some(isSpanish)
  return !AROUND.has(word) && !isLikeLastWord(word)
}

/** How far the words before a word hang on it: the index of the first that does. */
const startOf = (typed: Typed, from: number): number => {
  let first = from
  while (first > 0 && hangs(typed, first - 1)) first -= 1
  return first === 0 && from === 1 && isPlaceBefore(typed) ? from : first
}

/** Whether a word follows one that hangs on a need, as in 'de los ojos'. */
export const isInSentence = (words: readonly WordAt[], at: number): boolean =>
  [at - 1, at - 2].every((index) => AROUND.has(words[index]?.word ?? ''))

/** The same spans of a text with the words before them that hang on them. */
export const withWordsAround = (typed: Typed, spans: readonly Span[]): Span[] =>
  spans.map(({ start, end }) => {
    const from = typed.words.findIndex((word) => word.start === start)
    const first = typed.words[startOf(typed, from)]
    return { start: first?.start ?? start, end }
  })
