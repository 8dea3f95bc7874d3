import type { PlaceRow } from '../gazetteer-table.ts'

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
      coalesce(population::text, ''), coalesce(town, '')),
    E'\\n' order by normalized collate "C", population desc nulls last, state
  ) as lines
  from places`

const rowOf = (line: string): PlaceRow => {
  const [normalized = '', kind, state = '', name = '', latitude, longitude, population, town] =
    line.split(TAB)
  return {
    normalized,
    kind: kind as PlaceRow['kind'],
    state,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: population ? Number(population) : null,
    town: town || null,
  }
}

/** Where each line begins, and the end of the last. */
const lineStarts = (lines: Buffer): Uint32Array => {
  const starts = [0]
  for (let at = lines.indexOf(LINE_BREAK); at !== -1; at = lines.indexOf(LINE_BREAK, at + 1))
    starts.push(at + 1)
  return Uint32Array.from([...starts, lines.length + 1])
}

/**
 * Finds the rows of a normalized name, the most populous first.
 * @param text what PLACE_LINES gives
 */
export const openPlaceLines = (text: string): ((name: string) => PlaceRow[]) => {
  const lines = Buffer.from(text)
  const starts = lineStarts(lines)
  const startOf = (line: number) => starts[line] ?? lines.length
  const compare = (line: number, key: Buffer) => {
    const start = startOf(line)
    return lines.compare(key, 0, key.length, start, Math.min(start + key.length, lines.length))
  }
  const firstWith = (key: Buffer): number => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(middle, key) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  return (name) => {
    const key = Buffer.from(name + TAB)
    const rows: PlaceRow[] = []
    for (let line = firstWith(key); line < starts.length - 1 && compare(line, key) === 0; line++)
      rows.push(rowOf(lines.toString('utf8', startOf(line), startOf(line + 1) - 1)))
    return rows
  }
}
