import type { NumberField } from 'payload'

/** How many days a verification holds, unless its clinic says otherwise. */
export const VERIFY_EVERY_DAYS = 30

export const verifyEveryDays: NumberField = {
  name: 'verifyEveryDays',
  label: 'Verify again after',
  type: 'number',
  min: 1,
  max: 365,
  admin: { description: `In days. If left empty, ${VERIFY_EVERY_DAYS}.` },
}
