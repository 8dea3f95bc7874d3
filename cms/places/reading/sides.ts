import { withoutEnd } from './location-parts.ts'
import { beginsState } from './names-and-states.ts'

const SIDES = new Set(
  'north south east west northeast northwest southeast southwest ne nw se sw'.split(' '),
)
/** Alone 'este' is 'this'. */
const SIDES_OF = new Set('norte sur este oeste noreste noroeste sureste suroeste'.split(' '))
const OF = new Set(['of', 'de', 'del'])
const SIDE_WORD = /^(north|south|east|west)side$/

const startsSide = (words: string[], at: number): boolean => {
  const word = words[at] ?? ''
  if (at >= words.length - 1 || beginsState(words.slice(at))) return false
  return (
    SIDES.has(word) || SIDE_WORD.test(word) || (SIDES_OF.has(word) && OF.has(words[at + 1] ?? ''))
  )
}

/** From a side of a city on, without what else is said: 'dentist west philly' → west philly. */
export function fromSide(parts: string[][]): string[][] | undefined {
  const part = parts.findIndex((words) => words.some((_, at) => startsSide(words, at)))
  const words = parts[part]
  if (!words) return undefined
  const start = words.findIndex((_, at) => startsSide(words, at))
  return [withoutEnd(words.slice(start)), ...parts.slice(part + 1)]
}

/** The city of 'west philly', 'south side of chicago' and 'sur de dallas'; undefined if none is said. */
export function cityOfSide(words: string[]): string[] | undefined {
  if (!startsSide(words, 0)) return undefined
  const afterSide = words[1] === 'side' ? 2 : 1
  const start = OF.has(words[afterSide] ?? '') ? afterSide + 1 : afterSide
  return start < words.length ? words.slice(start) : undefined
}
