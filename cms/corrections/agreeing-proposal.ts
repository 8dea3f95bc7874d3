import {
  type ClinicPatch,
  hoursAgreement,
  readOpeningHours,
  wordsFitKey,
} from '../clinics/index.ts'
import { storedHours } from '../contract/open-time.ts'
import type { Clinic } from '../payload-types.ts'

type Hours = Pick<Clinic, 'openingHours' | 'hoursOfOperation' | 'confirmed'>

const isInDoubt = (clinic: Hours, proposed: ClinicPatch) => {
  const { openingHours, hoursOfOperation } = { ...clinic, ...proposed }
  return hoursAgreement(storedHours(openingHours), hoursOfOperation) !== 'same'
}

/**
 * What a clinic's staff propose, with what follows for the hours that they left as they are: words that
 * may contradict new weekly hours are removed, and weekly hours that contradict new words follow them.
 */
export const agreeingProposal = (clinic: Hours, proposed: ClinicPatch): ClinicPatch => {
  if (!isInDoubt(clinic, proposed)) return proposed
  if (proposed.openingHours && !('hoursOfOperation' in proposed))
    return { ...proposed, hoursOfOperation: null }
  if (!proposed.hoursOfOperation || proposed.openingHours) return proposed
  const openingHours = readOpeningHours(proposed.hoursOfOperation)
  return openingHours ? { ...proposed, openingHours } : proposed
}

/** The answers of an editor who publishes new weekly hours and keeps the words beside them. */
export const keptWords = (clinic: Hours, published: ClinicPatch): Pick<Clinic, 'confirmed'> =>
  published.openingHours && !('hoursOfOperation' in published)
    ? {
        confirmed: [
          ...(clinic.confirmed ?? []),
          wordsFitKey(storedHours(published.openingHours), clinic.hoursOfOperation),
        ],
      }
    : {}
