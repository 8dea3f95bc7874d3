import type { PlaceRow } from '../gazetteer-table.ts'
import { editDistance } from './edit-distance.ts'
import type { Gazetteer } from './open-gazetteer.ts'

/** A place whose name is spelled nearly like what was typed. */
export interface Similar {
  row: PlaceRow
  /** Letters wrong. */
  keystrokes: number
  /** Only its beginning is typed: 'Salt Lake'. */
  isBeginning: boolean
  /** Close enough to be the place; otherwise it is only worth offering. */
  isSure: boolean
}

/** A wrong state is as unlikely as a keystroke and a half. */
const WRONG_STATE = 1.5
/** Ten times the people make up for this many keystrokes: even a million never for two. */
const PEOPLE_WEIGHT = 0.3
/** A state is typed as often as a city of this many people. */
const STATE_AS_CITY = 1_000_000
/** A part of a large city whose people nobody counted. */
const PART_OF_CITY = 15_000
/** From so many people on, a city is meant, whatever stands beside its name. */
export const LARGE_CITY = 100_000
/** Keystrokes per letter: a slip; a slip in a large city's name, and still worth offering. */
const SLIP = 0.2
const WORTH_OFFERING = 0.34
/** In the state that was given, more of them are. */
const WORTH_OFFERING_THERE = 0.4
const MOST_IN_LARGE_CITY = 2
/** Keystrokes after which another name is only offered if it is so long that they are still a slip. */
const ENOUGH = 3
/** A shorter name is too similar to too many others. */
const SHORTEST_MISSPELLED = 4
/** From this length on, the start of a name can mean the whole: 'Salt Lake', 'Colorado Spr'. */
const SHORTEST_START = 5
/** Letters of a short word may be those of many names. */
const SHORTEST_KNOWN = 5
const COUNTY = /(?:county|parish|borough)$/

/** The population to use for likelihood. */
export function people({ kind, population, radius }: PlaceRow): number {
  if (kind === 'state') return STATE_AS_CITY
  return population ?? (radius === null ? 0 : PART_OF_CITY)
}

interface Spelled {
  keystrokes: number
  people: number
  isElsewhere: boolean
}

/** What a similar name costs, in keystrokes: the lower, the likelier it was meant. */
export function costOf({ keystrokes, people, isElsewhere }: Spelled): number {
  const likelihood = PEOPLE_WEIGHT * Math.log10(Math.max(people, 100) / 100)
  return keystrokes + (isElsewhere ? WRONG_STATE : 0) - likelihood
}

/** Most keystrokes by which a name may differ from what was typed; `isThere` in the state that was given. */
export function mostKeystrokes(typed: string, isThere: boolean): number {
  if (isThere) return Math.floor(typed.length * WORTH_OFFERING_THERE)
  return Math.floor(Math.min(typed.length * WORTH_OFFERING, Math.max(typed.length * SLIP, ENOUGH)))
}

/** Whether hardly a letter is typed that the name hasn't got: 'pheonx' is Phoenix, and 'dollar' is not Dallas. */
function isMadeOf(typed: string, name: string): boolean {
  const left = [...name]
  const others = [...typed].filter((letter) => {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return typed.length >= SHORTEST_KNOWN && others.length <= 1
}

export function begins(typed: string, name: string): boolean {
  return typed.length >= SHORTEST_START && name.startsWith(typed) && name !== typed
}

const similarOf = (
  row: PlaceRow,
  typed: string,
  state: string | null,
): (Similar & { cost: number })[] => {
  if (row.kind === 'county' && !COUNTY.test(typed)) return []
  const isBeginning = begins(typed, row.normalized)
  const keystrokes = isBeginning ? 1 : editDistance(typed, row.normalized)
  if (keystrokes > mostKeystrokes(typed, state === row.state)) return []
  const isElsewhere = state !== null && state !== row.state
  const isLargeCity = row.kind === 'town' && people(row) >= LARGE_CITY
  const isKnown = isLargeCity && keystrokes <= MOST_IN_LARGE_CITY && isMadeOf(typed, row.normalized)
  const isSlip = keystrokes / typed.length <= SLIP
  const cost = costOf({ keystrokes, people: people(row), isElsewhere })
  // A state that was given is kept: places elsewhere are only offered.
  return [{ row, keystrokes, isBeginning, isSure: !isElsewhere && (isSlip || isKnown), cost }]
}

/** The places whose names are spelled most like what was typed, likeliest first, in a state before others. */
export const weighSimilar = (
  { similarTo }: Gazetteer,
  typed: string,
  state: string | null,
): Similar[] =>
  typed.length < SHORTEST_MISSPELLED
    ? []
    : similarTo(typed, state)
        .flatMap((row) => similarOf(row, typed, state))
        .toSorted((one, other) => one.cost - other.cost)
