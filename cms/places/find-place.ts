import type { Pool } from 'pg'
import type { Place } from '../contract/place.ts'
import { toPlace } from './label.ts'
import { normalizeName } from './normalize.ts'
import { type Reading, readLocation, stateReading } from './read-location.ts'
import { maybeMisspelled, people, weigh } from './spelling.ts'
import { exactMatches, type Match, nearestZips, similarMatches } from './statements.ts'
import type { PlaceRow } from './table.ts'

/** What a text was understood as, and up to five other places it could have been. */
export type FoundPlace = { place: Place | null; alternatives: Place[] }

const MOST_ALTERNATIVES = 5
/** Readings worth a search by likeness, which costs milliseconds each. */
const MOST_MISSPELLED = 3

/**
 * Finds the place a person meant by a text. Exact names first: the most populous of namesakes,
 * the others as alternatives. Then misspellings, by likeness and population. A city given with
 * the wrong state is taken where it is. An unknown ZIP code gives no place, and the towns of the
 * nearest codes as alternatives. One query for most texts, at most three.
 */
export async function findPlace(pool: Pool, text: string): Promise<FoundPlace> {
  const readings = readLocation(text)
  if (readings.length === 0) return { place: null, alternatives: [] }
  const [first, ...others] = straightest(await exactMatches(pool, readings), readings)
  if (first) return found([first, ...others.toSorted((one, other) => people(other) - people(one))])
  const [zip, ...names] = readings
  if (zip?.kind === 'zip' && names.length === 0) return townsOfNearestZips(pool, zip.name)
  return misspelled(pool, readings)
}

/** A text is bent only where it fits nothing as it was written. */
function straightest(matches: Match[], readings: Reading[]): Match[] {
  const bends = ({ reading }: Match) => readings[reading]?.bends ?? 0
  const least = Math.min(...matches.map(bends))
  return matches.filter((match) => bends(match) === least)
}

async function misspelled(pool: Pool, readings: Reading[]): Promise<FoundPlace> {
  const spelt = readings.filter(maybeMisspelled)
  // A state that was given counts: 'Vernon, CT' is not 'Vernonct' spelled wrong.
  const isStateGiven = spelt.some(({ state, bends }) => state && bends === 0)
  const inStates = spelt.filter(({ state }) => state || !isStateGiven)
  const candidates = inStates.slice(0, MOST_MISSPELLED)
  if (candidates.length === 0) return { place: null, alternatives: [] }
  const weighed = weigh(await similarMatches(pool, candidates), candidates)
  const best = weighed.find(({ sure }) => sure)
  if (best) {
    const others = weighed.filter(({ sure, isNamesake }) => sure || isNamesake)
    return found([best, ...others].map(({ match }) => match))
  }
  // Nothing is sure, so the state, if one was given, and the nearest names are offered.
  const states = candidates.flatMap(({ state }) => (state ? [stateReading(state)] : []))
  const stateRows = states.length > 0 ? await exactMatches(pool, states) : []
  return found([], [...stateRows, ...weighed.map(({ match }) => match)])
}

async function townsOfNearestZips(pool: Pool, zip: string): Promise<FoundPlace> {
  const near = await nearestZips(pool, zip)
  const towns: Reading[] = near.flatMap(({ town, state }) =>
    town ? [{ kind: 'name', name: normalizeName(town), state, bends: 0 }] : [],
  )
  return found([], towns.length > 0 ? await exactMatches(pool, towns) : [])
}

function found([first, ...others]: PlaceRow[], offered: PlaceRow[] = others): FoundPlace {
  const alternatives = new Map(offered.map((row) => [key(row), row]))
  if (first) alternatives.delete(key(first))
  return {
    place: first ? toPlace(first) : null,
    alternatives: [...alternatives.values()].slice(0, MOST_ALTERNATIVES).map(toPlace),
  }
}

function key({ kind, normalized, state }: PlaceRow): string {
  return `${kind} ${normalized} ${state}`
}
