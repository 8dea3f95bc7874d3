// A spreadsheet runs a cell that begins like a formula. An apostrophe in front makes it plain text.

// Where lists are separated by semicolons, a spreadsheet may split a text at them, so what follows one
// counts as a beginning too.

/** A risky text that already has an apostrophe gets another, so that the two can be told apart. */
const RISKY = /(^|; *)('*[=+\-@\t\r＝＋－＠])/g
const GUARDED = /(^|; *)'('*[=+\-@\t\r＝＋－＠])/g

/** Makes a text safe for a file that somebody may open as a spreadsheet. */
export const guarded = (text: string): string => text.replaceAll(RISKY, "$1'$2")

/** Undoes `guarded`, in our own files and in others that guard their cells the same way. */
export const unguarded = (cell: string): string => cell.replaceAll(GUARDED, '$1$2')
