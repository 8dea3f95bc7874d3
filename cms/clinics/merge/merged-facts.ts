import { CLINIC_FACTS, type ClinicFact, type ClinicFactName } from '../../contract/clinic-facts.ts'
import type { InEach } from '../../panel-kit/say.ts'

/** What is chosen from one clinic or the other: a field, or several that belong together. */
export interface MergedFact {
  name: string
  label: InEach
  fields: readonly ClinicFactName[]
  /** Whether the Spanish text goes with the English. */
  localized: boolean
}

type Group = Extract<ClinicFact, { with: string }>['with']

const GROUPS: Record<Group, InEach> = {
  address: { en: 'Address', es: 'Dirección' },
  phone: { en: 'Phone', es: 'Teléfono' },
  point: { en: 'Point on the map', es: 'Punto en el mapa' },
}

const groupOf = (fact: ClinicFact): Group | undefined => ('with' in fact ? fact.with : undefined)

const mergedFact = (fact: ClinicFact): MergedFact => {
  const group = groupOf(fact)
  if (!group)
    return {
      name: fact.name,
      label: fact.label,
      fields: [fact.name],
      localized: 'localized' in fact,
    }
  const members = CLINIC_FACTS.filter((other) => groupOf(other) === group)
  return {
    name: group,
    label: GROUPS[group],
    fields: members.map(({ name }) => name),
    localized: false,
  }
}

const isFirst = (fact: ClinicFact): boolean => {
  const group = groupOf(fact)
  return !group || CLINIC_FACTS.find((other) => groupOf(other) === group) === fact
}

/** Everything that a clinic says about itself. */
export const MERGED_FACTS: readonly MergedFact[] = CLINIC_FACTS.filter(isFirst).map(mergedFact)
