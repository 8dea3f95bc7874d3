import type { Clinic } from '../../payload-types.ts'

/** What is chosen from one clinic or the other: a field, or some that are nothing without each other. */
export interface MergedFact {
  name: string
  label: string
  fields: readonly (keyof Clinic)[]
  /** Spanish goes with the English. */
  localized?: true
}

const one = (name: keyof Clinic, label: string): MergedFact => ({ name, label, fields: [name] })
const inBoth = (name: keyof Clinic, label: string): MergedFact => ({
  ...one(name, label),
  localized: true,
})

/** All that a clinic says of itself, in the order of its form. */
export const MERGED_FACTS: readonly MergedFact[] = [
  one('name', 'Name'),
  { name: 'address', label: 'Address', fields: ['address', 'city', 'state', 'zipCode'] },
  { name: 'phone', label: 'Phone', fields: ['phone', 'phoneExtension'] },
  one('website', 'Website'),
  inBoth('description', 'Description'),
  {
    name: 'point',
    label: 'Point on the map',
    fields: ['latitude', 'longitude', 'coordinatesApproximate'],
  },
  one('services', 'Services'),
  one('addedCategories', 'Added categories'),
  inBoth('specialPrograms', 'Special programs'),
  one('pharmacy', 'Pharmacy'),
  one('laboratory', 'Laboratory'),
  one('xray', 'X-ray'),
  one('dentalServices', 'Dental services'),
  one('mentalHealth', 'Mental health'),
  one('womenHealth', 'Women’s health'),
  one('pediatrics', 'Pediatrics'),
  one('emergencyServices', 'Emergency services'),
  one('telehealth', 'Telehealth'),
  one('interpreters', 'Interpreters'),
  one('isFree', 'Free'),
  one('isLowCost', 'Low-cost'),
  one('slidingFeeScale', 'Sliding fee scale'),
  inBoth('insuranceAccepted', 'Insurance accepted'),
  inBoth('paymentOptions', 'Payment options'),
  inBoth('eligibilityRequirements', 'Who may come'),
  inBoth('hoursOfOperation', 'Hours'),
  one('openingHours', 'Opening times'),
  inBoth('appointments', 'Appointments'),
  one('acceptsNewPatients', 'Accepts new patients'),
  one('walkInsWelcome', 'Walk-ins welcome'),
  inBoth('languages', 'Languages'),
  inBoth('accessibility', 'Accessibility'),
  one('organizationType', 'Organization type'),
  one('medicalDirector', 'Medical director'),
  one('foundedYear', 'Founded'),
  one('staffCount', 'Staff'),
  one('section330Funded', 'Section 330 funded'),
  one('fqhcLookAlike', 'FQHC look-alike'),
]
