import type { CollectionConfig } from 'payload'
import { directoryAccess } from '../../access/content.ts'
import { localizedText } from '../../documents/fields/localized-text.ts'
import { translationStatus } from '../../documents/translation/translation-status-field.ts'
import type { Refresh } from '../refresh.ts'

/** What visitors read for the services of clinics, which name them in English. */
export const services = (refresh: Refresh): CollectionConfig => ({
  slug: 'services',
  access: directoryAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name'],
    group: 'Directory',
    description:
      'How services are called in each language. A clinic’s services are chosen in English; one that is not listed here is shown in English everywhere.',
  },
  defaultSort: 'name',
  hooks: { afterChange: [refresh], afterDelete: [refresh] },
  fields: [
    localizedText('name', {
      required: true,
      index: true,
      admin: {
        description: 'In English as clinics write it. Capitalization does not matter.',
      },
    }),
    translationStatus,
  ],
})
