import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { announced } from '../documents/hooks/announce-change.ts'
import { redirectFrom, redirectTo } from './redirect-fields.ts'

/** Old addresses that lead somewhere still. One wins over the page that says nothing is there. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  access: contentAccess,
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent'],
    group: 'Site',
  },
  defaultSort: 'from',
  hooks: announced,
  fields: [
    redirectFrom,
    redirectTo,
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Search engines then forget the old address.' },
    },
  ],
}
