import { CLINIC_FACTS, type ClinicFactName, factLabel } from '../contract/clinic-facts.ts'
import { hoursInWords } from '../contract/hours-in-words.ts'
import { lineText, plainLine } from '../contract/line-text.ts'
import { storedHours } from '../contract/open-time.ts'
import { type PanelLanguage, type Say, sayIn } from '../panel-kit/say.ts'
import type { Clinic } from '../payload-types.ts'
import type { ProposedChange } from './endpoints/answers.ts'

/** A fact as editors read it. */
export interface ValueInWords {
  name: ClinicFactName
  label: string
  /** { en: 'Unknown', es: 'No se sabe' } if nothing is known. */
  value: string
}

const UNKNOWN = { en: 'Unknown', es: 'No se sabe' }

const YES = { en: 'Yes', es: 'Sí' }
const NO = { en: 'No', es: 'No' }

const inWords = (value: unknown, say: Say): string => {
  if (Array.isArray(value)) return value.join(', ') || say(UNKNOWN)
  if (value === true || value === 'yes') return say(YES)
  if (value === false || value === 'no') return say(NO)
  return value ? String(value) : say(UNKNOWN)
}

const valueIn = (clinic: Clinic, name: ClinicFactName, language: PanelLanguage): string => {
  const say = sayIn(language)
  if (name === 'openingHours')
    return hoursInWords(storedHours(clinic.openingHours), language) ?? say(UNKNOWN)
  if (name === 'phones')
    return (
      (clinic.phones ?? []).map((line) => lineText(plainLine(line), language)).join('; ') ||
      say(UNKNOWN)
    )
  if (name === 'state' && typeof clinic.state === 'object') return clinic.state.abbreviation
  return inWords(clinic[name], say)
}

/** Facts of a clinic in words; its state must be populated. */
export const valuesInWords = (
  clinic: Clinic,
  names: readonly ClinicFactName[],
  language: PanelLanguage,
): ValueInWords[] =>
  names.map((name) => ({
    name,
    label: factLabel(name, language),
    value: valueIn(clinic, name, language),
  }))

/** What would change, beside what is published now. @param proposed new values by the fact's name */
export const changesOf = (
  clinic: Clinic,
  proposed: Partial<Clinic>,
  language: PanelLanguage,
): ProposedChange[] =>
  CLINIC_FACTS.filter(({ name }) => name in proposed).map(({ name, label }) => ({
    name,
    label: label[language],
    now: valueIn(clinic, name, language),
    after: valueIn({ ...clinic, ...proposed }, name, language),
  }))
