import { z } from 'zod'
import { OPEN_CHOICES } from './constants.ts'
import { LIST_FILTERS, TRAIT_FILTERS } from './fact-filters.ts'

/** The filters of a search that are on or off. */
export const FLAG_FILTERS = ['isFree', 'isLowCost', ...TRAIT_FILTERS] as const

/** A filter that words speak of, as its parameter: open=weekend in 'dentist saturday'. */
export const SaidFilter = z.discriminatedUnion('name', [
  z.object({ name: z.literal('open'), value: z.enum(OPEN_CHOICES) }),
  z.object({ name: z.enum(FLAG_FILTERS), value: z.literal('true') }),
  z.object({ name: z.enum(LIST_FILTERS), value: z.string() }),
])
export type SaidFilter = z.infer<typeof SaidFilter>
