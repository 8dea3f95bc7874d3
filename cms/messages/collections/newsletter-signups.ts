import type { CollectionConfig } from 'payload'
import { editors } from '../../access/editors.ts'
import { fromVisitorsAccess } from '../../access/from-visitors.ts'
import { sentIn } from '../../documents/fields/sent-in.ts'
import { statusField } from '../../documents/fields/status.ts'

/** Addresses for the newsletter. None receives it before its owner has confirmed the address. */
export const NewsletterSignups: CollectionConfig = {
  slug: 'newsletter-signups',
  labels: {
    singular: { en: 'Newsletter sign-up', es: 'Suscripción al boletín' },
    plural: { en: 'Newsletter sign-ups', es: 'Suscripciones al boletín' },
  },
  // Only the people who write the newsletter may see the addresses.
  access: { ...fromVisitorsAccess, read: editors, update: editors },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'locale', 'status', 'createdAt'],
    group: { en: 'Inbox', es: 'Bandeja de entrada' },
  },
  defaultSort: '-createdAt',
  fields: [
    // Text fields, as in the other forms: Payload's email fields refuse what browsers accept.
    { name: 'email', type: 'text', required: true, unique: true },
    {
      // The digest of the token in the mail's link: anyone with the token can confirm the address.
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
    sentIn,
    statusField(['pending', 'confirmed', 'unsubscribed']),
  ],
}
