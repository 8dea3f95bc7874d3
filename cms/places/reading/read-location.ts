import { JURISDICTIONS } from '../jurisdictions.ts'
import { joinWords, normalizeName } from '../normalize.ts'
import { locationParts, withoutNoise } from './location-parts.ts'
import {
  bentNamesAndStates,
  type NameAndState,
  namesAndStates,
  stateOfWords,
} from './names-and-states.ts'
import { likelyMeant, nicknamed } from './nicknames.ts'
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
  /** How far the text was bent: 0 as written, 1 noise dropped or a state's spelling mended, 2 more. */
  bends: 0 | 1 | 2
}

/** What a person may have meant by a text, likeliest first. */
export type Readings = {
  /** As it was written: most texts mean one of these. */
  straight: Reading[]
  /** Works out what else it may mean, which costs more. */
  bent: () => Reading[]
}

/**
 * Reads a location text: ZIP code, name with state, bare name, state. Pure; whether such a place
 * exists is for `findPlace` to see. Empty where the text names nothing ('', '???', 'near me').
 */
export function readLocation(text: string): Readings {
  const { zip, zipFirst, lastDigits, parts } = locationParts(text)
  const bare = withoutNoise(parts)
  const all = [...stateReadings(parts), ...namesAndStates(parts).flatMap(readName)]
  // Where all is noise ('doctors near me'), only what the words stand for is left: LA, DE.
  const names = bare.length > 0 ? all : all.filter(({ name }) => name !== joined(parts))
  const bent = () => [
    ...names.filter(({ bends }) => bends > 0),
    ...bentNamesAndStates(parts).flatMap(readName),
    ...mendedState(parts),
    ...bareReadings(bare),
  ]
  const zips = zip ? [zipReading(zip)] : shortZip(lastDigits, names)
  // A ZIP code says it all: the words beside it count only where it is unknown.
  if (zip && zipFirst)
    return { straight: zips, bent: () => distinct([...names, ...bent()].map(bend)) }
  const asWritten = names.filter(({ bends }) => bends === 0)
  // A short one is surer than a name only where its state is the name's: findPlace sees to that.
  const straight = distinct(zip ? [...asWritten, ...zips] : [...zips, ...asWritten])
  return { straight, bent: () => distinct([...straight, ...bent()]).slice(straight.length) }
}

function zipReading(name: string, state: string | null = null): Reading {
  return { kind: 'zip', name, state, bends: 0 }
}

/** Numbers to call for help, which are ZIP codes of Puerto Rico without their zeros. */
const HOTLINES = new Set(['911', '988'])

/** ZIP codes that lost their leading zeros: '2108' alone, or '2108' after a name in Massachusetts. */
function shortZip(digits: string | null, names: Reading[]): Reading[] {
  if (!digits || digits.length < 3 || digits.length > 4 || HOTLINES.has(digits)) return []
  const zip = digits.padStart(5, '0')
  if (names.length === 0) return [zipReading(zip)]
  return names.flatMap(({ state }) => (state ? [zipReading(zip, state)] : []))
}

/** What the words mean without the noise around them. */
function bareReadings(bare: string[][]): Reading[] {
  const names = everyName(bare)
  return [
    ...[...stateReadings(bare), ...names.flatMap(readName)].map(bend),
    ...names.flatMap(county),
    ...names.flatMap(afterStreet),
  ]
}

function everyName(parts: string[][]): NameAndState[] {
  return [...namesAndStates(parts), ...bentNamesAndStates(parts)]
}

function stateReadings(parts: string[][]): Reading[] {
  const state = stateOfWords(parts.flat())
  return state ? readState(joined(parts), state) : []
}

/** 'Califronia', unless a state is named beside it: 'Vernon, CT' is not Vermont. */
function mendedState(parts: string[][]): Reading[] {
  if (everyName(parts).some(({ state }) => state)) return []
  const state = misspelledState(joined(parts))
  return state ? readState(stateReading(state).name, state).map(bend) : []
}

const NEW_YORK = new Set(['newyork', 'nuevayork'])

/** New York is the city first, Washington the state: that is how most people use the names. */
function readState(name: string, state: string): Reading[] {
  const asState: Reading = stateReading(state)
  const asTown = nameReading({ name: 'newyork', state })
  if (NEW_YORK.has(name)) return [asTown, asState]
  return [...nicknamed(name, null).map(nameReading), asState]
}

function readName({ words, state, bent }: NameAndState): Reading[] {
  const name = joinWords(words)
  const ownState = state && stateOfWords(words) === state ? [bend(stateReading(state))] : []
  const own = nameReading({ name, state })
  const nicknames = nicknamed(name, state).map(nameReading)
  return [
    // Alone, 'Rose City' is Portland; in Michigan it is a town.
    ...(state ? [own, ...nicknames] : [...nicknames, own, ...likelyMeant(name).map(nameReading)]),
    ...ownState,
  ].map((reading) => (bent ? bend(reading) : reading))
}

/** 'Marin', 'Cook Co', 'County of Cook': the county, where no town is called so. */
function county({ words, state }: NameAndState): Reading[] {
  const last = words.at(-1)
  if (last === 'county' || last === 'parish') return []
  const stem = words.slice(countyOf(words), last === 'co' ? -1 : undefined)
  return [{ kind: 'county', name: `${joinWords(stem)}county`, state, bends: 2 }]
}

/** How many words of 'county of Cook' come before the name. */
function countyOf(words: string[]): number {
  return words[0] === 'county' ? (words[1] === 'of' ? 2 : 1) : 0
}

/** '123 Main Street Petaluma CA': the last words may be the town. */
function afterStreet({ words, state }: NameAndState): Reading[] {
  if (!state || !/^\d/.test(words[0] ?? '')) return []
  return [3, 2, 1].map((length): Reading => {
    return { kind: 'name', name: joinWords(words.slice(-length)), state, bends: 2 }
  })
}

function joined(parts: string[][]): string {
  return joinWords(parts.flat())
}

function nameReading({ name, state }: { name: string; state: string | null }): Reading {
  return { kind: 'name', name, state, bends: 0 }
}

const STATE_READINGS = new Map(
  JURISDICTIONS.map(({ abbreviation: state, name }): [string, Reading] => [
    state,
    { kind: 'state', name: normalizeName(name), state, bends: 0 },
  ]),
)

/** The reading of a state's abbreviation. */
export function stateReading(state: string): Reading {
  return STATE_READINGS.get(state) ?? { kind: 'state', name: state, state, bends: 0 }
}

function bend(reading: Reading): Reading {
  return { ...reading, bends: reading.bends === 2 ? 2 : 1 }
}

function distinct(readings: Reading[]): Reading[] {
  const seen = new Set<string>()
  return readings.filter(({ kind, name, state }) => {
    const key = `${kind} ${name} ${state}`
    return name !== '' && !seen.has(key) && seen.add(key)
  })
}
