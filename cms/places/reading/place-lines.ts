import { LRUCache } from 'lru-cache'
import type { PlaceRow } from '../gazetteer-table.ts'
import { openSimilarNames } from './similar-names.ts'

/** What stands between the values of a line. It sorts before all that names are written with. */
const TAB = '\t'
const LINE_BREAK = 10

/**
 * The SQL for all rows of `places` as one text: a line each, by name and then the most populous
 * first. As objects they would take 30 MB, this way 8.
 */
export const PLACE_LINES = `
  select string_agg(
    concat_ws(E'${TAB}', normalized, kind, state, name, latitude, longitude,
      coalesce(population::text, ''), coalesce(town, ''), coalesce(radius::text, '')),
    E'\\n' order by normalized collate "C", population desc nulls last, state
  ) as lines
  from places`

const rowOf = (line: string): PlaceRow => {
  const [normalized = '', kind, state = '', name = '', ...rest] = line.split(TAB)
  const [latitude, longitude, population, town, radius] = rest
  return {
    normalized,
    kind: kind as PlaceRow['kind'],
    state,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: population ? Number(population) : null,
    town: town || null,
    radius: radius ? Number(radius) : null,
  }
}

/** Where each line begins, and the end of the last. */
const lineStarts = (lines: Buffer): Uint32Array => {
  const starts = [0]
  for (let at = lines.indexOf(LINE_BREAK); at !== -1; at = lines.indexOf(LINE_BREAK, at + 1))
    starts.push(at + 1)
  return Uint32Array.from([...starts, lines.length + 1])
}

/** Every place, by its normalized name. */
export interface PlaceLines {
  /** The rows of a name, the most populous first. */
  rowsOf: (name: string) => readonly PlaceRow[]
  /** The most populous rows whose names begin so, so many at most. */
  startingWith: (start: string, most: number) => PlaceRow[]
  /** The rows whose names are spelled most like one, those in a state and the most populous first. */
  similarTo: (name: string, state: string | null) => PlaceRow[]
}

const ZIP = /^\d{5}$/
const PEOPLE = 6
/** Names whose rows are kept at hand, since people ask for the same few. */
const MOST_NAMES = 2_000

/** @param text what PLACE_LINES gives */
export const openPlaceLines = (text: string): PlaceLines => {
  const lines = Buffer.from(text)
  const starts = lineStarts(lines)
  const startOf = (line: number) => starts[line] ?? lines.length
  const compare = (line: number, key: Buffer) => {
    const start = startOf(line)
    return lines.compare(key, 0, key.length, start, Math.min(start + key.length, lines.length))
  }
  /** The first line whose beginning is not before a key, or, with 0, is after it. */
  const firstWith = (key: Buffer, least: -1 | 0 = -1): number => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(middle, key) <= least) low = middle + 1
      else high = middle
    }
    return low
  }
  const textAt = (line: number) => lines.toString('utf8', startOf(line), startOf(line + 1) - 1)
  const people = Int32Array.from({ length: starts.length - 1 }, (_, line) =>
    Number(textAt(line).split(TAB)[PEOPLE] || 0),
  )
  const between = (key: Buffer) => ({ first: firstWith(key), end: firstWith(key, 0) })
  const beginning = (start: string) => between(Buffer.from(start))
  const similar = openSimilarNames({ lines, starts, people, beginning })
  const rows = new LRUCache<string, readonly PlaceRow[]>({
    max: MOST_NAMES,
    memoMethod: (name) => {
      const { first, end } = between(Buffer.from(name + TAB))
      return Array.from({ length: end - first }, (_, index) => rowOf(textAt(first + index)))
    },
  })
  const names = new Set(similar.names)
  return {
    rowsOf: (name) => (names.has(name) || ZIP.test(name) ? rows.memo(name) : []),
    startingWith: (start, most) => {
      const { first, end } = beginning(start)
      return Array.from({ length: end - first }, (_, index) => first + index)
        .sort((one, other) => (people[other] ?? 0) - (people[one] ?? 0))
        .slice(0, most)
        .map((line) => rowOf(textAt(line)))
    },
    similarTo: (name, state) => similar.to(name, state).map((line) => rowOf(textAt(line))),
  }
}
