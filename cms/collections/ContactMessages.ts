import type { CollectionConfig } from 'payload'
import { intakeAccess } from '../access/intake.ts'
import { asSent } from '../fields/as-sent.ts'
import { statusField } from '../fields/status.ts'

/** What visitors write to the people who keep the directory. */
export const ContactMessages: CollectionConfig = {
  slug: 'contact-messages',
  access: intakeAccess,
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'category', 'status', 'createdAt'],
    listSearchableFields: ['subject', 'name', 'email', 'message'],
    group: 'Inbox',
  },
  defaultSort: '-createdAt',
  fields: [
    ...asSent([
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', required: true },
          { name: 'email', type: 'text', required: true },
          { name: 'phone', type: 'text' },
        ],
      },
      { name: 'category', type: 'text' },
      { name: 'subject', type: 'text', required: true },
      { name: 'message', type: 'textarea', required: true },
    ]),
    statusField(['new', 'read', 'answered', 'spam']),
    {
      name: 'clinic',
      label: 'Says that this clinic is wrong',
      type: 'relationship',
      relationTo: 'clinics',
      admin: {
        position: 'sidebar',
        description: 'The clinic then comes first among those to be verified.',
      },
    },
    { name: 'notes', type: 'textarea', admin: { position: 'sidebar' } },
  ],
}
