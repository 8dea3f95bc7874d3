import { z } from 'zod'
import { clinicCounts } from './state.ts'

/** A service category, such as dental care. */
export const Category = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  icon: z.string().nullable(),
  description: z.string().nullable(),
  ...clinicCounts,
})
export type Category = z.infer<typeof Category>

/** A category by itself, with its clinics counted in each state that has some. */
export const CategoryDetail = Category.extend({
  stateCounts: z
    .record(z.string(), z.number().int())
    .optional()
    .describe('By the slug of the state; left out if the clinics of one state are counted'),
})
export type CategoryDetail = z.infer<typeof CategoryDetail>
