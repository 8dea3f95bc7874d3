import { milesBetween, type Point } from '../../contract/miles-between.ts'
import { isMailCode } from '../../contract/place-text.ts'
import type { PlaceRow } from '../gazetteer-table.ts'
import { normalizeName } from '../normalize.ts'
import { type FoundPlace, found, likeliest, MOST_ALTERNATIVES } from './found-place.ts'
import { givenState, isWithin } from './given-state.ts'
import { pointPlace } from './label.ts'
import { saysLack } from './location-parts.ts'
import { withCounties } from './namesake-counties.ts'
import { withoutKinds } from './no-towns.ts'
import { exactMatches, type Gazetteer, type Match, similarMatches } from './open-gazetteer.ts'
import { type Reading, readLocation, stateReading } from './read-location.ts'
import { type Region, regionOf } from './region.ts'
import { FEWEST_WITHOUT_STATE, maybeMisspelled, people, type Weighed, weigh } from './spelling.ts'
import { endsWithState } from './state-names.ts'
import { nearestZips, zipsAround } from './statements.ts'
import {
  isCityFirst,
  misspelledAfterConnective,
  townsAfterConnective,
  townsBesideWords,
} from './towns-beside-words.ts'
import { typedPoint } from './typed-point.ts'
import { countryAlone, startOfZips } from './whole-texts.ts'

/** Most readings to search by similarity, which takes a millisecond each. */
const MOST_MISSPELLED = 3
/** A neighborhood is this close to the middle of its city, and a town to that of its county. */
const REGION_MILES = 60
/** Without a comma it has to be closer, since the words may be one name. */
const TOWN_MILES = 20
const LONGEST_TOWN = 3

interface Beside {
  /** The text also said what somebody needs: then some of its words may still be about that. */
  need?: boolean
  /** What they need is urgent: then no word is a misspelled place, as 'took' is not Cook. */
  urgent?: boolean
}

/**
 * Finds the place a person meant by a text. Exact names come first: the most populous of
 * namesakes, with the others as alternatives. Then misspellings, by similarity and population. A
 * state that was given is kept: if nothing in it has that name, the whole state is the place, and
 * namesakes elsewhere are alternatives. An unknown ZIP code gives no place, with the towns of the
 * nearest codes as alternatives. Last comes a town beside words that are no place. Most texts need no query.
 */
export async function findPlace(
  gazetteer: Gazetteer,
  text: string,
  beside: Beside = {},
): Promise<FoundPlace> {
  if (isMailCode(text)) return found(undefined, [], { unknownRegion: text.trim() })
  const country = countryAlone(gazetteer, text) ?? startOfZips(gazetteer, text)
  if (country) return country
  const kept = withoutKinds(gazetteer, text)
  if (kept === text) return placeIn(gazetteer, text, beside)
  const place = await placeIn(gazetteer, kept, beside)
  // 'Home' is seldom the one in Washington, but may be.
  if (place.place || place.alternatives.length > 0) return place
  return found(undefined, exactMatches(gazetteer, readLocation(text).literal))
}

async function placeIn(
  gazetteer: Gazetteer,
  text: string,
  { need = false, urgent = false }: Beside,
): Promise<FoundPlace> {
  const point = typedPoint(text)
  if (point) return atPoint(gazetteer, point)
  const { literal, named, loosened } = readLocation(text)
  // Both before countries: 'clinics in West Jordan' is not about Jordan.
  const asWritten = exactPlace(gazetteer, literal) ?? exactPlace(gazetteer, named())
  if (asWritten) return asWritten
  const region = regionOf(text)
  const inside = region && (await findInRegion(gazetteer, region))
  if (inside) return inside
  const readings = [...literal, ...loosened()]
  const exact = exactPlace(gazetteer, readings)
  if (exact && exact.place?.kind !== 'state') return exact
  const said = townsAfterConnective(gazetteer, text)
  if (exact) return beginsWithState(said, exact) ? likeliest(said) : exact
  const part = partOfTown(gazetteer, text)
  if (part) return part
  const [zip, ...names] = readings
  if (zip?.kind === 'zip' && names.length === 0) return townsOfNearestZips(gazetteer, zip.name)
  if (said.length > 0) return likeliest(said)
  const guess = urgent ? found(undefined, []) : await misspelled(gazetteer, readings, text, need)
  const isSure = guess.place && !guess.wholeState
  if (isSure) return guess
  const beside = townsBesideWords(gazetteer, text, need)
  if (beside.length > 0) return likeliest(beside)
  const heard = urgent || guess.wholeState ? undefined : misspelledAfterConnective(gazetteer, text)
  return heard ? found(heard, []) : guess
}

/** 'in the Kansas City area' is not about Kansas. */
const beginsWithState = ([town]: Match[], { place }: FoundPlace) =>
  place?.kind === 'state' &&
  town !== undefined &&
  town.row.normalized !== normalizeName(place.name) &&
  town.row.normalized.startsWith(normalizeName(place.name))

const ZIP_ALONE = /^\s*\d{5}\s*$/

/**
 * The place that a text is exactly as it is written, every word of it; undefined if it may be something
 * else. Beside other words a ZIP code doesn't say what they are.
 */
export function placeAsWritten(gazetteer: Gazetteer, text: string): FoundPlace | undefined {
  if (typedPoint(text) || saysLack(text) || isMailCode(text)) return undefined
  const { literal } = readLocation(text)
  const matches = exactMatches(gazetteer, literal)
  const isZip = ZIP_ALONE.test(text)
  const isWhole = matches.some(({ reading }) => isZip || literal[reading]?.kind !== 'zip')
  // Only what has such a name can be mistaken for it.
  if (!isWhole || countryAlone(gazetteer, text) || withoutKinds(gazetteer, text) !== text)
    return undefined
  return likeliest(withCounties(gazetteer, matches, literal))
}

/** A point far from every ZIP code is in no place of ours. */
async function atPoint(gazetteer: Gazetteer, point: Point): Promise<FoundPlace> {
  const zips = await zipsAround(gazetteer.pool, point)
  // Some towns of post offices are no towns, such as 'Hon'.
  const near = zips.find((zip) => isTown(gazetteer, zip)) ?? zips[0]
  return { ...found(undefined, []), place: near ? pointPlace(point, near) : null }
}

const isTown = ({ rowsOf }: Gazetteer, { town, state }: Pick<PlaceRow, 'town' | 'state'>) =>
  town !== null &&
  rowsOf(normalizeName(town)).some(
    (row) => row.kind === 'town' && row.state === state && row.population,
  )

/** Whether 'la mesa' or 'in Maine' name a place, and not only a small word: 'in pain', 'or nearby'. */
const namesPlaceAside = (gazetteer: Gazetteer, aside: string): boolean =>
  namesakes(gazetteer, aside.replace(/^\S+\s*/, '')).length > 0 ||
  namesakes(gazetteer, aside).some(({ row }) => row.kind !== 'state')

/** 'Hyde Park, Chicago' is the one in Chicago; nothing here is in France. */
async function findInRegion(
  gazetteer: Gazetteer,
  { name, rest, isAbroad, isAside }: Region,
): Promise<FoundPlace | undefined> {
  const inside = namesakes(gazetteer, rest)
  if (isAside && inside.length > 0 && !namesPlaceAside(gazetteer, name))
    return findPlace(gazetteer, rest)
  if (isAbroad) return found(undefined, inside, { unknownRegion: name })
  const region = await findPlace(gazetteer, name)
  const { place } = region
  if (!place)
    return inside.length > 0 ? found(undefined, inside, { unknownRegion: name }) : undefined
  const around = [place, ...region.alternatives]
  const near = inside.find(
    ({ row }) =>
      row.kind !== 'state' && around.some((one) => milesBetween(row, one) < REGION_MILES),
  )
  if (!near) return region
  return { ...found(near, []), alternatives: around.slice(0, MOST_ALTERNATIVES) }
}

/** 'Hyde Park Chicago', without a comma: a name, and a town that it is in. */
function partOfTown(gazetteer: Gazetteer, text: string): FoundPlace | undefined {
  const words = text.trim().split(/\s+/)
  const given = givenState(text)
  for (let length = 1; length <= Math.min(LONGEST_TOWN, words.length - 1); length++) {
    const tail = words.slice(-length).join(' ')
    const { literal } = readLocation(tail)
    // 'Newport, California' is in no town that is called California.
    if (given && isWithin(given, tail) && !isCityFirst(literal, tail, given)) continue
    const towns = exactMatches(gazetteer, literal).filter(({ row }) => row.kind === 'town')
    const inside = towns.length > 0 ? namesakes(gazetteer, words.slice(0, -length).join(' ')) : []
    const near = inside.find(({ row }) =>
      towns.some((town) => milesBetween(row, town.row) < TOWN_MILES),
    )
    if (near) return found(near, towns)
  }
  return undefined
}

/** Every place that a text names exactly, the most populous first. */
function namesakes(gazetteer: Gazetteer, text: string): Match[] {
  const { literal, loosened } = readLocation(text)
  const asWritten = exactMatches(gazetteer, literal)
  const matches = asWritten.length > 0 ? asWritten : exactMatches(gazetteer, loosened())
  return matches.toSorted((one, other) => people(other.row) - people(one.row))
}

/** The likeliest place that has one of the names. */
function exactPlace(gazetteer: Gazetteer, readings: Reading[]): FoundPlace | undefined {
  const matches = leastLoosened(exactMatches(gazetteer, readings), readings)
  return matches.length > 0 ? likeliest(withCounties(gazetteer, matches, readings)) : undefined
}

/** A text is read loosely only if nothing matches it as written. */
function leastLoosened(matches: Match[], readings: Reading[]): Match[] {
  const looseness = ({ reading }: Match) => readings[reading]?.looseness ?? 0
  const least = Math.min(...matches.map(looseness))
  return matches.filter((match) => looseness(match) === least)
}

async function misspelled(
  gazetteer: Gazetteer,
  readings: Reading[],
  text: string,
  need: boolean,
): Promise<FoundPlace> {
  // A state that was given counts: 'Vernon, CT' is not 'Vernonct' spelled wrong.
  // An unknown ZIP code says that the state may be wrong too.
  const mended = readings[0]?.kind === 'zip' ? undefined : givenState(text)?.state
  const given =
    readings.find(({ kind, state }) => kind === 'name' && state && state === mended) ??
    readings.find(({ kind, state, looseness }) => kind === 'name' && state && looseness === 0)
  const spelt = readings.filter(maybeMisspelled).filter(({ state }) => state || !given)
  const candidates = spelt.slice(0, MOST_MISSPELLED)
  const weighed =
    candidates.length > 0 ? weigh(similarMatches(gazetteer, candidates), candidates) : []
  // What is left of a need is seldom a small place: 'el seno' is not El Reno, nor 'so bad' South Boston.
  // Without a state a small place is only offered: 'Walmart' is not Waymart.
  const isDoubtful = ({ row, isBeginning }: Weighed) =>
    !given && ((need && isBeginning) || people(row) < FEWEST_WITHOUT_STATE)
  const best = weighed.find((one) => one.sure && !isDoubtful(one))
  if (best) {
    const others = weighed.filter(({ sure, isNamesake }) => sure || isNamesake)
    return found(best, others)
  }
  const states = candidates.flatMap(({ state }) => (state ? [stateReading(state)] : []))
  const [state] = given?.state ? exactMatches(gazetteer, [stateReading(given.state)]) : []
  if (state && endsWithState(text)) return found(state, nearestFirst(weighed), { wholeState: true })
  // Nothing is sure: offer the state, if one may have been given, and the most similar names.
  return found(undefined, [...exactMatches(gazetteer, states), ...weighed])
}

/** Places in the given state, and those of exactly that name elsewhere, come before other ones. */
function nearestFirst(weighed: Weighed[]): Weighed[] {
  const isFar = ({ isElsewhere, isNamesake }: Weighed) => isElsewhere && !isNamesake
  return weighed.toSorted((one, other) => Number(isFar(one)) - Number(isFar(other)))
}

async function townsOfNearestZips(gazetteer: Gazetteer, zip: string): Promise<FoundPlace> {
  const near = await nearestZips(gazetteer.pool, zip)
  const towns: Reading[] = near.flatMap(({ town, state }) =>
    town ? [{ kind: 'name', name: normalizeName(town), state, looseness: 0 }] : [],
  )
  return found(undefined, exactMatches(gazetteer, towns))
}
