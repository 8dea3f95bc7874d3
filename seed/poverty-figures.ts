import {
  MEDICAID_KINDS,
  type MedicaidKind,
  type PovertyFigures,
} from '../cms/contract/poverty-figures.ts'

/**
 * The federal poverty guidelines, in dollars a year: 89 FR 2961, 90 FR 5917 and 91 FR 1797. Each says from
 * which day it is in force.
 */
export const POVERTY_YEARS: readonly PovertyFigures[] = [
  {
    year: 2024,
    inForceFrom: '2024-01-11',
    contiguous: { first: 15_060, further: 5_380 },
    alaska: { first: 18_810, further: 6_730 },
    hawaii: { first: 17_310, further: 6_190 },
  },
  {
    year: 2025,
    inForceFrom: '2025-01-15',
    contiguous: { first: 15_650, further: 5_500 },
    alaska: { first: 19_550, further: 6_880 },
    hawaii: { first: 17_990, further: 6_330 },
  },
  {
    year: 2026,
    inForceFrom: '2026-01-13',
    contiguous: { first: 15_960, further: 5_680 },
    alaska: { first: 19_950, further: 7_100 },
    hawaii: { first: 18_360, further: 6_530 },
  },
]

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
