import { hoursInWords, storedHours } from '../clinics/index.ts'
import { CLINIC_FACTS, type ClinicFactName, factLabel } from '../contract/clinic-facts.ts'
import { lineText, plainLine } from '../contract/line-text.ts'
import type { Clinic } from '../payload-types.ts'
import type { ProposedChange } from './endpoints/answers.ts'

/** A fact as editors read it. */
export interface ValueInWords {
  name: ClinicFactName
  label: string
  /** 'Unknown' if nothing is known. */
  value: string
}

const UNKNOWN = 'Unknown'

const inWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ') || UNKNOWN
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value === 'yes' || value === 'no') return value === 'yes' ? 'Yes' : 'No'
  return value ? String(value) : UNKNOWN
}

const valueIn = (clinic: Clinic, name: ClinicFactName): string => {
  if (name === 'openingHours')
    return hoursInWords(storedHours(clinic.openingHours), 'en') ?? UNKNOWN
  if (name === 'phones')
    return (clinic.phones ?? []).map((line) => lineText(plainLine(line))).join('; ') || UNKNOWN
  if (name === 'state' && typeof clinic.state === 'object') return clinic.state.abbreviation
  return inWords(clinic[name])
}

/** Facts of a clinic in words; its state must be populated. */
export const valuesInWords = (clinic: Clinic, names: readonly ClinicFactName[]): ValueInWords[] =>
  names.map((name) => ({ name, label: factLabel(name), value: valueIn(clinic, name) }))

/** What would change, beside what is published now. @param proposed new values by the fact's name */
export const changesOf = (clinic: Clinic, proposed: Partial<Clinic>): ProposedChange[] =>
  CLINIC_FACTS.filter(({ name }) => name in proposed).map(({ name, label }) => ({
    name,
    label: label.en,
    now: valueIn(clinic, name),
    after: valueIn({ ...clinic, ...proposed }, name),
  }))
