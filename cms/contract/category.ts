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
