import { z } from 'zod'
import { get } from '../endpoint.ts'
import {
  HsdsLocation,
  HsdsOrganization,
  HsdsService,
  HsdsServiceHere,
  HsdsTombstone,
} from './entities.ts'
import { HsdsRoot, hsdsPage, hsdsPaging, sinceQuery } from './page.ts'
import { HsdsAccessibility, HsdsSchedule, HsdsTaxonomy, HsdsTaxonomyTerm, hsdsId } from './parts.ts'

const params = z.object({ id: hsdsId })
const full = z.stringbool().default(false).describe('true for everything that is nested')
const modified = { modified_after: sinceQuery }
const organization = { organization_id: hsdsId.optional().describe('Only those of this one') }

/** The addresses of the open standard HSDS 3, by the name of their operation. */
export const hsdsEndpoints = {
  hsdsRoot: get({
    path: '/hsds',
    summary: 'HSDS 3: which version this is, its license, and whom to credit',
    response: HsdsRoot,
  }),
  hsdsServices: get({
    path: '/hsds/services',
    summary: 'HSDS 3: services, in a fixed order',
    query: z.object({ ...hsdsPaging, ...modified, ...organization, full }),
    response: hsdsPage(HsdsService),
  }),
  hsdsService: get({
    path: '/hsds/services/{id}',
    summary: 'HSDS 3: one service with everything about it',
    params,
    response: HsdsService,
    canEnd: true,
    canMove: true,
  }),
  hsdsOrganizations: get({
    path: '/hsds/organizations',
    summary: 'HSDS 3: organizations, in a fixed order',
    query: z.object({ ...hsdsPaging, ...modified, full }),
    response: hsdsPage(HsdsOrganization),
  }),
  hsdsOrganization: get({
    path: '/hsds/organizations/{id}',
    summary: 'HSDS 3: one organization with its location and its service',
    params,
    response: HsdsOrganization,
    canEnd: true,
    canMove: true,
  }),
  hsdsLocations: get({
    path: '/hsds/locations',
    summary: 'HSDS 3: locations, in a fixed order; not one of the standard’s own addresses',
    query: z.object({ ...hsdsPaging, ...modified, ...organization, full }),
    response: hsdsPage(HsdsLocation),
  }),
  hsdsLocation: get({
    path: '/hsds/locations/{id}',
    summary: 'HSDS 3: one location with its address and what makes it accessible',
    params,
    response: HsdsLocation,
    canEnd: true,
    canMove: true,
  }),
  hsdsServicesAtLocations: get({
    path: '/hsds/service_at_locations',
    summary: 'HSDS 3: services at locations, in a fixed order',
    query: z.object({ ...hsdsPaging, ...modified, ...organization, full }),
    response: hsdsPage(HsdsServiceHere),
  }),
  hsdsServiceAtLocation: get({
    path: '/hsds/service_at_locations/{id}',
    summary: 'HSDS 3: one service at its location',
    params,
    response: HsdsServiceHere,
    canEnd: true,
    canMove: true,
  }),
  hsdsSchedules: get({
    path: '/hsds/schedules',
    summary:
      'HSDS 3: when services are open, in a fixed order; not one of the standard’s addresses',
    query: z.object({ ...hsdsPaging, ...modified, ...organization }),
    response: hsdsPage(HsdsSchedule),
  }),
  hsdsSchedule: get({
    path: '/hsds/schedules/{id}',
    summary: 'HSDS 3: one schedule of a service',
    params,
    response: HsdsSchedule,
    canEnd: true,
  }),
  hsdsAccessibilities: get({
    path: '/hsds/accessibility',
    summary:
      'HSDS 3: what makes locations accessible, in a fixed order; not one of the standard’s addresses',
    query: z.object({ ...hsdsPaging, ...modified, ...organization }),
    response: hsdsPage(HsdsAccessibility),
  }),
  hsdsAccessibility: get({
    path: '/hsds/accessibility/{id}',
    summary: 'HSDS 3: one thing that makes a location accessible',
    params,
    response: HsdsAccessibility,
    canEnd: true,
  }),
  hsdsTaxonomies: get({
    path: '/hsds/taxonomies',
    summary: 'HSDS 3: the lists of words that attributes use',
    query: z.object(hsdsPaging),
    response: hsdsPage(HsdsTaxonomy),
  }),
  hsdsTaxonomy: get({
    path: '/hsds/taxonomies/{id}',
    summary: 'HSDS 3: one list of words',
    params,
    response: HsdsTaxonomy,
  }),
  hsdsTaxonomyTerms: get({
    path: '/hsds/taxonomy_terms',
    summary: 'HSDS 3: the words that attributes use',
    query: z.object({ ...hsdsPaging, taxonomy_id: hsdsId.optional() }),
    response: hsdsPage(HsdsTaxonomyTerm),
  }),
  hsdsTaxonomyTerm: get({
    path: '/hsds/taxonomy_terms/{id}',
    summary: 'HSDS 3: one word',
    params,
    response: HsdsTaxonomyTerm,
  }),
  hsdsTombstones: get({
    path: '/hsds/tombstones',
    summary:
      'What is no longer listed, by the ids that it had and those of what it was merged into; not part of HSDS',
    query: z.object({ ...hsdsPaging, ...modified }),
    response: hsdsPage(HsdsTombstone),
  }),
} as const
