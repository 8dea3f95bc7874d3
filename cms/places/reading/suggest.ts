import type { PlaceRow } from '../gazetteer-table.ts'
import { JURISDICTIONS } from '../jurisdictions.ts'
import { normalizeName } from '../normalize.ts'
import { toPlace } from './label.ts'
import type { Gazetteer } from './open-gazetteer.ts'
import { NO_DIRECTORY, readAsSpelled, readText } from './read-text.ts'
import type { Reading } from './scored.ts'
import { people, weighSimilar } from './spelling.ts'

/** Most places to weigh against each other: the most populous that begin so. */
const WEIGHED = 200
const LARGEST_TEXT = 60
/** Ten times the people count as much as one of these. */
const HAS_CLINICS = 1
const IS_WHOLE_NAME = 0.5
/** Most people type their town. */
const IS_COUNTY = -1
const FEWEST_PEOPLE = 100
const ZIP_START = /^\d{2,5}$/
const SHORTEST = 2

interface Asked {
  /** Normalized beginning of a name, or of a ZIP code. */
  start: string
  /** The states that the text allows; undefined for all. */
  states: ReadonlySet<string> | undefined
  /** Whether only counties are meant. */
  isCounty: boolean
}

/** In English the word for a county comes last, and is part of the name. */
const COUNTY_FIRST = /^\s*(?:condado|parroquia|county|parish)\s+(?:(?:of|de|del)\s+)?/i

/** 'springfield, i' → Springfield in the states that begin with I. */
const read = (text: string, names: StateNames): Asked => {
  const [name = '', state = ''] = text.slice(0, LARGEST_TEXT).split(',')
  const begun = normalizeName(state)
  const states = JURISDICTIONS.filter(
    ({ abbreviation, name }) =>
      abbreviation.toLowerCase().startsWith(begun) ||
      [name, names.get(abbreviation) ?? ''].some((one) => normalizeName(one).startsWith(begun)),
  )
  return {
    start: normalizeName(name.replace(COUNTY_FIRST, '')),
    isCounty: COUNTY_FIRST.test(name),
    states: begun ? new Set(states.map(({ abbreviation }) => abbreviation)) : undefined,
  }
}

/** Names of states in the reader's language, by abbreviation. */
type StateNames = ReadonlyMap<string, string>

/** What is called like a state that begins so in the reader's language: 'nueva y' → New York, both. */
const calledLikeStates = ({ rowsOf }: Gazetteer, start: string, names: StateNames): PlaceRow[] =>
  JURISDICTIONS.filter(({ abbreviation, name }) => {
    const normalized = normalizeName(names.get(abbreviation) ?? name)
    return normalized !== normalizeName(name) && normalized.startsWith(start)
  }).flatMap(({ abbreviation, name }) =>
    rowsOf(normalizeName(name)).filter(({ state }) => state === abbreviation),
  )

interface Options {
  /** Names of states in the reader's language. */
  names: StateNames
  limit: number
  /** Whether the text can be a place's name, so that a similar one may be meant; asked only if none begins so. */
  isPlace: () => boolean
  /** Whether there are clinics near a point. */
  hasClinics: (row: PlaceRow) => boolean
}

/** What a text means by a nickname or a name with a word shortened: 'NYC', 'Kona, HI', 'Pt Arthur'. */
const nicknamed = (gazetteer: Gazetteer, text: string): PlaceRow[] => {
  const read = readAsSpelled(gazetteer, text.slice(0, LARGEST_TEXT), NO_DIRECTORY)
  const isWhole = ({ from, to, name }: Reading) =>
    from === 0 &&
    to === read.text.tokens.length &&
    (name?.how === 'nickname' || name?.how === 'short')
  return read.readings.filter(isWhole).flatMap(({ row }) => row ?? [])
}

/** The place that a text ends with, misspelled too: the city of 'west philly'. */
const placeAtEnd = (gazetteer: Gazetteer, typed: string): PlaceRow | undefined => {
  const { best, text } = readText(gazetteer, typed.slice(0, LARGEST_TEXT), NO_DIRECTORY)
  return best?.kind === 'name' && best.to === text.tokens.length ? best.row : undefined
}

/** Each label once: a nickname and a beginning may find the same place, as two rows. */
const distinct = (rows: PlaceRow[]): PlaceRow[] => {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const { label } = toPlace(row)
    return !seen.has(label) && seen.add(label)
  })
}

/**
 * Places whose names begin with a text, likeliest first: by people, by whether there are clinics, and
 * whether it is the whole name. If there are none, the most similar names.
 */
export async function suggestPlaces(
  gazetteer: Gazetteer,
  text: string,
  { limit, hasClinics, isPlace, names }: Options,
): Promise<PlaceRow[]> {
  const { start, states, isCounty } = read(text, names)
  if (start.length < SHORTEST || states?.size === 0) return []
  const isZip = ZIP_START.test(start)
  const weightOf = (row: PlaceRow) =>
    Math.log10(Math.max(people(row), FEWEST_PEOPLE)) +
    (hasClinics(row) ? HAS_CLINICS : 0) +
    (row.normalized === start ? IS_WHOLE_NAME : 0) +
    (row.kind === 'county' ? IS_COUNTY : 0)
  const begun = [
    ...calledLikeStates(gazetteer, start, names),
    ...gazetteer.startingWith(start, WEIGHED),
  ]
    .filter((row) => (row.kind === 'zip') === isZip && (!states || states.has(row.state)))
    .filter((row) => !isCounty || row.kind === 'county')
    .map((row) => ({ row, weight: weightOf(row) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ row }) => row)
  const all = distinct([...(isZip ? [] : nicknamed(gazetteer, text)), ...begun])
  if (all.length > 0 || isZip || !isPlace()) return all.slice(0, limit)
  const likely = placeAtEnd(gazetteer, text)
  if (likely) return [likely]
  const [only] = states?.size === 1 ? states : []
  const similar = weighSimilar(gazetteer, start, only ?? null)
  return distinct(similar.map(({ row }) => row)).slice(0, limit)
}
