// A gap is one character that stands for what a regular expression allows there, or for what a test
// doesn't say. It comes from the part of Unicode that no text uses.

const FIRST = 0xe000
/** Gaps for digits are in the first half, those for any text in the second. */
const HALF = 0x80
const GAPS = /[\ue000-\ue0ff]/g

export const digitsGap = (index: number): string => String.fromCharCode(FIRST + index)
export const textGap = (index: number): string => String.fromCharCode(FIRST + HALF + index)
/** What a test doesn't say. A regular expression has fewer gaps of its own. */
export const unsaid = (index: number): string => textGap(HALF / 2 + index)

export const isGap = (text: string): boolean => /^[\ue000-\ue0ff]$/.test(text)
export const hasGap = (text: string): boolean => /[\ue000-\ue0ff]/.test(text)
export const standsForDigits = (gap: string): boolean => gap.charCodeAt(0) < FIRST + HALF

/**
 * What a gap stands for if that is not known. The browser looks for it in the text of the whole page again and
 * again: without a limit that would keep the page from working.
 */
const SOME = '.{0,200}'

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * The source of a regular expression for a text with gaps.
 * @param sources what the gaps stand for, if that is known
 */
export const sourceOf = (text: string, sources?: ReadonlyMap<string, string>): string =>
  escaped(text)
    .replace(/\s/g, '\\s')
    // Playwright's selectors have quotes of their own.
    .replace(/['"`]/g, (quote) => `\\x${quote.charCodeAt(0).toString(16)}`)
    .replace(GAPS, (gap) => sources?.get(gap) ?? SOME)
