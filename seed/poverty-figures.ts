import type { MedicaidKind, PovertyFigures } from '../cms/contract/poverty-figures.ts'

/** The federal poverty guidelines of 2024 (89 FR 2961), in dollars a year. */
export const povertyFigures: PovertyFigures = {
  year: 2024,
  contiguous: { first: 15_060, further: 5_380 },
  alaska: { first: 18_810, further: 6_730 },
  hawaii: { first: 17_310, further: 6_190 },
}

/** States that had not extended Medicaid to all adults with a low income by 2024. */
const NOT_EXPANDED = ['AL', 'FL', 'GA', 'KS', 'MS', 'SC', 'TN', 'TX', 'WI', 'WY']
/** Territories and freely associated states: Medicaid has other rules there, or is not offered. */
const OWN_RULES = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI']

/** @param abbreviation of a jurisdiction */
export const medicaidIn = (abbreviation: string): MedicaidKind => {
  if (OWN_RULES.includes(abbreviation)) return 'own-rules'
  return NOT_EXPANDED.includes(abbreviation) ? 'not-expanded' : 'expanded'
}
