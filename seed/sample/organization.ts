import type { Kind } from './kinds.ts'
import type { Random } from './random.ts'

/** Placeholders, because naming people would mean inventing them. */
const directors = ['Sample Director, MD', 'Sample Director, DO', 'Sample Director, NP'] as const

/** Who runs a sample clinic; each detail is left out now and then, as in real life. */
export const sampleOrganization = (random: Random, kind: Kind) => {
  const organizationType = random.pick(kind.organizationTypes)
  return {
    organizationType: random.chance(0.9) ? organizationType : null,
    section330Funded: organizationType.startsWith('Federally Qualified'),
    fqhcLookAlike: organizationType === 'FQHC Look-Alike',
    foundedYear: random.chance(0.6) ? random.whole(1964, 2019) : null,
    staffCount: random.chance(0.65) ? random.whole(4, kind.key === 'community' ? 180 : 45) : null,
    medicalDirector: random.chance(0.25) ? random.pick(directors) : null,
  }
}
