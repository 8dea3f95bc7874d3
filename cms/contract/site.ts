import { z } from 'zod'
import { PAGE_KINDS, VENDORS } from './third-party.ts'

const Figure = z.object({ value: z.string(), label: z.string() })

const script = { src: z.url(), pages: z.array(z.enum(PAGE_KINDS)).min(1) }

/** A third-party script, and the kinds of pages that load it. */
export const ThirdPartyScript = z.discriminatedUnion('vendor', [
  z.object({
    vendor: z.literal('analytics'),
    identifier: z.string().regex(VENDORS.analytics.pattern),
    ...script,
  }),
  z.object({
    vendor: z.literal('advertising'),
    identifier: z.string().regex(VENDORS.advertising.pattern),
    ...script,
  }),
])
export type ThirdPartyScript = z.infer<typeof ThirdPartyScript>

const tiles = {
  url: z.string().describe('With {z}, {x} and {y}'),
  credit: z.string(),
  creditUrl: z.string().nullable(),
}

/** The settings of the whole site: its name, its fixed figures, its footer. */
export const Site = z.object({
  productName: z.string(),
  tagline: z.string(),
  sampleData: z.boolean().describe('True while the directory shows invented sample clinics'),
  forms: z.enum(['live', 'simulated']),
  clinicMap: z
    .enum(['shown', 'asked'])
    .describe('Whether the map on a clinic’s page is shown immediately or only on request'),
  homeFigures: z.array(Figure),
  aboutFigures: z.array(Figure),
  resourcesFigure: z.string(),
  footerNote: z.string(),
  badges: z.array(z.string()),
  supportHours: z.string(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  contactAddress: z.string().nullable().describe('With line breaks, as on an envelope'),
  googleVerification: z
    .string()
    .nullable()
    .describe('What Google Search Console looks for on the home page'),
  nationwideCounts: z
    .array(z.object({ name: z.string(), slug: z.string(), count: z.number().int() }))
    .describe('The fixed states in the nationwide category view'),
  nationwideCounted: z.boolean().describe('True if their numbers are counted, and not as written'),
  mapTiles: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('images'), ...tiles }),
      z.object({
        kind: z.literal('vector'),
        maxZoom: z.number().int().describe('The closest zoom level with tiles'),
        ...tiles,
      }),
    ])
    .nullable()
    .describe('The map under the pins; null for an outline, which asks no other host'),
  thirdPartyScripts: z
    .array(ThirdPartyScript)
    .describe('Advertising and analytics; empty unless an editor has entered an identifier'),
})
export type Site = z.infer<typeof Site>
export type MapTiles = Site['mapTiles']
