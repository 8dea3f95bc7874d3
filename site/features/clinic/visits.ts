import type { Clinic } from '@healthcare-for-all/cms/contract'
import type { ClinicCopy } from '../../copy/clinic.ts'
import { knownFact } from './known-fact.ts'

/**
 * Match a text about appointments that itself says who may come without one. Each is read in both
 * languages, since a Spanish page shows what a clinic says in English if it says it only there.
 */
const WALK_INS = [
  /\b(?:walk[- ]?ins?|walk(?:ing)? in|drop[- ]?ins?|first[- ]come|without an appointment|no appointment|appointments? (?:is |are )?(?:only|needed|necessary|required|a must)|(?:only )?by appointment)\b/i,
  /\b(?:(?:sin|con|solo|requiere|necesita) (?:una |previa )?citas?|cita previa|orden de llegada)\b/i,
]

const NEW_PATIENTS = [/\bnew patients?\b/i, /\bpacientes? nuevos?\b|\bnuevos? pacientes?\b/i]

const speaksOf = (patterns: RegExp[], text: string) => patterns.some((one) => one.test(text))

interface Visits {
  newPatients: string
  walkIns: string
  /** What is known, in short words; null if the clinic's own words say it. */
  walkInsKnown: string | null
  appointments: string | null
  /** Whether the clinic's own words say who may come without an appointment. */
  saysWalkIns: boolean
}

type Facts = Pick<Clinic, 'appointments' | 'walkInsWelcome' | 'acceptsNewPatients'>

/**
 * What to say about visiting a clinic. Its own words come first: if they mention walk-ins, the
 * fact about walk-ins is not shown beside them, because it may be unknown or say otherwise. Words
 * about new patients are not shown if none are accepted.
 */
export const visits = (
  { appointments, walkInsWelcome, acceptsNewPatients }: Facts,
  { quick, hours, callToConfirm }: Pick<ClinicCopy, 'quick' | 'hours' | 'callToConfirm'>,
): Visits => {
  const refused = acceptsNewPatients === false
  const words = refused && speaksOf(NEW_PATIENTS, appointments ?? '') ? null : appointments
  const told = words !== null && speaksOf(WALK_INS, words) ? words : undefined
  const { newPatientsYes, newPatientsNo, walkInsYes, walkInsNo } = quick
  return {
    newPatients: knownFact(acceptsNewPatients, newPatientsYes, newPatientsNo) ?? callToConfirm,
    walkIns: told ?? knownFact(walkInsWelcome, walkInsYes, walkInsNo) ?? callToConfirm,
    walkInsKnown: told ? null : knownFact(walkInsWelcome, hours.walkInsYes, hours.walkInsNo),
    appointments: words,
    saysWalkIns: told !== undefined,
  }
}
