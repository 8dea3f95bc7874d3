import { CLINIC_FACTS, type ClinicFact } from '../../contract/clinic-facts.ts'

type Asked = Extract<ClinicFact, { asked: true }>

/** What is asked when somebody calls a clinic, in the order in which a call goes. */
export const FACTS = CLINIC_FACTS.filter((fact): fact is Asked => 'asked' in fact).map(
  ({ name, kind, label }) => ({ name, kind, label: label.en }),
)

export type FactName = Asked['name']
export type AskedKind = Asked['kind']

export const factNamed = (name: string) => FACTS.find((fact) => fact.name === name)
