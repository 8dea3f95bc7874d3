import { z } from 'zod'

/** A place that a location text was understood as. */
export const Place = z.object({
  kind: z
    .enum(['zip', 'town', 'county', 'state', 'point'])
    .describe("A point is asked for by its coordinates: '41.88, -87.63'"),
  name: z.string().describe("The place alone: 'Petaluma', '94952', 'California'"),
  state: z.string().length(2).describe('Postal abbreviation'),
  stateName: z.string().describe("The state's name: 'California'"),
  label: z
    .string()
    .describe("As a person would write it: 'Petaluma, California'; of a point, the nearest town"),
  latitude: z.number().describe('Degrees, WGS 84'),
  longitude: z.number().describe('Degrees, WGS 84'),
  radius: z
    .number()
    .nullable()
    .describe('Of a neighborhood or a borough, how many miles around its middle it reaches'),
})
export type Place = z.infer<typeof Place>

/** A place to choose while typing. */
export const SuggestedPlace = Place.extend({
  text: z
    .string()
    .describe(
      "What to search for then: the place, after what was typed before it: 'dentist Chicago, Illinois'",
    ),
})
export type SuggestedPlace = z.infer<typeof SuggestedPlace>

/** A clinic to choose while typing. */
export const SuggestedClinic = z.object({
  kind: z.literal('clinic'),
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  state: z.string().length(2).describe('Postal abbreviation'),
  label: z.string().describe("Its name with its town: 'Canyon Sample Free Clinic, Phoenix, AZ'"),
  text: z.string().describe('What to search for then: the label'),
})
export type SuggestedClinic = z.infer<typeof SuggestedClinic>

export const Suggestion = z.discriminatedUnion('kind', [SuggestedPlace, SuggestedClinic])
export type Suggestion = z.infer<typeof Suggestion>
