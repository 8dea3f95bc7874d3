/** Squares of the patchwork, and the side of one. */
const COLUMNS = 10
const ROWS = 4
const SIDE = 32

export const PATCHWORK = { width: COLUMNS * SIDE, height: ROWS * SIDE }

/** How many squares in a hundred stay empty, and how many are in the strong tone. */
const EMPTY = 34
const STRONG = 36

/** Where the category's mark may lie: in view even if the sides are cut off. */
const MARK_PLACES = [112, 160, 208]

/** What a square may hold, as a path from its corners: left, top, right, bottom. */
const SHAPES: ((l: number, t: number, r: number, b: number) => string)[] = [
  // Quarters of a circle.
  (l, t) => `M${l} ${t}h32a32 32 0 0 1-32 32z`,
  (_, t, r) => `M${r} ${t}v32a32 32 0 0 1-32-32z`,
  (_l, _t, r, b) => `M${r} ${b}h-32a32 32 0 0 1 32-32z`,
  (l, _t, _r, b) => `M${l} ${b}v-32a32 32 0 0 1 32 32z`,
  // Halves.
  (l, t) => `M${l} ${t}a16 16 0 0 1 0 32z`,
  (_, t, r) => `M${r} ${t}a16 16 0 0 0 0 32z`,
  // A circle, a square, a cross.
  (l, t) => `M${l + 4} ${t + 16}a12 12 0 1 1 24 0a12 12 0 1 1-24 0z`,
  (l, t) => `M${l} ${t}h32v32h-32z`,
  (l, t) => `M${l + 12} ${t + 4}h8v8h8v8h-8v8h-8v-8h-8v-8h8z`,
]

/** The same numbers for the same words: whole, from 0 to below `end`. (FNV-1a, then xorshift.) */
const numbersFrom = (words: string) => {
  let state = 2_166_136_261
  for (const sign of words) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return (end: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % end
  }
}

export interface Patchwork {
  /** Paths of an SVG, in units of PATCHWORK. */
  pale: string
  strong: string
  /** The middle of the category's mark. */
  markAt: number
}

/** A patchwork of paper shapes, always the same for the same slug. */
export const patchwork = (slug: string): Patchwork => {
  const next = numbersFrom(slug)
  const markAt = MARK_PLACES[next(MARK_PLACES.length)] ?? PATCHWORK.width / 2
  let [pale, strong] = ['', '']
  for (let square = 0; square < COLUMNS * ROWS; square++) {
    if (next(100) < EMPTY) continue
    const [left, top] = [(square % COLUMNS) * SIDE, Math.floor(square / COLUMNS) * SIDE]
    const path = SHAPES[next(SHAPES.length)]?.(left, top, left + SIDE, top + SIDE) ?? ''
    if (next(100) < STRONG) strong += path
    else pale += path
  }
  return { pale, strong, markAt }
}
