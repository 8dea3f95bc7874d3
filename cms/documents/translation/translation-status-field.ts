import type { UIField } from 'payload'

/** Shows, next to the form, which texts still have to be translated. */
export const translationStatus: UIField = {
  name: 'translationStatus',
  label: { en: 'Spanish', es: 'Español' },
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/documents/translation/translation-status.tsx#TranslationStatus' },
  },
}
