import type { NumberField } from 'payload'

/** How many days a verification holds, unless its clinic says otherwise. */
export const VERIFY_EVERY_DAYS = 30

export const verifyEveryDays: NumberField = {
  name: 'verifyEveryDays',
  label: { en: 'Verify again after', es: 'Verificar de nuevo después de' },
  type: 'number',
  min: 1,
  max: 365,
  admin: {
    description: {
      en: `In days. If left empty, ${VERIFY_EVERY_DAYS}.`,
      es: `En días. Si se deja vacío, ${VERIFY_EVERY_DAYS}.`,
    },
  },
}
