import { type Reading, readClinicFields } from './clinic-fields.ts'
import type { Mapping } from './mapping.ts'
import type { Row } from './read-rows.ts'
import type { References } from './references.ts'

/**
 * Reads the rows of one file in their order: one whose state is not there, or that the file has
 * already had, is rejected.
 */
export const rowReader = (mapping: Mapping, { states }: References) => {
  const seen = new Map<string, number>()
  return (row: Row): Reading => {
    const reading = readClinicFields(row, mapping)
    if (reading.kind === 'rejected') return reading
    const { state, sourceId } = reading.fields
    const { line } = row
    if (!states.has(state)) {
      return { kind: 'rejected', line, sourceId, reason: `there is no state “${state}”` }
    }
    const earlier = seen.get(sourceId)
    if (earlier !== undefined) {
      return { kind: 'rejected', line, sourceId, reason: `the same as line ${earlier}` }
    }
    seen.set(sourceId, line)
    return reading
  }
}
