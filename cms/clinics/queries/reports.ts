import type { PayloadRequest } from 'payload'
import type { Clinic } from '../../payload-types.ts'

/** What a visitor said is wrong. Who said it stays with the message. */
export interface Report {
  /** Id of the message. */
  message: number
  at: string
  subject: string
  text: string
}

const MOST = 10

/**
 * What visitors have said is wrong with a clinic since somebody last verified it, newest first. Who
 * sent it stays with the message.
 */
export const openReports = async (
  req: PayloadRequest,
  {
    id,
    reportedWrongAt,
    lastVerifiedAt,
  }: Pick<Clinic, 'id' | 'reportedWrongAt' | 'lastVerifiedAt'>,
): Promise<Report[]> => {
  if (!reportedWrongAt) return []
  const { docs } = await req.payload.find({
    collection: 'contact-messages',
    where: {
      clinic: { equals: id },
      status: { not_equals: 'spam' },
      // An older message may have been assigned to this clinic only later, which sets updatedAt.
      ...(lastVerifiedAt && { updatedAt: { greater_than: lastVerifiedAt } }),
    },
    sort: '-createdAt',
    depth: 0,
    limit: MOST,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ id: message, createdAt, subject, message: text }) => ({
    message,
    at: createdAt,
    subject,
    text,
  }))
}
