import type { Clinic } from '../../contract/clinic.ts'
import type { HsdsRequiredDocument } from '../../contract/hsds/parts.ts'
import type { Ids } from '../ids.ts'

/** The facts that ask for a paper. A number or an answer is none, and stays an attribute alone. */
const DOCUMENTS = [
  { fact: 'asksForId', document: 'ID' },
  { fact: 'asksForProofOfAddress', document: 'Proof of address' },
  { fact: 'asksForProofOfIncome', document: 'Proof of income' },
] as const

export const requiredDocumentsOf = (clinic: Clinic, ids: Ids): HsdsRequiredDocument[] =>
  DOCUMENTS.filter(({ fact }) => clinic[fact]).map(({ document }, part) => ({
    id: ids.of('requiredDocument', clinic.id, part),
    service_id: ids.of('service', clinic.id),
    document,
  }))
