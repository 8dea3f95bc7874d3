import type { CollectionAfterChangeHook } from 'payload'
import { reportWrong } from '../../clinics/index.ts'
import { idOf } from '../../documents/id-of.ts'
import type { ContactMessage } from '../../payload-types.ts'

const clinicOf = (message: ContactMessage | undefined): number | null =>
  message?.clinic ? idOf(message.clinic) : null

/** A message that says a clinic is wrong brings that clinic to the front of those to be verified. */
export const reportWrongClinic: CollectionAfterChangeHook<ContactMessage> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const clinic = clinicOf(doc)
  if (clinic !== null && clinic !== clinicOf(previousDoc)) await reportWrong(req, clinic)
}
