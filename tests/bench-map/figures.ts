/** How long each frame took, in milliseconds. */
export type Figures = number[]

export const framesPerSecond = (frames: Figures): number =>
  (frames.length * 1_000) /
  Math.max(
    1,
    frames.reduce((sum, frame) => sum + frame, 0),
  )

/** The time within which this share of the frames was drawn, in milliseconds. */
export const framesWithin = (frames: Figures, share: number): number =>
  frames.toSorted((one, other) => one - other)[
    Math.min(frames.length - 1, Math.floor(frames.length * share))
  ] ?? 0
