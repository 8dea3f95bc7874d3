import { localizedTextarea } from '../../documents/fields/localized-text.ts'
import { factTab } from './fact-field.ts'
import { openingHoursField } from './opening-hours.ts'

export const clinicHours = factTab(
  'hours',
  { en: 'Hours and appointments', es: 'Horario y citas' },
  [
    openingHoursField,
    localizedTextarea('hoursOfOperation', {
      label: { en: 'Hours in words (optional)', es: 'Horario en palabras (opcional)' },
      admin: {
        description: {
          en: 'If left empty, visitors see the weekly hours in words.',
          es: 'Si se deja vacío, los visitantes ven el horario semanal en palabras.',
        },
      },
    }),
    'appointments',
    ['acceptsNewPatients', 'walkInsWelcome', 'appointmentNeeded'],
    'firstVisitWait',
  ],
)
