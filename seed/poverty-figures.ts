import {
  MEDICAID_KINDS,
  type MedicaidKind,
  type PovertyFigures,
} from '../cms/contract/poverty-figures.ts'

/** The federal poverty guidelines of 2024 (89 FR 2961), in dollars a year. */
export const povertyFigures: PovertyFigures = {
  year: 2024,
  contiguous: { first: 15_060, further: 5_380 },
  alaska: { first: 18_810, further: 6_730 },
  hawaii: { first: 17_310, further: 6_190 },
}

/** Jurisdictions where Medicaid was not extended to all adults with a low income by 2024. */
const NOT_EXPANDED: Partial<Record<MedicaidKind, readonly string[]>> = {
  // Wisconsin covers adults without children too, but only up to the poverty level.
  'poverty-level': ['WI'],
  'not-expanded': ['AL', 'FL', 'GA', 'KS', 'MS', 'SC', 'TN', 'TX', 'WY'],
  'own-rules': ['AS', 'GU', 'MP', 'PR', 'VI'],
  // Freely associated states.
  'not-offered': ['FM', 'MH', 'PW'],
}

/** @param abbreviation of a jurisdiction */
export const medicaidIn = (abbreviation: string): MedicaidKind =>
  MEDICAID_KINDS.find((kind) => NOT_EXPANDED[kind]?.includes(abbreviation)) ?? 'expanded'
