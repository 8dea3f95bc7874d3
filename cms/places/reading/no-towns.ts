import { normalizeWords } from '../normalize.ts'
import { namesNoPlace } from './location-parts.ts'
import type { Gazetteer } from './open-gazetteer.ts'
import { FEWEST_WITHOUT_STATE } from './spelling.ts'
import { stateOf } from './state-names.ts'

/** Where people are, and where they go, that is no town, though some town is called so or nearly so. */
const KINDS_OF_PLACE = `
  airport, apartment, bank, beach, border, building, bus station, bus stop, campus, casa, church, college, courthouse,
  department store, drugstore, dorm, downtown, escuela, factory, farm, fire station, gas station, grocery store, gym, highway, home,
  hotel, house, iglesia, jail, job, library, mall, market, mosque, motel, museum, neighborhood, nursing home, office,
  park, parking lot, police station, post office, prison, restaurant, road, school, shelter, shop, stadium, store, street, subway,
  suburb, supermarket, temple, train station, university, uptown, village, warehouse, work,
  aeropuerto, apartamento, banco, barrio, biblioteca, calle, carcel, colegio, edificio, estacion, fabrica, finca, frontera, gimnasio,
  hospital, mercado, oficina, parada, parque, playa, refugio, restaurante, supermercado, templo, tienda, trabajo, universidad,
  vecindario`

/** Chains, and hospitals that are known by their own names. */
const NAMES = `
  walmart, wal mart, costco, target, cvs, walgreens, rite aid, kroger, publix, safeway, albertsons, home depot, lowes, mcdonalds,
  burger king, starbucks, dollar general, dollar tree, family dollar, 7 eleven, aldi, whole foods, trader joes, best buy, amazon, uber, lyft,
  goodwill, salvation army, dmv, ymca, minuteclinic, one medical, labcorp, quest diagnostics,
  aspen dental, western dental, kaiser, kaiser permanente, mayo clinic, cleveland clinic, johns hopkins, mount sinai hospital,
  st jude, shriners, sutter health, tenet, hca, dignity health, md anderson,
  google, facebook, zoom, obamacare`

const phrasesIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(',')
      .map((phrase) => normalizeWords(phrase).join(' '))
      .filter(Boolean),
  )
const kinds = phrasesIn(KINDS_OF_PLACE)
const names = phrasesIn(NAMES)
const LONGEST = 3
/** With what stands before a name, as in 'Ohio State University' and 'JFK airport'. */
const BEHIND_A_NAME = /^(airport|college|university|hospital|universidad|aeropuerto)$/

interface Word {
  start: number
  end: number
  word: string
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}'’.]+/gu)].map(({ index, 0: typed }) => ({
    start: index,
    end: index + typed.length,
    word: normalizeWords(typed).join(''),
  }))

const DETERMINER =
  /^(the|my|our|your|his|her|a|an|this|that|el|la|mi|un|una|tu|su|nuestra|nuestro|este|esta)$/
/** What comes before a place goes with what is none: the 'de' of 'cerca de la escuela' is not Delaware. */
const BEFORE = /^(at|around|by|close|in|near|nearest|of|to|from|a|cerca|de|del|en|por|al)$/

/** Whether a town is meant by a word, unless 'the' or 'my' is before it: Temple, Texas. */
const isTown = ({ rowsOf }: Gazetteer, name: string) =>
  rowsOf(name).some(({ population }) => (population ?? 0) >= FEWEST_WITHOUT_STATE)

/** Whether words are a part of a place's name, as those of 'Virginia Beach' and 'Park City', or have a state behind them. */
const isInName = ({ rowsOf }: Gazetteer, words: readonly Word[], from: number, to: number) => {
  const joined = (start: number, end: number) =>
    words
      .slice(start, end)
      .map(({ word }) => word)
      .join('')
  const around = [
    [from - 1, to],
    [from - 2, to],
    [from, to + 1],
    [from, to + 2],
  ]
  const isPart = around.some(
    ([start = 0, end = 0]) =>
      start >= 0 && end <= words.length && rowsOf(joined(start, end)).length > 0,
  )
  return isPart || stateOf(words[to]?.word ?? '') !== undefined
}

interface Searched {
  gazetteer: Gazetteer
  words: readonly Word[]
}

/** What stands before 'airport' or 'university' goes with it, unless it is a town by itself. */
const startOf = ({ gazetteer, words }: Searched, from: number, phrase: string): number => {
  let first = from
  const before = words[from - 1]?.word ?? ''
  if (BEHIND_A_NAME.test(phrase) && before && gazetteer.rowsOf(before).length === 0) first -= 1
  const goesWith = (word = '') => DETERMINER.test(word) || BEFORE.test(word)
  while (first > 0 && goesWith(words[first - 1]?.word)) first -= 1
  return first
}

/** Whether a kind of place is said, and not the end of a name: 'my house', and not 'Manhatten Beach'. */
const isKind = ({ gazetteer, words }: Searched, from: number, phrase: string) => {
  const before = words[from - 1]?.word ?? ''
  if (!DETERMINER.test(before) && isTown(gazetteer, phrase.replaceAll(' ', ''))) return false
  return (
    BEHIND_A_NAME.test(phrase) ||
    DETERMINER.test(before) ||
    namesNoPlace(before) ||
    BEFORE.test(before)
  )
}

/** A text without some phrases, and what hangs on them. */
const without = (
  searched: Searched,
  text: string,
  isMeant: (from: number, phrase: string) => boolean,
): string => {
  const { gazetteer, words } = searched
  let kept = text
  for (let from = words.length - 1; from >= 0; from--)
    for (let length = LONGEST; length > 0; length--) {
      const found = words.slice(from, from + length)
      const phrase = found.map(({ word }) => word).join(' ')
      if (found.length < length || !isMeant(from, phrase)) continue
      if (isInName(gazetteer, words, from, from + length)) break
      const start = words[startOf(searched, from, phrase)]?.start ?? 0
      kept = `${kept.slice(0, start)} ${kept.slice(found.at(-1)?.end)}`
      break
    }
  return kept === text ? text : kept.trim()
}

/** A text without chains and hospitals that are known by names of their own: 'clinic near Walmart in Reno'. */
export const withoutChains = (gazetteer: Gazetteer, text: string): string =>
  without({ gazetteer, words: wordsIn(text) }, text, (_, phrase) => names.has(phrase))

/** A text without kinds of places, which are no towns: 'dentist near my house in Reno'. */
export const withoutKinds = (gazetteer: Gazetteer, text: string): string => {
  const searched = { gazetteer, words: wordsIn(text) }
  return without(
    searched,
    text,
    (from, phrase) => kinds.has(phrase) && isKind(searched, from, phrase),
  )
}
