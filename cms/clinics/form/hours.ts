import { MOST_NOTICE } from '../../contract/constants.ts'
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
    localizedTextarea('notice', {
      maxLength: MOST_NOTICE,
      admin: {
        rows: 2,
        disableBulkEdit: true,
        description: {
          en: 'Short, and only what whoever goes there should know for now. Visitors read it at the top of its page until the day under “Public notice until”. Clear it if it is no longer true.',
          es: 'Breve, y solo lo que debe saber por ahora quien vaya. Se lee al principio de su página hasta el día indicado en “Aviso público hasta”. Bórrelo cuando ya no sea cierto.',
        },
      },
    }),
  ],
)
