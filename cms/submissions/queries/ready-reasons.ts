import type { PayloadRequest } from 'payload'
import { localeOf } from '../../contract/paths.ts'
import type { ClinicSubmission } from '../../payload-types.ts'

/** A reason for declining that editors have written before. */
export interface ReadyReason {
  id: number
  name: string
  /** With the operator's and the clinic's names in it. */
  text: string
}

/** The reasons for declining, in the language that the operator reads. */
export const readyReasons = async (
  req: PayloadRequest,
  { locale, contactName, clinicName }: ClinicSubmission,
): Promise<ReadyReason[]> => {
  const { docs } = await req.payload.find({
    collection: 'ready-answers',
    where: { use: { equals: 'decline' } },
    sort: 'name',
    pagination: false,
    locale: localeOf(locale),
    req,
  })
  return docs.map(({ id, name, text }) => ({
    id,
    name,
    text: text.replaceAll('{name}', () => contactName).replaceAll('{clinic}', () => clinicName),
  }))
}
