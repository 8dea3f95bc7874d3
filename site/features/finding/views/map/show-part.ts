import { keepsStill } from '../../../../lib/keeps-still.ts'

/** Scrolls a part of the page into view. */
export const showPart = (part: Element | null, block: ScrollLogicalPosition = 'start') =>
  part?.scrollIntoView({ block, behavior: keepsStill() ? 'auto' : 'smooth' })
