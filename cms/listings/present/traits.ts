import type { Clinic } from '../../contract/clinic.ts'
import type { ClinicCounts } from '../../contract/clinic-counts.ts'
import {
  LIST_FILTERS,
  type ListFilter,
  YES_FILTERS,
  type YesFilter,
} from '../../contract/constants.ts'

/** The name of an entry of a list: 'languages:Spanish'. */
const entryTrait = (fact: ListFilter, entry: string): string => `${fact}:${entry}`

/** What searches can filter a clinic by. */
export const traitsOf = (clinic: Pick<Clinic, YesFilter | ListFilter>): string[] => [
  ...YES_FILTERS.filter((fact) => clinic[fact]),
  ...LIST_FILTERS.flatMap((fact) => clinic[fact].map((entry) => entryTrait(fact, entry))),
]

/** What a search asks for. */
export type AskedTraits = Partial<
  Record<YesFilter, boolean | undefined> & Record<ListFilter, string | undefined>
>

/** The traits that a clinic must have to match. */
export const askedTraits = (asked: AskedTraits): string[] => [
  ...YES_FILTERS.filter((fact) => asked[fact]),
  ...LIST_FILTERS.flatMap((fact) => {
    const entry = asked[fact]
    return entry ? [entryTrait(fact, entry)] : []
  }),
]

type TraitCounts = Pick<ClinicCounts, YesFilter | ListFilter>

/** @param counts of clinics, by the names of their traits */
export const countsOfTraits = (counts: Readonly<Record<string, number>>): TraitCounts => {
  const entriesOf = (fact: ListFilter) =>
    Object.fromEntries(
      Object.entries(counts)
        .filter(([name]) => name.startsWith(entryTrait(fact, '')))
        .map(([name, count]) => [name.slice(entryTrait(fact, '').length), count]),
    )
  return Object.fromEntries([
    ...YES_FILTERS.map((fact) => [fact, counts[fact] ?? 0]),
    ...LIST_FILTERS.map((fact) => [fact, entriesOf(fact)]),
  ])
}
