import { z } from 'zod'
import {
  HsdsAccessibility,
  HsdsAddress,
  HsdsAttribute,
  HsdsCostOption,
  HsdsLanguage,
  HsdsMetadata,
  HsdsPhone,
  HsdsRequiredDocument,
  HsdsSchedule,
  hsdsId,
} from './parts.ts'

/**
 * The entities of HSDS 3. A clinic is one of each: an organization with a location, where it gives a
 * service. What is nested is there in the answer about one, and in lists with full=true.
 */

const text = z.string().min(1)

export const HsdsLocation = z.strictObject({
  id: hsdsId,
  organization_id: hsdsId,
  location_type: z.literal('physical'),
  name: text,
  latitude: z.number().optional().describe('Degrees, WGS 84'),
  longitude: z.number().optional().describe('Degrees, WGS 84'),
  addresses: z.array(HsdsAddress).optional(),
  accessibility: z.array(HsdsAccessibility).optional(),
})
export type HsdsLocation = z.infer<typeof HsdsLocation>

const organization = {
  id: hsdsId,
  name: text,
  description: text,
  website: z.url().optional(),
  uri: z.url().describe('The clinic’s page in this directory'),
  year_incorporated: z.number().int().optional(),
}

export const HsdsOrganization = z.strictObject({
  ...organization,
  locations: z.array(HsdsLocation).optional(),
  services: z
    .array(z.strictObject({ id: hsdsId, name: text, status: z.literal('active') }))
    .optional(),
})
export type HsdsOrganization = z.infer<typeof HsdsOrganization>

export const HsdsServiceAtLocation = z.strictObject({
  id: hsdsId,
  service_id: hsdsId,
  location_id: hsdsId,
  location: HsdsLocation,
})
export type HsdsServiceAtLocation = z.infer<typeof HsdsServiceAtLocation>

export const HsdsService = z.strictObject({
  id: hsdsId,
  organization_id: hsdsId,
  name: text,
  description: text.optional(),
  url: z.url().optional(),
  status: z.literal('active'),
  interpretation_services: text.optional(),
  application_process: text.optional(),
  fees_description: text.optional(),
  eligibility_description: text.optional(),
  assured_date: z.iso.date().optional().describe('When a person last confirmed the clinic'),
  last_modified: z.iso.datetime(),
  organization: z.strictObject(organization),
  phones: z.array(HsdsPhone).optional(),
  schedules: z.array(HsdsSchedule).optional(),
  languages: z.array(HsdsLanguage).optional(),
  cost_options: z.array(HsdsCostOption).optional(),
  service_at_locations: z.array(HsdsServiceAtLocation).optional(),
  required_documents: z.array(HsdsRequiredDocument).optional(),
  attributes: z.array(HsdsAttribute).optional(),
  metadata: z
    .array(HsdsMetadata)
    .optional()
    .describe('When each fact of the clinic was last changed or confirmed'),
})
export type HsdsService = z.infer<typeof HsdsService>

/** The same the other way round, as the standard asks one for its service. */
export const HsdsServiceHere = HsdsServiceAtLocation.extend({ service: HsdsService })
export type HsdsServiceHere = z.infer<typeof HsdsServiceHere>

const stays = hsdsId.optional().describe('Of the clinic that it was merged into')

/** A clinic that is no longer listed, by the ids that it had. */
export const HsdsTombstone = z.strictObject({
  organization_id: hsdsId,
  service_id: hsdsId,
  location_id: hsdsId,
  service_at_location_id: hsdsId,
  merged_into_organization_id: stays,
  merged_into_service_id: stays,
  merged_into_location_id: stays,
  merged_into_service_at_location_id: stays,
  removed_at: z.iso.datetime(),
})
export type HsdsTombstone = z.infer<typeof HsdsTombstone>
