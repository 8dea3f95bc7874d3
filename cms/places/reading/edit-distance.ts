type Row = Uint16Array

const rowsFor = (letters: number) => ({
  beforeLast: new Uint16Array(letters + 1),
  last: new Uint16Array(letters + 1),
  current: new Uint16Array(letters + 1),
})

/** Used again by each call, since a search compares thousands of names. */
let rows = rowsFor(64)

/**
 * How many keystrokes apart two words are: letters added, dropped, changed, or two neighbors
 * swapped (optimal string alignment).
 * @param most beyond so many it stops counting, and gives some number that is larger
 */
export function editDistance(left: string, right: string, most = Number.POSITIVE_INFINITY): number {
  if (right.length >= rows.last.length) rows = rowsFor(right.length)
  let { beforeLast, last, current } = rows
  for (let column = 0; column <= right.length; column++) last[column] = column
  let fewestBefore = 0
  for (let row = 1; row <= left.length; row++) {
    current[0] = row
    let fewest = row
    const letter = left.charCodeAt(row - 1)
    const letterBefore = left.charCodeAt(row - 2)
    for (let column = 1; column <= right.length; column++) {
      const other = right.charCodeAt(column - 1)
      let least = at(last, column - 1) + (letter === other ? 0 : 1)
      least = Math.min(least, at(last, column) + 1, at(current, column - 1) + 1)
      if (letter === right.charCodeAt(column - 2) && letterBefore === other)
        least = Math.min(least, at(beforeLast, column - 2) + 1)
      current[column] = least
      if (least < fewest) fewest = least
    }
    // A swap reaches back over a row.
    if (fewest > most && fewestBefore >= most) return fewest
    fewestBefore = fewest
    const spare = beforeLast
    beforeLast = last
    last = current
    current = spare
  }
  return at(last, right.length)
}

const at = (row: Row, column: number): number => row[column] ?? 0
