import { z } from 'zod'
import { URGENT_NEEDS } from './urgent-words.ts'

/** What somebody looks for in place of a clinic's kind: 'toothache', 'std test'. */
export const Need = z.object({
  name: z.string().nullable().describe("What clinics for it are called: 'Dental clinics'"),
  services: z
    .array(z.string())
    .describe('The services that were searched for because of it, as in the parameter'),
  callFirst: z
    .enum(URGENT_NEEDS)
    .nullable()
    .describe('The kind of telephone line that helps sooner than a clinic'),
  text: z.string().nullable().describe('What to know about it'),
  links: z
    .array(z.object({ label: z.string(), address: z.string() }))
    .describe('Where there is more help for it'),
  isPrivate: z.boolean().describe('Searches for it are never counted'),
})
export type Need = z.infer<typeof Need>
