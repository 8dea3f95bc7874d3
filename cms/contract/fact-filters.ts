import { CLINIC_FACTS, type ClinicFact } from './clinic-facts.ts'

type YesFact = Extract<ClinicFact, { filter: 'yes' }>
type NoFact = Extract<ClinicFact, { filter: { no: string } }>
type ListFact = Extract<ClinicFact, { filter: 'entry' }>

const isYes = (fact: ClinicFact): fact is YesFact => 'filter' in fact && fact.filter === 'yes'
const isList = (fact: ClinicFact): fact is ListFact => 'filter' in fact && fact.filter === 'entry'
const isNo = (fact: ClinicFact): fact is NoFact =>
  'filter' in fact && typeof fact.filter === 'object'

/** The facts that a search can ask to be yes. */
export const YES_FILTERS = CLINIC_FACTS.filter(isYes).map(({ name }) => name)
export type YesFilter = YesFact['name']

/** What a search can ask a clinic not to ask for. */
export const NO_FILTERS = CLINIC_FACTS.filter(isNo).map(({ filter }) => filter.no)
export type NoFilter = NoFact['filter']['no']

/** The fact that has to be no, known to be so. */
export const NO_FACTS = Object.fromEntries(
  CLINIC_FACTS.filter(isNo).map(({ name, filter }) => [filter.no, name]),
) as { [Fact in NoFact as Fact['filter']['no']]: Fact['name'] }

/** The filters that are on or off. */
export const TRAIT_FILTERS: readonly TraitFilter[] = [...YES_FILTERS, ...NO_FILTERS]
export type TraitFilter = YesFilter | NoFilter

/** The facts of which a search can ask for one entry. */
export const LIST_FILTERS = CLINIC_FACTS.filter(isList).map(({ name }) => name)
export type ListFilter = ListFact['name']
