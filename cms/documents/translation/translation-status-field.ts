import type { UIField } from 'payload'

/** Marks, beside the form, which texts are still to be translated. */
export const translationStatus: UIField = {
  name: 'translationStatus',
  label: 'Spanish',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/documents/translation/translation-status.tsx#TranslationStatus' },
  },
}
