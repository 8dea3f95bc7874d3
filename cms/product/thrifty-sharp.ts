import type { SharpDependency } from 'payload'
import sharp from 'sharp'

/** Uploads are smaller by the time they come here: this is for pictures that were stored before. */
const MOST_PIXELS = 40_000_000

// What it keeps for later and its threads take memory, and nobody asks for a picture twice.
sharp.cache(false)
sharp.concurrency(1)

/** What Payload reads and makes pictures with. */
export const thriftySharp: SharpDependency = (input, options) =>
  sharp(input, { limitInputPixels: MOST_PIXELS, ...options })
