import type { Payload } from 'payload'
import { withoutDeadPhones } from '../../clinics/index.ts'
import { notFound } from '../../http/problems.ts'
import type { Clinic } from '../../payload-types.ts'
import { type LinkPurpose, type OpenedLink, readStaffLink } from '../queries/staff-links.ts'

/** The published clinic that a token opens. @throws ProblemError if the link no longer works */
export const openListing = async (
  payload: Payload,
  token: string,
  /** If given, a link for something else is refused. */
  purpose?: LinkPurpose,
): Promise<OpenedLink & { listing: Clinic }> => {
  const opened = await readStaffLink({ payload }, token)
  const isFor = opened && (!purpose || opened.purpose === purpose)
  const { docs } = isFor
    ? await payload.find({
        collection: 'clinics',
        where: { id: { equals: opened.clinic }, _status: { equals: 'published' } },
        locale: 'en',
        depth: 0,
        limit: 1,
        pagination: false,
      })
    : { docs: [] }
  const [listing] = docs
  if (!opened || !listing) throw notFound((words) => words.oldStaffLink)
  return { ...opened, listing: withoutDeadPhones(listing) }
}
