import { utcDay } from '../utc-day.ts'

const MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'

/** '12 de noviembre de 2026', for sentences. */
export const longDate = (iso: string) => {
  const { day, month, year } = utcDay(iso)
  return `${day} de ${MONTHS.split(' ')[month]} de ${year}`
}
