import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { announceHooks } from '../documents/hooks/announce-change.ts'
import { redirectFrom, redirectTo } from './redirect-fields.ts'

/** Old addresses that still lead somewhere. A redirect wins over the not-found page. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: { en: 'Redirect', es: 'Redirección' },
    plural: { en: 'Redirects', es: 'Redirecciones' },
  },
  access: contentAccess,
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent'],
    group: { en: 'Site', es: 'Sitio' },
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
      admin: {
        description: {
          en: 'Tells search engines to forget the old address.',
          es: 'Indica a los buscadores que olviden la dirección anterior.',
        },
      },
    },
  ],
}
