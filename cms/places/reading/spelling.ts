import type { PlaceRow } from '../gazetteer-table.ts'
import { editDistance } from './edit-distance.ts'
import type { Match } from './open-gazetteer.ts'
import type { Reading } from './read-location.ts'

/** A similar name, weighed: the lower the cost, the likelier it was meant. */
export type Weighed = {
  row: PlaceRow
  cost: number
  /** Close enough to be the place; otherwise it is only worth offering. */
  sure: boolean
  /** Spelled exactly like the reading. */
  isNamesake: boolean
  /** Only its beginning is spelled like the reading: 'Salt Lake'. */
  isBeginning: boolean
  /** In a state other than the one that was given. */
  isElsewhere: boolean
}

/** A wrong state is as unlikely as a keystroke and a half. */
const WRONG_STATE = 1.5
/** Leaving out a word the person wrote, such as the City of 'Kanas City', costs half a keystroke. */
const LOOSENING = 0.5
/** Ten times the people make up for this many keystrokes: even a million never for two. */
const PEOPLE_WEIGHT = 0.3
/** A state is typed as often as a city of this many people. */
const STATE_AS_CITY = 1_000_000
const LARGE_CITY = 100_000
/** Keystrokes per letter: a slip; a slip in a large city's name; still worth offering. */
const SLIP = 0.2
const SLIP_IN_LARGE_CITY = 0.34
const MOST_IN_LARGE_CITY = 2
const WORTH_OFFERING = 0.4
/** A shorter name is too similar to too many others. */
const SHORTEST_MISSPELLED = 4
/** From this length on, the start of a name can mean the whole: 'Salt Lake', 'Colorado Spr'. */
const SHORTEST_START = 5
const COUNTY = /(?:county|parish|borough)$/

/** Whether a reading may be searched for by similarity at all. */
export function maybeMisspelled({ kind, name, exact }: Reading): boolean {
  return kind === 'name' && !exact && name.length >= SHORTEST_MISSPELLED
}

/** The similar names worth offering, likeliest first. */
export function weigh(matches: Match[], readings: Reading[]): Weighed[] {
  return matches
    .flatMap(({ row, reading }) => weighOne(row, readings[reading]))
    .sort((left, right) => left.cost - right.cost)
}

/** The population to use for likelihood. */
export function people({ kind, population }: PlaceRow): number {
  return kind === 'state' ? STATE_AS_CITY : (population ?? 0)
}

function weighOne(row: PlaceRow, reading: Reading | undefined): Weighed[] {
  if (!reading || (row.kind === 'county' && !COUNTY.test(reading.name))) return []
  const isBeginning = begins(reading.name, row.normalized)
  const keystrokes = isBeginning ? 1 : editDistance(reading.name, row.normalized)
  const share = keystrokes / reading.name.length
  if (share > WORTH_OFFERING) return []
  const isElsewhere = reading.state !== null && reading.state !== row.state
  const likelihood = PEOPLE_WEIGHT * Math.log10(Math.max(people(row), 100) / 100)
  const isSlip = share <= SLIP
  const isLargeCity = row.kind === 'town' && people(row) >= LARGE_CITY
  const isKnown = isLargeCity && share <= SLIP_IN_LARGE_CITY && keystrokes <= MOST_IN_LARGE_CITY
  return [
    {
      row,
      cost:
        keystrokes + (isElsewhere ? WRONG_STATE : 0) + reading.looseness * LOOSENING - likelihood,
      // A state that was given is kept: places elsewhere are only offered.
      sure: !isElsewhere && (isSlip || isKnown),
      isNamesake: keystrokes === 0,
      isBeginning,
      isElsewhere,
    },
  ]
}

function begins(typed: string, name: string): boolean {
  return typed.length >= SHORTEST_START && name.startsWith(typed) && name !== typed
}
