import type { Clinic } from '@healthcare-for-all/cms/contract'
import type { Localized, SeedLanguage } from '../localized.ts'
import type { sampleLists } from './lists.ts'
import type { sampleTexts } from './texts.ts'
import type { sampleVisit } from './visit.ts'

/** Fields that differ by language. */
export const WRITTEN_FIELDS = [
  'description',
  'hoursOfOperation',
  'eligibilityRequirements',
  'appointments',
  'firstVisitWait',
  'firstVisitCost',
  'languages',
  'accessibility',
  'specialPrograms',
  'insuranceAccepted',
  'paymentOptions',
] as const

/** A clinic's texts in one language. */
export type ClinicTexts = Pick<Clinic, (typeof WRITTEN_FIELDS)[number]>

/** The texts of a sample clinic in one of its languages. */
export const inLanguage = (
  language: SeedLanguage,
  texts: ReturnType<typeof sampleTexts>,
  lists: ReturnType<typeof sampleLists>,
  { wait, cost }: Pick<ReturnType<typeof sampleVisit>, 'wait' | 'cost'>,
): ClinicTexts => {
  const words = (list: readonly Localized[]) => list.map((entry) => entry[language])
  return {
    description: texts.description?.[language] ?? null,
    hoursOfOperation: texts.hours?.[language] ?? null,
    eligibilityRequirements: texts.eligibility?.[language] ?? null,
    appointments: texts.appointments?.[language] ?? null,
    firstVisitWait: wait?.[language] ?? null,
    firstVisitCost: cost?.[language] ?? null,
    languages: words(lists.languages),
    accessibility: words(lists.accessibility),
    specialPrograms: words(lists.specialPrograms),
    insuranceAccepted: words(lists.insuranceAccepted),
    paymentOptions: words(lists.paymentOptions),
  }
}
