import { keepsStill } from './motion.ts'

/** Scrolls as little as it takes to see a part of the page. */
export const showPart = (part: Element | null, block: ScrollLogicalPosition = 'start') =>
  part?.scrollIntoView({ block, behavior: keepsStill() ? 'auto' : 'smooth' })
