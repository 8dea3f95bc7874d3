import { localizedTextarea } from '../../documents/fields/localized-text.ts'
import { factTab } from './fact-field.ts'
import { openingHoursField } from './opening-hours.ts'

export const clinicHours = factTab('hours', 'Hours and appointments', [
  openingHoursField,
  localizedTextarea('hoursOfOperation', {
    label: 'Hours in words (optional)',
    admin: { description: 'If left empty, visitors see the weekly hours in words.' },
  }),
  'appointments',
  ['acceptsNewPatients', 'walkInsWelcome', 'appointmentNeeded'],
  'firstVisitWait',
])
