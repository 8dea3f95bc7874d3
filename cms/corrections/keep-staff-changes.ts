import type { Payload } from 'payload'
import { type ClinicPatch, reportWrong } from '../clinics/index.ts'
import type { Locale } from '../contract/constants.ts'
import { CORRECTION_TOPICS } from '../contract/constants.ts'
import { factsOfTopic, isUrgent } from '../contract/correction-topics.ts'
import { lockText } from '../database/lock-text.ts'
import { LOCKS } from '../database/locks.ts'
import { inOneTransaction } from '../database/one-transaction.ts'

interface StaffChanges {
  clinic: number
  data: ClinicPatch
  text: string
  locale: Locale
  /** A digest of the link. */
  sender: string
}

/** What changes of these facts are about. */
const topicsOf = (names: string[]) => {
  const topics = CORRECTION_TOPICS.filter((topic) =>
    factsOfTopic(topic).some((fact) => names.includes(fact)),
  )
  return topics.length > 0 ? topics : (['other'] as const)
}

/**
 * Keeps what a clinic's own staff would change as a correction. What the same link sent before and is
 * still open is replaced, so that an editor sees only the latest.
 */
export const keepStaffChanges = async (
  payload: Payload,
  { clinic, data, text, locale, sender }: StaffChanges,
): Promise<void> => {
  const collection = 'corrections'
  const topics = [...topicsOf(Object.keys(data))]
  const values = {
    clinic,
    topics,
    text,
    urgent: isUrgent(topics),
    fromStaff: true,
    proposed: JSON.stringify(data),
    locale,
    sender,
    status: 'open',
  }
  await inOneTransaction(payload, async (req) => {
    await lockText(req, LOCKS.submitting, sender)
    const where = { sender: { equals: sender }, status: { equals: 'open' } }
    const { docs } = await payload.find({ collection, where, depth: 0, limit: 1, req })
    const [earlier] = docs
    if (earlier) await payload.update({ collection, id: earlier.id, data: values, depth: 0, req })
    else await payload.create({ collection, data: values, depth: 0, req })
    await reportWrong(req, clinic)
  })
}
