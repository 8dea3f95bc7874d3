import type { CollectionConfig } from 'payload'
import { editors } from '../../access/editors.ts'
import { fromVisitorsAccess } from '../../access/from-visitors.ts'
import { statusField } from '../../documents/fields/status.ts'

/** Addresses for the newsletter. None is written to before its owner has confirmed it. */
export const NewsletterSignups: CollectionConfig = {
  slug: 'newsletter-signups',
  labels: { singular: 'Newsletter sign-up', plural: 'Newsletter sign-ups' },
  // Addresses are for those who write the newsletter.
  access: { ...fromVisitorsAccess, read: editors, update: editors },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'status', 'createdAt'],
    group: 'Inbox',
  },
  defaultSort: '-createdAt',
  fields: [
    // Texts, here and in the other forms: Payload's email fields refuse addresses that browsers take.
    { name: 'email', type: 'text', required: true, unique: true },
    {
      // The digest of what the mail's link holds: who holds that can confirm the address.
      name: 'token',
      type: 'text',
      required: true,
      unique: true,
      hidden: true,
      access: { read: () => false, update: () => false },
    },
    {
      name: 'tokenExpires',
      type: 'date',
      hidden: true,
      access: { read: () => false, update: () => false },
    },
    statusField(['pending', 'confirmed', 'unsubscribed']),
  ],
}
