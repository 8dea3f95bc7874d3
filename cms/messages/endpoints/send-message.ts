import type { Where } from 'payload'
import { lockText } from '../../database/lock-text.ts'
import { LOCKS } from '../../database/locks.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import type { FormHandler } from '../../http/forms/form-handler.ts'
import { daysAgo } from '../../jobs/days-ago.ts'

/**
 * Stores a message. The same one again within a day is stored once: its answer was lost, or somebody
 * pressed twice.
 */
export const sendMessage: FormHandler<'sendMessage'> = async (values, { payload, locale }) => {
  const collection = 'contact-messages'
  const { name, email, subject, message } = values
  const same = Object.entries({ name, email, subject, message }).map(
    ([field, equals]): Where => ({ [field]: { equals } }),
  )
  await inOneTransaction(payload, async (req) => {
    await lockText(req, LOCKS.submitting, email.toLowerCase())
    const { totalDocs } = await payload.count({
      collection,
      where: { and: [{ createdAt: { greater_than: daysAgo(1) } }, ...same] },
      req,
    })
    if (totalDocs === 0)
      await payload.create({ collection, data: { ...values, locale, status: 'new' }, req })
  })
}
