import { JURISDICTIONS } from '../jurisdictions.ts'
import { joinWords, normalizeName } from '../normalize.ts'
import {
  locationParts,
  withFewerWords,
  withoutEnd,
  withoutNoise,
  withoutNoiseBehindName,
  withoutPlainNoise,
  withoutStart,
} from './location-parts.ts'
import {
  afterSmallWord,
  beforeSmallWord,
  loosenedNamesAndStates,
  type NameAndState,
  namesAndStates,
  stateOfWords,
} from './names-and-states.ts'
import { likelyMeant, nicknamed } from './nicknames.ts'
import { type IsQuiet, isSmallWord, quietStates } from './quiet-states.ts'
import { cityOfSide, fromSide } from './sides.ts'
import { misspelledState } from './state-names.ts'

/**
 * One way to understand a location text. `name` is normalized: the five digits of a ZIP code, the
 * name of a town or county (kind 'name'), of a county only, or of a state. `state` is the
 * abbreviation, or null for anywhere.
 */
export type Reading = {
  kind: 'zip' | 'name' | 'county' | 'state'
  name: string
  state: string | null
  /** How loosely the text was read: 0 as written, 1 noise dropped or a state respelled, 2 more. */
  looseness: 0 | 1 | 2
  /** Made of words that name no place elsewhere, so that no similar name is meant: 'El Centro'. */
  exact?: boolean
  /** People at least, if only a large place can be meant. */
  fewest?: number
  /** The state may as well be another word, and words come after it: 'Phoenix or clinic'. */
  quiet?: boolean
}

/** What a person may have meant by a text, likeliest first. */
export type Readings = {
  /** As it was written: most texts mean one of these. */
  literal: Reading[]
  /** Names of several words among others that name no place: 'Garden City' in 'free clinic Garden City'. */
  named: () => Reading[]
  /** Works out what else it may mean, which costs more. */
  loosened: () => Reading[]
}

/**
 * Reads a location text: ZIP code, name with state, bare name, state. Pure: `findPlace` checks
 * whether such a place exists. Empty if the text names nothing ('', '???', 'near me').
 */
export function readLocation(text: string): Readings {
  const { zip, zipFirst, lastDigits, parts } = locationParts(text)
  const isQuiet = quietStates(text, parts)
  const bare = withoutNoise(parts)
  const everyName: NamesOf = (kept) => [
    ...namesAndStates(kept, isQuiet),
    ...loosenedNamesAndStates(kept, isQuiet),
  ]
  const all = [...stateReadings(parts), ...namesAndStates(parts, isQuiet).flatMap(readName)]
  // If all of it is noise ('doctors near me'), keep only what the words stand for: LA, DE, El Centro.
  const names = bare.length > 0 ? all : all.flatMap(exactly(parts))
  const loosened = () => [
    ...names.filter(({ looseness }) => looseness > 0),
    ...loosenedNamesAndStates(parts, isQuiet).flatMap(readName),
    ...[parts, withoutStart(parts)].flatMap((kept) => pastSmallWord(kept, isQuiet)),
    ...upToLikeWord(text, parts, bare),
    ...mendedState(parts, everyName),
    // 'Kansas City me duele' is not Kansas.
    ...upToSmallWord([withoutLastNoise(parts)], isQuiet),
    ...longerNames(withoutNoiseBehindName(parts), bare),
    ...bareReadings(bare, everyName(bare)),
    ...pastSmallWord(bare, isQuiet),
    ...upToSmallWord([parts, bare, ...withFewerWords(parts)], isQuiet),
    ...sideReadings(parts, everyName),
    // 'poison' alone is not the spelling of a place.
    ...(bare.length > 0 ? everyName(withoutPlainNoise(parts)) : []).flatMap(readName).map(loosen),
  ]
  const zips = zip ? [zipReading(zip)] : shortZip(lastDigits, names)
  // A ZIP code is enough: the words around it count only if it is unknown.
  if (zip && zipFirst)
    return {
      literal: zips,
      named: () => [],
      loosened: () => distinct([...names, ...loosened()].map(loosen)),
    }
  const asWritten = names.filter(({ looseness }) => looseness === 0)
  // A short ZIP code beats a name only if it is in the name's state: findPlace checks that.
  const literal = distinct(zip ? [...asWritten, ...zips] : [...zips, ...asWritten])
  return {
    literal,
    named: () => distinct(withFewerWords(parts).flatMap(everyName).flatMap(readName)),
    loosened: () => distinct([...literal, ...loosened()]).slice(literal.length),
  }
}

/** One word that is noise is no place, even if one is called so; of several words one is. */
function exactly(parts: string[][]) {
  const name = joined(parts)
  const isOne = parts.flat().length < 2
  return (reading: Reading): Reading[] =>
    reading.name === name ? (isOne ? [] : [{ ...reading, exact: true }]) : [reading]
}

function zipReading(name: string, state: string | null = null): Reading {
  return { kind: 'zip', name, state, looseness: 0 }
}

const FEWEST_WITH_SIDES = 20_000

/** Hotline numbers that are also ZIP codes of Puerto Rico without their zeros. */
const HOTLINES = new Set(['911', '988'])

/** ZIP codes that lost their leading zeros: '2108' alone, or '2108' after a name in Massachusetts. */
function shortZip(digits: string | null, names: Reading[]): Reading[] {
  if (!digits || digits.length < 3 || digits.length > 4 || HOTLINES.has(digits)) return []
  const zip = digits.padStart(5, '0')
  if (names.length === 0) return [zipReading(zip)]
  return names.flatMap(({ state }) => (state ? [zipReading(zip, state)] : []))
}

/** What the words mean without the noise around them. */
function bareReadings(bare: string[][], names: NameAndState[]): Reading[] {
  return [
    ...[...stateReadings(bare), ...names.flatMap(readName)].map(loosen),
    ...names.flatMap(county),
    ...names.flatMap(afterStreet),
  ]
}

/** 'Kansas City' rather than the Kansas that is left without 'city'. */
function longerNames(parts: string[][], bare: string[][]): Reading[] {
  const [words, ...others] = parts
  if (!words || others.length > 0 || words.length <= bare.flat().length) return []
  return [{ ...bareName(words), exact: true }]
}

/** Houston in 'or Houston', as if it were alone. 'in labor' and 'mi casa' name no place. */
function pastSmallWord(parts: string[][], isQuiet: IsQuiet): Reading[] {
  return afterSmallWord(parts, isQuiet)
    .filter((words) => withoutNoise([words]).length > 0)
    .flatMap((words) => [...stateReadings([words]).map(loosen), bareName(words)])
}

/** Houston in 'Houston or clinic' and 'Houston ok'. */
function upToSmallWord(texts: string[][][], isQuiet: IsQuiet): Reading[] {
  return texts.flatMap((kept) => beforeSmallWord(kept, isQuiet)).map(bareName)
}

/** The words of a text, if some that name no place come last. */
function withoutLastNoise(parts: string[][]): string[][] {
  const words = parts.flat()
  const kept = withoutEnd(words)
  return kept.length < words.length ? [kept] : []
}

/** From this size on, a city is likelier than a state that has no town called so: 'Houston, ok?'. */
const FEWEST_BEFORE_LIKE_WORD = 100_000

/** Houston in 'Houston, ok?', unless the state is in capitals. */
function upToLikeWord(text: string, parts: string[][], bare: string[][]): Reading[] {
  const words = parts.flat()
  const last = words.at(-1) ?? ''
  const typed = text.match(/\p{L}{2,}/gu)?.filter((word) => word.toLowerCase() === last) ?? []
  if (words.length < 2 || !typed.every((word) => isSmallWord(word, text))) return []
  const names = [words, bare.flat()].map((one) => joinWords(one.slice(0, -1)))
  // 'Kansas City, al' is not Kansas, Alabama.
  const [whole, shorter] = names
  const isWhole = shorter !== '' && whole?.startsWith(shorter ?? '') && whole !== shorter
  return names.map((name, index) => ({
    ...bareName([name]),
    looseness: isWhole && index === 0 ? 1 : 2,
    fewest: FEWEST_BEFORE_LIKE_WORD,
  }))
}

const bareName = (words: string[]): Reading =>
  loosen(nameReading({ name: joinWords(words), state: null }))

/** 'South LA' in 'south la dentist', and the city of 'west philly'. Small towns have no sides of their own. */
function sideReadings(parts: string[][], everyName: NamesOf): Reading[] {
  const sides = fromSide(parts)
  return (sides ? everyName(sides) : []).flatMap((named): Reading[] => {
    const words = cityOfSide(named.words)
    const city = words ? readName({ ...named, words }) : []
    // 'West Sac' is West Sacramento, but the south side of Chicago is not South Chicago.
    const isDirect = words?.length === named.words.length - 1
    return [
      ...readName(named).map(loosen),
      ...(isDirect ? city : []).map((reading) =>
        loosen({ ...reading, name: `${named.words[0]}${reading.name}` }),
      ),
      ...city.map((reading): Reading => ({ ...reading, looseness: 2, fewest: FEWEST_WITH_SIDES })),
    ]
  })
}

type NamesOf = (parts: string[][]) => NameAndState[]

function stateReadings(parts: string[][]): Reading[] {
  const state = stateOfWords(parts.flat())
  return state ? readState(joined(parts), state) : []
}

/** 'Califronia', unless a state is given too: 'Vernon, CT' is not Vermont. */
function mendedState(parts: string[][], everyName: NamesOf): Reading[] {
  if (everyName(parts).some(({ state }) => state)) return []
  const state = misspelledState(joined(parts))
  return state ? readState(stateReading(state).name, state).map(loosen) : []
}

const NEW_YORK = new Set(['newyork', 'nuevayork'])

/** New York is the city first, Washington the state: that is how most people use the names. */
function readState(name: string, state: string): Reading[] {
  const asState: Reading = stateReading(state)
  const asTown = nameReading({ name: 'newyork', state })
  if (NEW_YORK.has(name)) return [asTown, asState]
  return [...nicknamed(name, null).map(nameReading), asState]
}

function readName({ words, state, loosened, quiet = false }: NameAndState): Reading[] {
  const name = joinWords(words)
  const ownState = state && stateOfWords(words) === state ? [loosen(stateReading(state))] : []
  const own: Reading = { ...nameReading({ name, state }), quiet }
  const nicknames = nicknamed(name, state).map(nameReading)
  return [
    // Alone, 'Rose City' is Portland; in Michigan it is a town.
    ...(state ? [own, ...nicknames] : [...nicknames, own, ...likelyMeant(name).map(nameReading)]),
    ...ownState,
  ].map((reading) => (loosened ? loosen(reading) : reading))
}

/** 'Marin', 'Cook Co', 'County of Cook', 'Condado de Cook': the county, if no town has that name. */
function county({ words, state, quiet = false }: NameAndState): Reading[] {
  const last = words.at(-1)
  if (last === 'county' || last === 'parish') return []
  const named = ARTICLES.has(words[0] ?? '') ? words.slice(1) : words
  const stem = named.slice(countyOf(named), last === 'co' ? -1 : undefined)
  const kind = named[0] === 'parish' ? 'parish' : 'county'
  return [{ kind: 'county', name: `${joinWords(stem)}${kind}`, state, looseness: 2, quiet }]
}

/** 'en el condado de Harris' */
const ARTICLES = new Set(['the', 'el', 'la'])
const OF = new Set(['of', 'de', 'del'])

/** How many words of 'county of Cook' and 'condado de Cook' come before the name. */
function countyOf(words: string[]): number {
  if (words[0] !== 'county' && words[0] !== 'parish') return 0
  return OF.has(words[1] ?? '') ? 2 : 1
}

/** '123 Main Street Petaluma CA': the last words may be the town. */
function afterStreet({ words, state }: NameAndState): Reading[] {
  if (!state || !/^\d/.test(words[0] ?? '')) return []
  return [3, 2, 1].map((length): Reading => {
    return { kind: 'name', name: joinWords(words.slice(-length)), state, looseness: 2 }
  })
}

function joined(parts: string[][]): string {
  return joinWords(parts.flat())
}

function nameReading({ name, state }: { name: string; state: string | null }): Reading {
  return { kind: 'name', name, state, looseness: 0 }
}

const STATE_READINGS = new Map(
  JURISDICTIONS.map(({ abbreviation: state, name }): [string, Reading] => [
    state,
    { kind: 'state', name: normalizeName(name), state, looseness: 0 },
  ]),
)

/** The reading of a state's abbreviation. */
export function stateReading(state: string): Reading {
  return STATE_READINGS.get(state) ?? { kind: 'state', name: state, state, looseness: 0 }
}

function loosen(reading: Reading): Reading {
  return { ...reading, looseness: reading.looseness === 2 ? 2 : 1 }
}

function distinct(readings: Reading[]): Reading[] {
  const seen = new Set<string>()
  return readings.filter(({ kind, name, state, fewest = 0, quiet = false }) => {
    const key = `${kind} ${name} ${state} ${fewest} ${quiet}`
    return name !== '' && !seen.has(key) && seen.add(key)
  })
}
