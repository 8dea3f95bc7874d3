import type { PayloadRequest } from 'payload'
import { jurisdictions } from '../jurisdictions.ts'
import { medicaidIn, POVERTY_YEARS } from '../poverty-figures.ts'
import { stateIds } from './existing.ts'

/** How each state runs Medicaid. It bypasses the hooks of the states, since no listing shows this. */
const writeMedicaid = async (req: PayloadRequest): Promise<void> => {
  const ids = await stateIds(req)
  for (const { abbreviation } of jurisdictions) {
    const id = ids.get(abbreviation)
    if (id === undefined) continue
    const data = { medicaid: medicaidIn(abbreviation) }
    await req.payload.db.updateOne({ collection: 'states', id, data, returning: false, req })
  }
}

/**
 * Writes the poverty figures of years that are later than all that are there, and how each state runs
 * Medicaid if there are none. What editors entered, changed or removed stays as it is.
 * @returns how many years were added
 */
export const loadPovertyFigures = async (req: PayloadRequest): Promise<number> => {
  const { payload } = req
  const collection = 'poverty-figures'
  const { docs } = await payload.find({ collection, sort: '-year', limit: 1, req })
  const latest = docs[0]?.year ?? 0
  if (latest === 0) await writeMedicaid(req)
  const missing = POVERTY_YEARS.filter(({ year }) => year > latest)
  for (const { inForceFrom, ...figures } of missing) {
    // At noon, as the panel's picker stores a day.
    const data = { ...figures, inForceFrom: `${inForceFrom}T12:00:00.000Z` }
    await payload.create({ collection, data, req })
  }
  return missing.length
}
