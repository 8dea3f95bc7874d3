import { CLINIC_LABELS, type ClinicLabelled } from '../../contract/clinic-labels.ts'
import type { Clinic } from '../../payload-types.ts'

/** What is chosen from one clinic or the other: a field, or some that are nothing without each other. */
export interface MergedFact {
  name: string
  label: string
  fields: readonly (keyof Clinic)[]
  /** Spanish goes with the English. */
  localized?: true
}

const one = (name: ClinicLabelled): MergedFact => ({
  name,
  label: CLINIC_LABELS[name],
  fields: [name],
})
const inBoth = (name: ClinicLabelled): MergedFact => ({
  ...one(name),
  localized: true,
})

/** All that a clinic says of itself, in the order of its form. */
export const MERGED_FACTS: readonly MergedFact[] = [
  one('name'),
  { name: 'address', label: 'Address', fields: ['address', 'city', 'state', 'zipCode'] },
  { name: 'phone', label: 'Phone', fields: ['phone', 'phoneExtension'] },
  one('website'),
  inBoth('description'),
  {
    name: 'point',
    label: 'Point on the map',
    fields: ['latitude', 'longitude', 'coordinatesApproximate'],
  },
  one('services'),
  one('addedCategories'),
  inBoth('specialPrograms'),
  one('pharmacy'),
  one('laboratory'),
  one('xray'),
  one('dentalServices'),
  one('mentalHealth'),
  one('womenHealth'),
  one('pediatrics'),
  one('emergencyServices'),
  one('telehealth'),
  one('interpreters'),
  one('isFree'),
  one('isLowCost'),
  one('slidingFeeScale'),
  inBoth('insuranceAccepted'),
  inBoth('paymentOptions'),
  inBoth('eligibilityRequirements'),
  inBoth('hoursOfOperation'),
  one('openingHours'),
  inBoth('appointments'),
  one('acceptsNewPatients'),
  one('walkInsWelcome'),
  inBoth('languages'),
  inBoth('accessibility'),
  one('organizationType'),
  one('medicalDirector'),
  one('foundedYear'),
  one('staffCount'),
  one('section330Funded'),
  one('fqhcLookAlike'),
]
