import { z } from 'zod'

const Figure = z.object({ value: z.string(), label: z.string() })

/** What editors set for the whole site: its name, its fixed figures, its footer. */
export const Site = z.object({
  productName: z.string(),
  tagline: z.string(),
  sampleData: z.boolean().describe('True while the directory shows invented sample clinics'),
  forms: z.enum(['live', 'simulated']),
  homeFigures: z.array(Figure),
  aboutFigures: z.array(Figure),
  resourcesFigure: z.string(),
  footerNote: z.string(),
  badges: z.array(z.string()),
  supportHours: z.string(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  nationwideCounts: z
    .array(z.object({ name: z.string(), slug: z.string(), count: z.number().int() }))
    .describe('The fixed states of the nationwide category view'),
})
export type Site = z.infer<typeof Site>
