import type { Tab } from 'payload'
import { localizedTextarea } from '../../documents/fields/localized-text.ts'
import { fact } from './fact.ts'
import { openingHoursField } from './opening-hours.ts'

export const clinicHours: Tab = {
  label: 'Hours and appointments',
  fields: [
    openingHoursField,
    localizedTextarea('hoursOfOperation', {
      label: 'Hours in words (optional)',
      admin: { description: 'Left empty, visitors read the weekly hours in words.' },
    }),
    localizedTextarea('appointments'),
    {
      type: 'row',
      fields: [fact('acceptsNewPatients'), fact('walkInsWelcome')],
    },
  ],
}
