/** Columns from 0 and rows from 1. */
interface Merged {
  column: number
  from: number
  to: number
}

/** More are no list that a person merged. */
const MOST_MERGED = 20_000

/** 'A' is 0 and 'AB' is 27; undefined if it is no column of a sheet. */
export const columnNumber = (letters: string): number | undefined => {
  if (!/^[A-Z]{1,3}$/.test(letters)) return undefined
  let number = 0
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
  return number <= 16_384 ? number - 1 : undefined
}

const MERGED = /<(?:\w+:)?mergeCell\s[^<>]*?ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g
/** Longer than such an element. */
const HELD = 300

/**
 * Cells that reach over several rows: each of those rows has the cell's text. They are named at a sheet's end,
 * and a search for them is faster than parsing all of it once more.
 */
export const mergedDown = async (chunks: AsyncIterable<Uint8Array>): Promise<Merged[]> => {
  const merged: Merged[] = []
  const decoder = new TextDecoder('latin1')
  let held = ''
  for await (const chunk of chunks) {
    const text = held + decoder.decode(chunk, { stream: true })
    let end = 0
    for (const match of text.matchAll(MERGED)) {
      end = match.index + match[0].length
      const [, letters = '', from, to] = match
      const column = columnNumber(letters)
      if (column === undefined || from === to || merged.length >= MOST_MERGED) continue
      merged.push({ column, from: Number(from), to: Number(to) })
    }
    held = text.slice(Math.max(end, text.length - HELD))
  }
  return merged
}

/** Fills the cells of rows, which come in their order, that are part of a merged one. */
export const mergedFiller = (merged: readonly Merged[]) => {
  const starting = new Map<number, Merged[]>()
  for (const one of merged) starting.set(one.from, [...(starting.get(one.from) ?? []), one])
  const open = new Map<number, { to: number; text: string }>()
  return (line: number, cells: string[]): void => {
    for (const [column, { to, text }] of open) {
      if (line > to) open.delete(column)
      // A row without anything of its own is no row.
      else if (cells.length > 0 && !cells[column]) {
        while (cells.length < column) cells.push('')
        cells[column] = text
      }
    }
    for (const { column, to } of starting.get(line) ?? []) {
      const text = cells[column]
      if (text) open.set(column, { to, text })
    }
  }
}
