import { SPANISH_FIELDS } from '../../contract/clinic-facts.ts'
import type { HsdsAttribute, HsdsTaxonomyTerm } from '../../contract/hsds/parts.ts'
import type { Directory, Published } from './directory.ts'
import { wordsOf } from './fact-words.ts'
import {
  categoryTerm,
  FACTS_AS_ATTRIBUTES,
  factTerm,
  serviceTerm,
  TOWN_AS_ATTRIBUTES,
} from './terms.ts'

type Said = Pick<HsdsAttribute, 'link_type' | 'value'> & { term: HsdsTaxonomyTerm }

/** A clinic's categories, its services, the facts that HSDS has no field for, and its texts in Spanish. */
export const attributesOf = (
  { clinic, spanish }: Published,
  { ids, categories }: Directory,
): HsdsAttribute[] => {
  const stated: Said[] = [
    ...clinic.categories.flatMap(({ slug, name }): Said[] => {
      const id = categories.get(slug)
      return id === undefined
        ? []
        : [{ link_type: 'category', term: categoryTerm(ids, id, slug, name) }]
    }),
    ...clinic.services.map(
      (name): Said => ({ link_type: 'service', term: serviceTerm(ids, name) }),
    ),
    // Without an address, HSDS has no field for its town.
    ...(clinic.addressIsPrivate ? TOWN_AS_ATTRIBUTES : []).map(
      (name): Said => ({ link_type: 'fact', value: clinic[name], term: factTerm(ids, name) }),
    ),
    ...FACTS_AS_ATTRIBUTES.flatMap(({ name, kind }) =>
      wordsOf(kind, clinic[name]).map((value): Said => {
        return { link_type: 'fact', value, term: factTerm(ids, name) }
      }),
    ),
    // HSDS has no place for a text in another language.
    ...SPANISH_FIELDS.flatMap((field) =>
      wordsOf('', spanish[field]).map((value): Said => {
        return { link_type: 'fact', value, term: factTerm(ids, field) }
      }),
    ),
  ]
  return stated.map(({ term, ...rest }, part) => ({
    id: ids.of('attribute', clinic.id, part),
    link_id: ids.of('service', clinic.id),
    link_entity: 'service',
    ...rest,
    taxonomy_term_id: term.id,
    taxonomy_term: term,
  }))
}
