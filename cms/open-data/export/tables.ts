import type { z } from 'zod'
import {
  HsdsLocation,
  HsdsOrganization,
  HsdsService,
  HsdsServiceAtLocation,
  HsdsTombstone,
} from '../../contract/hsds/entities.ts'
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
  HsdsTaxonomy,
  HsdsTaxonomyTerm,
} from '../../contract/hsds/parts.ts'
import { attributesOf } from '../present/attributes.ts'
import { costOptionsOf } from '../present/costs.ts'
import type { Directory, Published } from '../present/directory.ts'
import { metadataOf } from '../present/metadata.ts'
import { organizationOf } from '../present/organization.ts'
import { phoneLanguagesOf, phonesOf } from '../present/phones.ts'
import { accessibilityOf, locationOf, serviceAtLocationOf } from '../present/place.ts'
import { requiredDocumentsOf } from '../present/required-documents.ts'
import { schedulesOf } from '../present/schedules.ts'
import { languagesOf, serviceOf } from '../present/service.ts'

/** What is not a cell but a table of its own. */
const NESTED = new Set([
  'organization',
  'locations',
  'location',
  'services',
  'addresses',
  'accessibility',
  'phones',
  'schedules',
  'languages',
  'cost_options',
  'required_documents',
  'service_at_locations',
  'attributes',
  'metadata',
  'taxonomy_term',
  'taxonomy_detail',
])

const NUMBERS = new Set(['latitude', 'longitude', 'year_incorporated', 'extension', 'amount'])

/** One file of the package. */
export interface Table {
  /** As the standard names it. */
  name: string
  columns: string[]
  /** Of a clinic, its rows; the tables without it come from elsewhere. */
  rows?: (published: Published, directory: Directory) => object[]
}

const columnsOf = (schema: z.ZodObject) =>
  Object.keys(schema.shape).filter((name) => !NESTED.has(name))

/** What others refer to comes first: what goes meanwhile then leaves no reference to nothing. */
export const TABLES: readonly Table[] = [
  {
    name: 'organizations',
    columns: columnsOf(HsdsOrganization),
    rows: ({ clinic }, directory) => [organizationOf(clinic, directory)],
  },
  {
    name: 'services',
    columns: columnsOf(HsdsService),
    rows: (published, directory) => [serviceOf(published, directory, false)],
  },
  {
    name: 'locations',
    columns: columnsOf(HsdsLocation),
    rows: ({ clinic }, { ids }) => [locationOf(clinic, ids, false)],
  },
  {
    name: 'service_at_location',
    columns: columnsOf(HsdsServiceAtLocation),
    rows: ({ clinic }, { ids }) => [serviceAtLocationOf(clinic, ids, false)],
  },
  {
    name: 'addresses',
    columns: columnsOf(HsdsAddress),
    rows: ({ clinic }, { ids }) => locationOf(clinic, ids, true).addresses ?? [],
  },
  {
    name: 'phones',
    columns: columnsOf(HsdsPhone),
    rows: ({ clinic }, directory) => phonesOf(clinic, directory),
  },
  {
    name: 'schedules',
    columns: columnsOf(HsdsSchedule),
    rows: ({ clinic }, { ids }) => schedulesOf(clinic, ids),
  },
  {
    name: 'languages',
    columns: [...columnsOf(HsdsLanguage), 'phone_id'],
    rows: ({ clinic }, directory) => [
      ...languagesOf(clinic, directory),
      ...phoneLanguagesOf(clinic, directory),
    ],
  },
  {
    name: 'accessibility',
    columns: columnsOf(HsdsAccessibility),
    rows: ({ clinic }, { ids }) => accessibilityOf(clinic, ids),
  },
  {
    name: 'cost_options',
    columns: columnsOf(HsdsCostOption),
    rows: ({ clinic }, { ids }) => costOptionsOf(clinic, ids),
  },
  {
    name: 'required_documents',
    columns: columnsOf(HsdsRequiredDocument),
    rows: ({ clinic }, { ids }) => requiredDocumentsOf(clinic, ids),
  },
  {
    name: 'metadata',
    columns: columnsOf(HsdsMetadata),
    rows: ({ clinic }, { ids }) => metadataOf(clinic, ids),
  },
  {
    name: 'attributes',
    columns: columnsOf(HsdsAttribute),
    rows: attributesOf,
  },
  { name: 'taxonomy_terms', columns: columnsOf(HsdsTaxonomyTerm) },
  { name: 'taxonomies', columns: columnsOf(HsdsTaxonomy) },
]

/** Not part of the standard: what went since the moment that was asked for. */
export const TOMBSTONES: Table = { name: 'tombstones', columns: columnsOf(HsdsTombstone) }

/** As the table schemas of Frictionless Data describe it. */
export const resourceOf = ({ name, columns }: Table) => ({
  name,
  path: `${name}.csv`,
  profile: 'tabular-data-resource',
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  schema: {
    fields: columns.map((column) => ({
      name: column,
      type: NUMBERS.has(column) ? 'number' : 'string',
    })),
    ...(columns.includes('id') && { primaryKey: 'id' }),
  },
})
