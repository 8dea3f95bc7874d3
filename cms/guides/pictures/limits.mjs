/** Pixels of the longer side of a stored picture: twice the widest that a page shows. */
const LONGEST_SIDE = 2560

const MILLION = 1_000_000

/**
 * Pixels that a picture may have, all its frames together, by its format in sharp's words. Decoding takes
 * memory for each, whatever the file's size. AVIF takes three times as much as the others.
 */
const MOST_PIXELS = {
  png: 40 * MILLION,
  jpeg: 40 * MILLION,
  webp: 40 * MILLION,
  heif: 20 * MILLION,
}

/** Only WebP moves here: of the others, one frame is read. */
const framesOf = ({ format, pages = 1 }) => (format === 'webp' ? pages : 1)

/** Pixels of the longer side of each frame, so that all of them together are no more than one picture. */
export const longestSide = (header) => Math.floor(LONGEST_SIDE / Math.sqrt(framesOf(header)))

/** What a picture has too many of, by the header that sharp reads; nothing if it may be decoded. */
export const excess = (header) => {
  const { format, width, height } = header
  const frames = framesOf(header)
  const most = MOST_PIXELS[format] ?? 0
  return width * height * frames > most ? { width, height, frames, most, format } : undefined
}
