import type { CollectionAfterChangeHook } from 'payload'
import type { ContactMessage } from '../payload-types.ts'
import { reportWrong } from '../queries/report-wrong.ts'

const idOf = (reference: ContactMessage['clinic']): number | null =>
  typeof reference === 'object' && reference ? reference.id : (reference ?? null)

/** A message that says a clinic is wrong brings that clinic to the front of those to be verified. */
export const reportWrongClinic: CollectionAfterChangeHook<ContactMessage> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const clinic = idOf(doc.clinic)
  if (clinic !== null && clinic !== idOf(previousDoc?.clinic)) await reportWrong(req, clinic)
}
