import { z } from 'zod'
import { CLINIC_FACTS } from './clinic-facts.ts'

/** What a clinic's own staff see of its listing, with the link that was mailed to them. */
export const OwnListing = z.object({
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  expiresAt: z.iso.datetime().describe('Until when the link works'),
  purpose: z.enum(['edit', 'confirm']).describe('What the link is for'),
  isMailed: z.boolean().describe('Whether its staff are asked once a month if all is right'),
  canBeMailed: z.boolean().describe('Whether an address is on file'),
  values: z
    .record(z.string(), z.union([z.string(), z.boolean()]))
    .describe('What is published of each fact, as the form of the language writes it'),
  unknown: z
    .array(z.enum(CLINIC_FACTS.map(({ name }) => name)))
    .describe('The facts that are not known, in the order in which people ask'),
  total: z.number().int().describe('How many facts the form has'),
})
export type OwnListing = z.infer<typeof OwnListing>
