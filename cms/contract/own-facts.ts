import { CLINIC_FACTS, type ClinicFact } from './clinic-facts.ts'

/** The facts that a clinic's own staff can correct: those that calls ask for, in their order. */
export const OWN_FACTS = CLINIC_FACTS.filter(
  (fact): fact is Extract<ClinicFact, { asked: true }> => 'asked' in fact,
)
export type OwnFact = (typeof OWN_FACTS)[number]
