import { z } from 'zod'

/** How much an outline shows. Counties are for a closer look. */
export const OUTLINE_DETAILS = ['states', 'counties'] as const
export type OutlineDetail = (typeof OUTLINE_DETAILS)[number]

const line = z
  .array(z.tuple([z.number(), z.number()]))
  .describe('Latitude and longitude of each corner, degrees, WGS 84')

/** The shape of the country, for a map without tiles. */
export const MapOutline = z.object({
  land: z.array(line).describe('Closed rings; none with the counties'),
  borders: z.array(line).describe('The lines between states, or between counties'),
})
export type MapOutline = z.infer<typeof MapOutline>
