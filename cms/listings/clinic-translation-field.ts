import type { Field } from 'payload'
import { translationStatus } from '../documents/translation/translation-status-field.ts'

/** Shows, next to a clinic's form, which texts still have to be translated. */
export const clinicTranslation: Field = {
  ...translationStatus,
  admin: {
    ...translationStatus.admin,
    components: { Field: '/listings/panel/late-clinic-translation.tsx#ClinicTranslation' },
  },
}
