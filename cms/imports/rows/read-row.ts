import type { Mapping } from '../mapping/mapping.ts'
import { type Reading, readClinicFields } from './clinic-fields.ts'
import type { Row } from './read-rows.ts'
import type { References } from './references.ts'

/**
 * Reads the rows of one file in order: a row for a clinic that already had one is rejected.
 */
export const rowReader = (mapping: Mapping, references: References) => {
  const seen = new Map<string, number>()
  return (row: Row): Reading => {
    const reading = readClinicFields(row, mapping, references)
    if (reading.kind === 'rejected') return reading
    const { sourceId } = reading.fields
    const { line } = row
    const earlier = seen.get(sourceId)
    if (earlier !== undefined) {
      return { kind: 'rejected', line, sourceId, reason: `the same as line ${earlier}` }
    }
    seen.set(sourceId, line)
    return reading
  }
}
