import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { announceHooks } from '../documents/hooks/announce-change.ts'
import { redirectFrom, redirectTo } from './redirect-fields.ts'

/** Old addresses that still lead somewhere. A redirect wins over the not-found page. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  access: contentAccess,
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent'],
    group: 'Site',
  },
  defaultSort: 'from',
  hooks: announceHooks,
  fields: [
    redirectFrom,
    redirectTo,
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Tells search engines to forget the old address.' },
    },
  ],
}
