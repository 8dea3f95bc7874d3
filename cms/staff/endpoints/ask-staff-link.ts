import type { Payload } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { lockText } from '../../database/lock-text.ts'
import { LOCKS } from '../../database/locks.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import type { FormHandler } from '../../http/forms/form-handler.ts'
import { notFound } from '../../http/problems.ts'
import { inBackground } from '../../mail/in-background.ts'
import { hasNewLink, makeStaffLink } from '../queries/staff-links.ts'

/** Mails a link to a clinic's own listing; left out if no mail is set up. */
export type MailStaffLink = (to: {
  email: string
  clinicName: string
  token: string
  locale: Locale
}) => Promise<unknown>

const published = async (payload: Payload, slug: string) => {
  const { docs } = await payload.find({
    collection: 'clinics',
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    select: { name: true, email: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  if (!found) throw notFound((words) => words.noClinic(slug))
  return found
}

/**
 * Mails a link if the address is the one on file. The answer is the same if it isn't, and it doesn't
 * wait for the mail host, so that it tells nobody which address that is.
 */
export const askStaffLink: FormHandler<
  'askStaffLink',
  { mailStaffLink?: MailStaffLink | undefined }
> = async (values, { payload, locale, mailStaffLink }) => {
  const { id, name, email } = await published(payload, values.clinic)
  const isOnFile = email?.trim().toLowerCase() === values.email.toLowerCase()
  if (!isOnFile || !email || !mailStaffLink) return
  const token = await inOneTransaction(payload, async (req) => {
    await lockText(req, LOCKS.submitting, `staff link ${id}`)
    return (await hasNewLink(req, id)) ? undefined : makeStaffLink(req, id)
  })
  if (token) inBackground(mailStaffLink({ email, clinicName: name, token, locale }))
}
