import { CODE_PAGES, CP437, FROM_0X80 } from './code-pages.ts'

/** Text of Windows-1252 that was decoded as Latin-1. */
export const fromWindows = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (character) => FROM_0X80[character.charCodeAt(0) - 0x80] ?? '')

/** Text of DOS that was decoded as Latin-1. */
export const fromDos = (text: string): string =>
  text.replace(/[\x80-\xff]/g, (character) => CP437[character.charCodeAt(0) - 0x80] ?? '')

const strict = new TextDecoder('utf-8', { fatal: true })

/** UTF-8 of these bytes; undefined if they aren't. */
export const asUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return strict.decode(bytes)
  } catch {
    return undefined
  }
}

const PAGES = CODE_PAGES.map(
  (page) => new Map([...page].map((character, at) => [character, 0x80 + at])),
)

/** The bytes that a code page has for a text; undefined if it lacks a character. */
const bytesOf = (text: string, page: ReadonlyMap<string, number>): Uint8Array | undefined => {
  const bytes = [...text].map((character) => page.get(character))
  return bytes.every((byte) => byte !== undefined) ? Uint8Array.from(bytes) : undefined
}

/** Letters of Latin script, those of Vietnamese too, and the marks and signs that texts have. */
const LATIN =
  /^[\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u1e00-\u1eff\u2010-\u203a\u20ac\u2122\u2026\ufeff]*$/

/** Any other script, as whole words have it and no slip: at least three characters. */
const OTHER_SCRIPT = /^[\p{L}\p{M}]{3,}$|^[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]+$/u

/** Words of two letters, such as 'Ві', would be signs. */
const CYRILLIC = /^\p{Script=Cyrillic}+$/u

/** What UTF-8 was before a code page was taken for it; the same if it was not, or more than one is likely. */
const mendedRun = (run: string): string => {
  if (CYRILLIC.test(run)) return run
  // What has no Greek writes Γ as G: 'GÇô' was 'ΓÇô', a dash.
  const greek = run.replace(/^G(?=Ç)/, 'Γ')
  const found = PAGES.flatMap((page, at) => {
    const bytes = bytesOf(greek, page)
    const text = bytes && asUtf8(bytes)
    if (text === undefined) return []
    return LATIN.test(text) || (at === 0 && OTHER_SCRIPT.test(text)) ? [text] : []
  })
  return new Set(found).size === 1 ? (found[0] ?? run) : run
}

/** A code page may be taken for UTF-8 and the text saved, and that once more. */
const MOST_TIMES = 3
const RUNS = /(?:G(?=Ç))?[\u0080-\uffff]+/g

/** The text before a code page was taken for its UTF-8: 'ClÃ­nica', 'Women‚Äôs', '9ΓÇô5'. */
export const mended = (text: string): string => {
  let read = text
  for (let times = 0; times < MOST_TIMES; times++) {
    const once = read.replaceAll(RUNS, mendedRun)
    if (once === read) break
    read = once
  }
  return read
}

/** What stands where characters were lost or mixed up, by what did it. */
const BROKEN: readonly RegExp[] = [
  /[\ufffd\u0080-\u009f]/,
  // Windows-1252 for UTF-8, and other code pages for it.
  /Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|Â(?=[\s\u00a0-\u00bf])/,
  /[\u2500-\u259f]|[GΓÔ]Ç|‚Ä|вЂ|√(?=\p{L})|(?<=\p{L})√/u,
  // The same once more, with the nearest characters that were to be had: 'Cl+¡nica'.
  /(?<=\p{L})\+[¡-¿]/u,
  // A question mark for each: 'Cl?nica', 'Women?s'; but addresses of pages have them.
  /^(?!.*(?:\/|www\.)).*\p{Ll}\?\p{Ll}/su,
]

/** Whether characters were lost, or are none that anybody writes. */
export const isBroken = (text: string): boolean => BROKEN.some((mark) => mark.test(text))

/**
 * Counts what tells Mac Roman from Windows-1252, in bytes read as Latin-1: letters with accents, and
 * apostrophes, each where the other would have something that stands in no word.
 * @returns above 0 for Mac Roman, below for Windows-1252
 */
export const leansToMac = (latin1: string): number =>
  count(latin1, /[a-z](?:[\x87\x96\x97\x9c\x9f\xd5](?=[a-z])|\x8e|\x92(?=[a-z]{3}))/g) -
  count(latin1, /[a-z](?:[\xe0-\xff](?=[a-z]|\b)|\x92(?=[a-z]{1,2}\b))/g)

/**
 * Counts letters with accents of DOS, in bytes read as Latin-1, where Windows-1252 and Mac Roman have signs
 * that stand in no word.
 */
export const leansToDos = (latin1: string): number =>
  count(latin1, /[A-Za-z](?:[\xa1-\xa4](?=[a-z])|\x82(?=[a-z]|\b))/g)

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
