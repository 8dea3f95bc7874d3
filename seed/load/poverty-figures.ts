import type { PayloadRequest } from 'payload'
import { jurisdictions } from '../jurisdictions.ts'
import { medicaidIn, povertyFigures } from '../poverty-figures.ts'
import { stateIds } from './existing.ts'

/**
 * Writes the first poverty figures, and how each state runs Medicaid, if there are no figures yet.
 * It bypasses the hooks of the states, since no listing shows this.
 * @returns how many years were added
 */
export const loadPovertyFigures = async (req: PayloadRequest): Promise<number> => {
  const { payload } = req
  const { totalDocs } = await payload.count({ collection: 'poverty-figures', req })
  if (totalDocs > 0) return 0
  const ids = await stateIds(req)
  for (const { abbreviation } of jurisdictions) {
    const id = ids.get(abbreviation)
    if (id === undefined) continue
    const data = { medicaid: medicaidIn(abbreviation) }
    await payload.db.updateOne({ collection: 'states', id, data, returning: false, req })
  }
  await payload.create({ collection: 'poverty-figures', data: povertyFigures, req })
  return 1
}
