import { CLINIC_FACTS, type ClinicFact } from '../../contract/clinic-facts.ts'

type Asked = Extract<ClinicFact, { asked: true }>

/** The facts that a call asks for, in the order of the call. */
export const FACTS = CLINIC_FACTS.filter((fact): fact is Asked => 'asked' in fact).map(
  ({ name, kind, label }) => ({ name, kind, label: label.en }),
)

export type FactName = Asked['name']
export type AskedKind = Asked['kind']

export const factNamed = (name: string) => FACTS.find((fact) => fact.name === name)
