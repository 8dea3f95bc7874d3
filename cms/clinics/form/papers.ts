import { factTab } from './fact-field.ts'

/** What a clinic asks people for. */
export const clinicPapers = factTab('papers', 'What it asks for', [
  ['asksForId', 'asksForProofOfAddress', 'asksForProofOfIncome'],
  ['asksForSsn', 'asksImmigrationStatus'],
])
