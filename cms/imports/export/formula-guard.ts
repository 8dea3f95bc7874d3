// A spreadsheet runs a cell that begins like a formula. An apostrophe in front makes it plain text.

/** One that begins with an apostrophe by itself gets another, so that the two can be told apart. */
const RISKY = /^'*[=+\-@\t\r＝＋－＠]/

/** A text as it stands in a file that somebody may open as a spreadsheet. */
export const guarded = (text: string): string => (RISKY.test(text) ? `'${text}` : text)

/** The same back, of our own files and of what others have guarded. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && RISKY.test(cell) ? cell.slice(1) : cell
