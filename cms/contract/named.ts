import { z } from 'zod'
import { Place } from './place.ts'

/** The clinics that a location text names, in place of the clinics around a place. */
export const Named = z.object({
  by: z.enum(['name', 'phone', 'street']),
  text: z
    .string()
    .describe(
      "What they are named by, as they write it: 'Canyon Sample Free Clinic', '602-555-0142', 'Oak St'",
    ),
  near: Place.nullable().describe(
    'The place that was typed beside it: the nearest to it come first. Null if there is none',
  ),
})
export type Named = z.infer<typeof Named>

/** A clinic that may be meant by a text that was read as a place. */
export const OfferedClinic = z.object({
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  state: z.string().describe('Postal abbreviation'),
})
export type OfferedClinic = z.infer<typeof OfferedClinic>

/** What was typed that no listed clinic has. */
export const NotListed = z.object({
  by: z.enum(['name', 'phone']),
  text: z.string().describe("'630-555-0170', or a name as it was typed: 'St. Mary’s Hospital'"),
})
export type NotListed = z.infer<typeof NotListed>
