import type { CollectionConfig } from 'payload'
import { directoryAccess } from '../../access/content.ts'
import { localizedText, localizedTextarea } from '../../documents/fields/localized-text.ts'
import { slugField } from '../../documents/fields/slug.ts'
import { refuseTakenSlug } from '../../documents/hooks/refuse-taken-slug.ts'
import { translationStatus } from '../../documents/translation/translation-status-field.ts'
import type { Refresh } from '../refresh.ts'

/** Kinds of care that visitors browse and filter by. */
export const categories = (refresh: Refresh): CollectionConfig => ({
  slug: 'categories',
  labels: {
    singular: { en: 'Category', es: 'Categoría' },
    plural: { en: 'Categories', es: 'Categorías' },
  },
  access: directoryAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'serviceNames'],
    group: { en: 'Directory', es: 'Directorio' },
  },
  defaultSort: 'id',
  hooks: {
    beforeValidate: [refuseTakenSlug],
    afterChange: [refresh],
    afterDelete: [refresh],
  },
  fields: [
    localizedText('name', { required: true }),
    localizedTextarea('description'),
    {
      name: 'serviceNames',
      type: 'text',
      hasMany: true,
      admin: {
        description: {
          en: 'A clinic that offers one of these services belongs to the category. Capitalization does not matter.',
          es: 'Una clínica que ofrece uno de estos servicios pertenece a la categoría. No importan las mayúsculas.',
        },
      },
    },
    slugField('name'),
    translationStatus,
    { name: 'icon', type: 'text', admin: { position: 'sidebar' } },
  ],
})
