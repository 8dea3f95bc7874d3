import type { Clinic } from '../../contract/clinic.ts'
import type { ClinicCounts } from '../../contract/clinic-counts.ts'
import {
  LIST_FILTERS,
  type ListFilter,
  NO_FACTS,
  NO_FILTERS,
  type NoFilter,
  TRAIT_FILTERS,
  type TraitFilter,
  YES_FILTERS,
  type YesFilter,
} from '../../contract/fact-filters.ts'
import { englishLanguage } from '../../contract/spoken-languages.ts'

/** The name of an entry of a list, the same in each language: 'languages:Spanish'. */
const entryTrait = (fact: ListFilter, entry: string): string => `${fact}:${englishLanguage(entry)}`

/** What searches can filter a clinic by. */
export const traitsOf = (
  clinic: Pick<Clinic, YesFilter | ListFilter | (typeof NO_FACTS)[NoFilter]>,
): string[] => [
  ...YES_FILTERS.filter((fact) => clinic[fact]),
  // Unknown is not no.
  ...NO_FILTERS.filter((filter) => clinic[NO_FACTS[filter]] === false),
  ...LIST_FILTERS.flatMap((fact) => [
    ...new Set(clinic[fact].map((entry) => entryTrait(fact, entry))),
  ]),
]

/** What a search asks for. */
export type AskedTraits = Partial<
  Record<TraitFilter, boolean | undefined> & Record<ListFilter, string | undefined>
>

/** Those of what is asked that are no entry of a list: there is only one choice of each list. */
export const askedFlags = (query: AskedTraits): string[] =>
  TRAIT_FILTERS.filter((filter) => query[filter])

/** The traits that a clinic must have to match. */
export const askedTraits = (query: AskedTraits): string[] => [
  ...askedFlags(query),
  ...LIST_FILTERS.flatMap((fact) => {
    const entry = query[fact]
    return entry ? [entryTrait(fact, entry)] : []
  }),
]

type TraitCounts = Pick<ClinicCounts, TraitFilter | ListFilter>

/**
 * @param counts of clinics, by the names of their traits
 * @param entryCounts the same, whatever is chosen of the lists
 */
export const countsOfTraits = (
  counts: Readonly<Record<string, number>>,
  entryCounts: Readonly<Record<string, number>>,
): TraitCounts => {
  const entriesOf = (fact: ListFilter) =>
    Object.fromEntries(
      Object.entries(entryCounts)
        .filter(([name]) => name.startsWith(entryTrait(fact, '')))
        .map(([name, count]) => [name.slice(entryTrait(fact, '').length), count]),
    )
  return Object.fromEntries([
    ...TRAIT_FILTERS.map((filter) => [filter, counts[filter] ?? 0]),
    ...LIST_FILTERS.map((fact) => [fact, entriesOf(fact)]),
  ])
}
