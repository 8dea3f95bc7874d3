import { knownValue } from '../../clinics/index.ts'
import type { FactDate } from '../../contract/clinic.ts'
import { CLINIC_FACTS, type ClinicFact } from '../../contract/clinic-facts.ts'
import type { Clinic } from '../../payload-types.ts'

/** What an address that is private doesn't show. */
const UNSHOWN: readonly string[] = [
  'address',
  'zipCode',
  'latitude',
  'longitude',
  'coordinatesApproximate',
]

/** A call goes through what is known, and so confirms it. */
const confirmed = (fact: ClinicFact, { lastVerifiedAt }: Clinic): FactDate | undefined =>
  'asked' in fact && lastVerifiedAt ? { at: lastVerifiedAt, source: 'call' } : undefined

const later = (one: FactDate | undefined, other: FactDate | undefined) =>
  one && other ? (one.at > other.at ? one : other) : (one ?? other)

/** Its own staff look at the same facts, and confirm them without a call. */
const confirmedByStaff = (fact: ClinicFact, { confirmedByClinicAt }: Clinic) =>
  'asked' in fact && confirmedByClinicAt
    ? ({ at: confirmedByClinicAt, source: 'clinic' } as const)
    : undefined

/** Nobody learns since when we know a private place. */
const isKept = ({ name }: ClinicFact, { addressIsPrivate }: Clinic) =>
  Boolean(addressIsPrivate) && UNSHOWN.includes(name)

/** When each known fact was last changed, or confirmed since. */
export const factDates = (clinic: Clinic): Record<string, FactDate> =>
  Object.fromEntries(
    CLINIC_FACTS.flatMap((fact) => {
      if (knownValue(clinic[fact.name]) === null || isKept(fact, clinic)) return []
      const called = later(clinic.factDates?.[fact.name], confirmed(fact, clinic))
      const date = later(called, confirmedByStaff(fact, clinic))
      return date ? [[fact.name, date]] : []
    }),
  )
