import type { Place } from '../contract/place.ts'
import { toPlace } from './label.ts'
import { normalizeName } from './normalize.ts'
import { exactMatches, type Gazetteer, type Match } from './open-gazetteer.ts'
import { type Reading, readLocation, stateReading } from './read-location.ts'
import { maybeMisspelled, people, weigh } from './spelling.ts'
import { nearestZips, similarMatches } from './statements.ts'
import type { PlaceRow } from './table.ts'

/** What a text was understood as, and up to five other places it could have been. */
export type FoundPlace = { place: Place | null; alternatives: Place[] }

type Found = { row: PlaceRow }

const MOST_ALTERNATIVES = 5
/** Readings worth a search by likeness, which costs milliseconds each. */
const MOST_MISSPELLED = 3

/**
 * Finds the place a person meant by a text. Exact names first: the most populous of namesakes,
 * the others as alternatives. Then misspellings, by likeness and population. A city given with
 * the wrong state is taken where it is. An unknown ZIP code gives no place, and the towns of the
 * nearest codes as alternatives. No query for most texts, and at most one.
 */
export async function findPlace(gazetteer: Gazetteer, text: string): Promise<FoundPlace> {
  const { straight, bent } = readLocation(text)
  const asWritten = exactMatches(gazetteer, straight)
  if (asWritten.length > 0) return likeliest(asWritten)
  const readings = [...straight, ...bent()]
  const matches = exactMatches(gazetteer, readings)
  if (matches.length > 0) return likeliest(straightest(matches, readings))
  const [zip, ...names] = readings
  if (zip?.kind === 'zip' && names.length === 0) return townsOfNearestZips(gazetteer, zip.name)
  return misspelled(gazetteer, readings)
}

function likeliest([first, ...others]: Match[]): FoundPlace {
  const byPeople = others.toSorted((one, other) => people(other.row) - people(one.row))
  return found(first, byPeople)
}

/** A text is bent only where it fits nothing as it was written. */
function straightest(matches: Match[], readings: Reading[]): Match[] {
  const bends = ({ reading }: Match) => readings[reading]?.bends ?? 0
  const least = Math.min(...matches.map(bends))
  return matches.filter((match) => bends(match) === least)
}

async function misspelled(gazetteer: Gazetteer, readings: Reading[]): Promise<FoundPlace> {
  const spelt = readings.filter(maybeMisspelled)
  // A state that was given counts: 'Vernon, CT' is not 'Vernonct' spelled wrong.
  const isStateGiven = spelt.some(({ state, bends }) => state && bends === 0)
  const inStates = spelt.filter(({ state }) => state || !isStateGiven)
  const candidates = inStates.slice(0, MOST_MISSPELLED)
  if (candidates.length === 0) return { place: null, alternatives: [] }
  const weighed = weigh(await similarMatches(gazetteer, candidates), candidates)
  const best = weighed.find(({ sure }) => sure)
  if (best) {
    const others = weighed.filter(({ sure, isNamesake }) => sure || isNamesake)
    return found(best, others)
  }
  // Nothing is sure, so the state, if one was given, and the nearest names are offered.
  const states = candidates.flatMap(({ state }) => (state ? [stateReading(state)] : []))
  return found(undefined, [...exactMatches(gazetteer, states), ...weighed])
}

async function townsOfNearestZips(gazetteer: Gazetteer, zip: string): Promise<FoundPlace> {
  const near = await nearestZips(gazetteer.pool, zip)
  const towns: Reading[] = near.flatMap(({ town, state }) =>
    town ? [{ kind: 'name', name: normalizeName(town), state, bends: 0 }] : [],
  )
  return found(undefined, exactMatches(gazetteer, towns))
}

function found(first: Found | undefined, others: Found[]): FoundPlace {
  const alternatives = new Set(others.map(({ row }) => row))
  if (first) alternatives.delete(first.row)
  return {
    place: first ? toPlace(first.row) : null,
    alternatives: [...alternatives].slice(0, MOST_ALTERNATIVES).map(toPlace),
  }
}
