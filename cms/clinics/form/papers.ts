import { factTab } from './fact-field.ts'

/** What a clinic asks people for. */
export const clinicPapers = factTab('papers', { en: 'What it asks for', es: 'Qué pide' }, [
  ['asksForId', 'asksForProofOfAddress', 'asksForProofOfIncome'],
  ['asksForSsn', 'asksImmigrationStatus'],
])
