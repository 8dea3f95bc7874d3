import { z } from 'zod'
import { fault } from '../fault-codes.ts'
import { MAX_LIMIT, wholeNumber } from '../paging.ts'

/** The standard's own names for paging. */
export const hsdsPaging = {
  page: wholeNumber(1, 100_000).default(1).describe('From 1'),
  per_page: wholeNumber(1, MAX_LIMIT).default(50).describe('1 to 100'),
}
export interface HsdsPaging {
  page: number
  per_page: number
}

/** A moment from which on changes are wanted. */
export const sinceQuery = z.iso
  .datetime({ offset: true, error: fault('notMoment') })
  .optional()
  .describe('Only what changed then or later, as an ISO 8601 date and time')

/** The standard's envelope of a list. */
export const hsdsPage = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({
    total_items: z.number().int(),
    total_pages: z.number().int(),
    page_number: z.number().int(),
    size: z.number().int().describe('Items on this page'),
    first_page: z.boolean(),
    last_page: z.boolean(),
    empty: z.boolean(),
    contents: z.array(item),
  })

/** What may be done with the data, and whom to name. */
export const DataTerms = z.strictObject({
  license: z.string(),
  license_url: z.url().optional(),
  attribution: z.string().describe('Whom to name where the data is shown'),
  sample_data: z.boolean().describe('True while the clinics are invented'),
})
export type DataTerms = z.infer<typeof DataTerms>

export const HsdsRoot = z.strictObject({
  version: z.string(),
  profile: z.url(),
  openapi_url: z.url(),
  ...DataTerms.shape,
  as_of: z.iso
    .datetime()
    .describe('Ask for what changed since then next time; some of it may come twice'),
})
