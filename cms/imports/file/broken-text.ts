/** What Windows-1252 has where Latin-1 has control characters; Node 20 decodes it as Latin-1. */
const FROM_0X80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

/** Text of Windows-1252 that was decoded as Latin-1. */
export const fromWindows = (text: string): string =>
  text.replace(/[\x80-\x9f]/g, (character) => FROM_0X80[character.charCodeAt(0) - 0x80] ?? '')

const BYTES: ReadonlyMap<string, number> = new Map(
  [...FROM_0X80].map((character, index) => [character, 0x80 + index]),
)

/** The bytes that Windows-1252 has for a text; undefined if it lacks a character. */
const toWindows = (text: string): Buffer | undefined => {
  const bytes = [...text].map((character) => {
    const code = character.charCodeAt(0)
    return BYTES.get(character) ?? (code < 0x100 ? code : undefined)
  })
  return bytes.every((byte) => byte !== undefined) ? Buffer.from(bytes as number[]) : undefined
}

const strict = new TextDecoder('utf-8', { fatal: true })

/** UTF-8 of these bytes; undefined if they aren't. */
export const asUtf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return strict.decode(bytes)
  } catch {
    return undefined
  }
}

/** Of UTF-8 that was taken for Windows-1252 and saved again: 'ClÃ­nica', 'Womenâ€™s'. */
const MOST_TIMES = 3
const NOT_ASCII = /[^ -~\s]/

/** The text before it was encoded twice; the same if it was not. */
export const mended = (text: string): string => {
  let read = text
  for (let times = 0; times < MOST_TIMES && NOT_ASCII.test(read); times++) {
    const bytes = toWindows(read)
    const once = bytes && asUtf8(bytes)
    if (!once) return read
    read = once
  }
  return read
}

/** Whether characters were lost, or are none that anybody writes. */
export const isBroken = (text: string): boolean =>
  /[\ufffd\u0080-\u009f]|Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€|Â(?=[\s\u00a0-\u00bf])/.test(
    text,
  )

/**
 * Counts what tells Mac Roman from Windows-1252, in bytes read as Latin-1: letters with accents, and
 * apostrophes, each where the other would have something that stands in no word.
 * @returns above 0 for Mac Roman, below for Windows-1252
 */
export const leansToMac = (latin1: string): number =>
  count(latin1, /[a-z](?:[\x87\x96\x97\x9c\x9f\xd5](?=[a-z])|\x8e|\x92(?=[a-z]{3}))/g) -
  count(latin1, /[a-z](?:[\xe0-\xff](?=[a-z]|\b)|\x92(?=[a-z]{1,2}\b))/g)

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
