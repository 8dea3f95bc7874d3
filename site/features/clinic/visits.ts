import type { Clinic } from '@healthcare-for-all/cms/contract'
import type { ClinicCopy } from '../../copy/clinic.ts'
import { knownFact } from './known-fact.ts'

/** Whether a text about appointments says itself who may come without one. */
const SPEAKS_OF_WALK_INS =
  /\b(?:walk[- ]?ins?|walk(?:ing)? in|drop[- ]?ins?|first[- ]come|without an appointment|no appointment|appointments? (?:is |are )?(?:only|needed|necessary|required|a must)|(?:only )?by appointment)\b/i

const SPEAKS_OF_NEW_PATIENTS = /\bnew patients?\b/i

interface Visits {
  newPatients: string
  walkIns: string
  /** What is known in short words alone; null where the clinic's own words say it. */
  walkInsKnown: string | null
  appointments: string | null
}

type Facts = Pick<Clinic, 'appointments' | 'walkInsWelcome' | 'acceptsNewPatients'>

/**
 * What is said of coming to a clinic. Its own words come first: where they tell of walk-ins, a fact
 * that says otherwise, or that nobody knows, does not stand beside them. Words about new patients
 * don't stand beside the fact that none are accepted.
 */
export const visits = (
  { appointments, walkInsWelcome, acceptsNewPatients }: Facts,
  { quick, hours, callToConfirm }: Pick<ClinicCopy, 'quick' | 'hours' | 'callToConfirm'>,
): Visits => {
  const refused = acceptsNewPatients === false
  const words = refused && SPEAKS_OF_NEW_PATIENTS.test(appointments ?? '') ? null : appointments
  const told = words !== null && SPEAKS_OF_WALK_INS.test(words) ? words : undefined
  const { newPatientsYes, newPatientsNo, walkInsYes, walkInsNo } = quick
  return {
    newPatients: knownFact(acceptsNewPatients, newPatientsYes, newPatientsNo) ?? callToConfirm,
    walkIns: told ?? knownFact(walkInsWelcome, walkInsYes, walkInsNo) ?? callToConfirm,
    walkInsKnown: told ? null : knownFact(walkInsWelcome, hours.walkInsYes, hours.walkInsNo),
    appointments: words,
  }
}
