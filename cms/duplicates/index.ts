import type { PayloadRequest } from 'payload'
import { countPairs } from './queries/pair-rows.ts'

export { pairMerged, pairUnmerged } from './queries/decide-pair.ts'
export { updatePairs } from './update-pairs.ts'

/** How many pairs wait for somebody to decide. */
export const countOpenPairs = (req: PayloadRequest): Promise<number> =>
  countPairs(req, { isOpen: true })
