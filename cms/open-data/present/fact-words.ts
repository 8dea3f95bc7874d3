import type { Clinic } from '../../contract/clinic.ts'
import { CLINIC_FACTS, type ClinicFact } from '../../contract/clinic-facts.ts'
import { hoursInWords } from '../../contract/hours-in-words.ts'
import { lineText } from '../../contract/line-text.ts'
import { joinList } from '../../imports/index.ts'

/** A fact in words: none if it is unknown, or a box that is not ticked. */
export const wordsOf = (kind: string, value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String).filter(Boolean)
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'boolean') return [String(value)]
  if (value) return ['yes']
  return kind === 'flag' ? [] : ['no']
}

const textOf = (fact: ClinicFact, clinic: Clinic): string => {
  if (fact.name === 'addedCategories') return joinList(clinic.categories.map(({ name }) => name))
  if (fact.kind === 'hours') return hoursInWords(clinic[fact.name], 'en') ?? ''
  if (fact.kind === 'phones') return joinList(clinic.phones.map((line) => lineText(line)))
  return joinList(wordsOf(fact.kind, clinic[fact.name]))
}

/** The facts that have a date, each with what it says. */
export const datedFacts = (clinic: Clinic) =>
  CLINIC_FACTS.flatMap((fact) => {
    const date = clinic.factDates[fact.name]
    return date ? [{ name: fact.name, ...date, text: textOf(fact, clinic) }] : []
  })
