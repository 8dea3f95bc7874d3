import {
  CLINIC_FACTS,
  type ClinicFactName,
  clinicLabel,
  type SpanishField,
} from '../../contract/clinic-facts.ts'
import type { HsdsTaxonomyTerm } from '../../contract/hsds/parts.ts'
import type { Ids } from '../ids.ts'

/** The lists of words that attributes use. */
export const TAXONOMIES = {
  category: {
    name: 'Categories',
    description: 'The kinds of care that the directory is sorted by',
  },
  service: { name: 'Services', description: 'What a clinic offers, as it calls it' },
  fact: { name: 'Facts', description: 'What is known of a clinic that HSDS has no field for' },
} as const
export type Taxonomy = keyof typeof TAXONOMIES

export const taxonomyOf = (ids: Ids, taxonomy: Taxonomy) => ({
  id: ids.named('taxonomy', taxonomy),
  ...TAXONOMIES[taxonomy],
})

interface Word {
  id: string
  code: string
  name: string
}

const term = (ids: Ids, taxonomy: Taxonomy, { id, code, name }: Word): HsdsTaxonomyTerm => ({
  id,
  code,
  name,
  description: name,
  taxonomy: TAXONOMIES[taxonomy].name,
  taxonomy_id: ids.named('taxonomy', taxonomy),
})

export const categoryTerm = (ids: Ids, id: number, slug: string, name: string) =>
  term(ids, 'category', { id: ids.of('category', id), code: slug, name })

/** However it is capitalized. */
export const serviceTerm = (ids: Ids, name: string) => {
  const code = name.toLowerCase()
  return term(ids, 'service', { id: ids.named('service term', code), code, name })
}

export const factTerm = (ids: Ids, name: ClinicFactName | SpanishField) =>
  term(ids, 'fact', {
    id: ids.named('fact term', name),
    code: name,
    name: clinicLabel(name) ?? name,
  })

/** The facts that fields of HSDS hold whole. */
const IN_FIELDS: ReadonlySet<ClinicFactName> = new Set([
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'phoneExtension',
  'phones',
  'website',
  'description',
  'latitude',
  'longitude',
  'foundedYear',
  'eligibilityRequirements',
  'hoursOfOperation',
  'openingHours',
  'appointments',
  'languages',
  'accessibility',
  'services',
  'addedCategories',
] satisfies ClinicFactName[])

/** The facts that become attributes: all others, whichever they are. */
export const FACTS_AS_ATTRIBUTES = CLINIC_FACTS.flatMap((fact) =>
  fact.kind === 'relation' || IN_FIELDS.has(fact.name) ? [] : [fact],
)

/** What is an attribute too where there is no address to hold it: it is private. */
export const TOWN_AS_ATTRIBUTES = ['city', 'state'] as const satisfies ClinicFactName[]
