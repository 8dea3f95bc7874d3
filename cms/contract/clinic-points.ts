import { z } from 'zod'
import { fault } from './fault-codes.ts'
import { MAX_LIMIT } from './paging.ts'

const steps = z.array(z.number().int())

const Box = z.tuple([z.number(), z.number(), z.number(), z.number()])
/** West, south, east and north, in degrees, WGS 84. Near the 180th meridian west may be below -180. */
export type Box = z.infer<typeof Box>

/** Where all clinics are that a search finds, in few bytes. point-columns.ts reads it. */
export const ClinicPoints = z.object({
  categories: z.array(z.string()).describe('Slugs, in the order of the bits'),
  ids: steps.describe('Differences from clinic to clinic, as in the next two'),
  latitudes: steps.describe('In ten-thousandths of a degree, WGS 84'),
  longitudes: steps,
  kinds: z
    .string()
    .describe(
      'One digit a clinic: 1 if free, plus 2 if low-cost, plus 4 if the point is approximate',
    ),
  bits: z.array(z.number().int()).describe('The categories of each clinic: bit 0 is the first one'),
  area: Box.nullable().describe(
    'The box around what was searched, found or not: west, south, east and north, degrees, WGS 84. Null if that is everywhere, or if the place is unknown',
  ),
})
export type ClinicPoints = z.infer<typeof ClinicPoints>

const error = fault('notIds', MAX_LIMIT)

export const clinicIds = z
  .string()
  .max(2_000)
  .transform((text) => text.split(',').map(Number))
  .pipe(
    z
      .array(z.number(error).int(error).min(1, error).max(2_147_483_647, error))
      .max(MAX_LIMIT, error),
  )
  .describe(`Ids, comma-joined, at most ${MAX_LIMIT}`)
