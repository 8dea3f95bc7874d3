import { z } from 'zod'
import { FACT_SOURCES } from '../constants.ts'

/**
 * The parts of HSDS 3, as far as we send them. Where the standard allows more, these are stricter:
 * what is unknown is left out, never null or empty.
 */

export const hsdsId = z.uuid()
const text = z.string().min(1)

export const HsdsTaxonomy = z.strictObject({ id: hsdsId, name: text, description: text })

export const HsdsTaxonomyTerm = z.strictObject({
  id: hsdsId,
  code: text,
  name: text,
  description: text,
  taxonomy: text,
  taxonomy_id: hsdsId,
  taxonomy_detail: HsdsTaxonomy.optional(),
})
export type HsdsTaxonomyTerm = z.infer<typeof HsdsTaxonomyTerm>

export const HsdsAttribute = z.strictObject({
  id: hsdsId,
  link_id: hsdsId,
  link_entity: z.literal('service'),
  link_type: z.enum(['category', 'service', 'fact']),
  taxonomy_term_id: hsdsId,
  value: text.optional().describe('Of a fact: yes, no, a number or a text'),
  taxonomy_term: HsdsTaxonomyTerm,
})
export type HsdsAttribute = z.infer<typeof HsdsAttribute>

export const HsdsPhoneLanguage = z.strictObject({ id: hsdsId, phone_id: hsdsId, name: text })

export const HsdsPhone = z.strictObject({
  id: hsdsId,
  service_id: hsdsId,
  number: text.describe('With its extension if that begins with a zero, which a number can’t'),
  extension: z.number().int().optional(),
  type: z.enum(['voice', 'text', 'textphone', 'fax']),
  description: text
    .optional()
    .describe('What HSDS has no type for comes first: Appointments, After hours, Crisis line'),
  languages: z.array(HsdsPhoneLanguage).optional(),
})
export type HsdsPhone = z.infer<typeof HsdsPhone>

export const HsdsSchedule = z.strictObject({
  id: hsdsId,
  service_id: hsdsId,
  freq: z.enum(['WEEKLY', 'MONTHLY']).optional(),
  interval: z.literal(2).optional().describe('Every other week'),
  wkst: z.literal('MO').optional(),
  byday: text.optional().describe("As in iCalendar: 'MO,TU', and '1SA,3SA' of a month"),
  opens_at: text.optional().describe("'HH:MM' on the clinic's own clock"),
  closes_at: text.optional().describe('As opens_at; at that time or earlier is on the next day'),
  description: text
    .optional()
    .describe('Hours that are known only in words, or how people come: By appointment'),
  notes: text.optional().describe("Whose clock it is: 'Local time (America/Chicago)'"),
})
export type HsdsSchedule = z.infer<typeof HsdsSchedule>

export const HsdsLanguage = z.strictObject({
  id: hsdsId,
  service_id: hsdsId,
  name: text,
})
export type HsdsLanguage = z.infer<typeof HsdsLanguage>

export const HsdsCostOption = z.strictObject({
  id: hsdsId,
  service_id: hsdsId,
  option: text,
  currency: z.literal('USD').optional(),
  amount: z.number().optional(),
  amount_description: text.optional(),
})
export type HsdsCostOption = z.infer<typeof HsdsCostOption>

export const HsdsRequiredDocument = z.strictObject({
  id: hsdsId,
  service_id: hsdsId,
  document: text.describe(
    'What a first visit needs. Without any, attributes say what is not asked for',
  ),
})
export type HsdsRequiredDocument = z.infer<typeof HsdsRequiredDocument>

export const HsdsMetadata = z.strictObject({
  id: hsdsId,
  resource_id: hsdsId,
  resource_type: z.literal('service'),
  last_action_date: z.iso.date().describe('When the fact was last changed, or confirmed by a call'),
  last_action_type: z.enum(['confirm', 'update']),
  field_name: text.describe('The fact, by the code of its term or its name in /api'),
  previous_value: z.literal('').describe('Required by the standard, and never published'),
  replacement_value: z.string().describe('What it says'),
  updated_by: z.enum(FACT_SOURCES).describe('The kind of source; no person is named'),
})
export type HsdsMetadata = z.infer<typeof HsdsMetadata>

export const HsdsAddress = z.strictObject({
  id: hsdsId,
  location_id: hsdsId,
  address_1: z.string().describe('Empty if there is none, as for a mobile unit'),
  city: text,
  state_province: text,
  postal_code: z.string().describe('Empty if it is unknown'),
  country: z.literal('US'),
  address_type: z.literal('physical'),
})
export type HsdsAddress = z.infer<typeof HsdsAddress>

export const HsdsAccessibility = z.strictObject({
  id: hsdsId,
  location_id: hsdsId,
  description: text,
})
export type HsdsAccessibility = z.infer<typeof HsdsAccessibility>
