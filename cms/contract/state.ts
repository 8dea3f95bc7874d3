import { z } from 'zod'

/** How many published clinics there are, and of which kind. */
export const clinicCounts = {
  clinicCount: z.number().int(),
  clinic_count: z.number().int().describe('The same as clinicCount'),
  freeCount: z.number().int(),
  lowCostCount: z.number().int(),
  verifiedCount: z.number().int(),
}

/** A jurisdiction: a state, the District of Columbia, a territory or a freely associated state. */
export const State = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  abbreviation: z.string().length(2),
  description: z.string().nullable(),
  ...clinicCounts,
})
export type State = z.infer<typeof State>
