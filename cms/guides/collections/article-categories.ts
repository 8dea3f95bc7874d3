import type { CollectionConfig } from 'payload'
import { contentAccess } from '../../access/content.ts'
import { localizedText } from '../../documents/fields/localized-text.ts'
import { slugField } from '../../documents/fields/slug.ts'
import { announceHooks } from '../../documents/hooks/announce-change.ts'
import { refuseRemoval } from '../../documents/hooks/refuse-removal.ts'
import { refuseTakenSlug } from '../../documents/hooks/refuse-taken-slug.ts'
import { translationStatus } from '../../documents/translation/translation-status-field.ts'

/** The category tiles of the blog. */
export const ArticleCategories: CollectionConfig = {
  slug: 'article-categories',
  labels: {
    singular: { en: 'Article category', es: 'Categoría de artículos' },
    plural: { en: 'Article categories', es: 'Categorías de artículos' },
  },
  access: contentAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'count', 'color'],
    group: { en: 'Reading', es: 'Lectura' },
  },
  defaultSort: 'id',
  hooks: {
    ...announceHooks,
    beforeValidate: [refuseTakenSlug],
    beforeDelete: [refuseRemoval('category')],
  },
  fields: [
    localizedText('name', { required: true }),
    {
      name: 'count',
      type: 'number',
      min: 0,
      required: true,
      defaultValue: 0,
      admin: {
        description: {
          en: 'The number that its tile shows.',
          es: 'El número que muestra su cuadro.',
        },
      },
    },
    { name: 'color', type: 'text' },
    slugField('name'),
    translationStatus,
  ],
}
