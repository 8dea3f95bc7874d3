import { z } from 'zod'
import { OPEN_FILTERS } from './constants.ts'
import { each } from './each.ts'
import { LIST_FILTERS, TRAIT_FILTERS } from './fact-filters.ts'

const count = z.number().int()

/** The kinds of filter. Any of the chosen services matches, and any of the chosen costs. */
export const FILTER_KINDS = ['cost', 'services', 'open', 'traits'] as const
export type FilterKind = (typeof FILTER_KINDS)[number]

/** How many clinics each filter would leave, the others staying as they are. */
export const ClinicCounts = z.object({
  isFree: count,
  isLowCost: count,
  without: z
    .object(each(FILTER_KINDS, count))
    .describe('Clinics if all filters of one kind are dropped'),
  services: z.record(z.string(), count).describe('By the slug of the category; none are left out'),
  open: z.object(each(OPEN_FILTERS, count)),
  ...each(TRAIT_FILTERS, count),
  ...each(LIST_FILTERS, z.record(z.string(), count)),
})
export type ClinicCounts = z.infer<typeof ClinicCounts>
