import type { CollectionAfterChangeHook } from 'payload'
import { reportWrong } from '../../clinics/index.ts'
import { idOf } from '../../documents/id-of.ts'
import type { ContactMessage } from '../../payload-types.ts'

const clinicOf = (message: ContactMessage | undefined): number | null =>
  message?.clinic ? idOf(message.clinic) : null

/**
 * When a message says that a clinic is wrong, moves that clinic to the front of those to verify.
 */
export const reportWrongClinic: CollectionAfterChangeHook<ContactMessage> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const clinic = clinicOf(doc)
  if (clinic !== null && clinic !== clinicOf(previousDoc)) await reportWrong(req, clinic)
}
