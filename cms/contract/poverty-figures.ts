import { z } from 'zod'

/** The federal poverty level of one region, in dollars a year. */
const Level = z.object({
  first: z.number().int().describe('For a household of one person'),
  further: z.number().int().describe('For each additional person'),
})

/** The federal poverty level of a year. Alaska and Hawaii have their own. */
export const PovertyFigures = z.object({
  year: z.number().int(),
  inForceFrom: z.string().describe('The day from which they are in force, such as 2026-01-13'),
  contiguous: Level.describe('The 48 states and the District of Columbia'),
  alaska: Level,
  hawaii: Level,
})
export type PovertyFigures = z.infer<typeof PovertyFigures>

/**
 * How a jurisdiction's Medicaid treats adults: territories have rules of their own, and freely
 * associated states have none of it.
 */
export const MEDICAID_KINDS = [
  'expanded',
  'poverty-level',
  'not-expanded',
  'own-rules',
  'not-offered',
] as const

/** What an estimate of costs is made from. */
export const CostFigures = z.object({
  poverty: PovertyFigures.nullable().describe('The latest in force; null if there are none'),
  states: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      abbreviation: z.string().length(2),
      medicaid: z.enum(MEDICAID_KINDS).nullable().describe('Null if it is not known'),
    }),
  ),
})
export type CostFigures = z.infer<typeof CostFigures>
export type MedicaidKind = (typeof MEDICAID_KINDS)[number]
