import type { OpeningHours } from '@healthcare-for-all/cms/contract'
import type { Localized } from '../localized.ts'

export interface Schedule {
  openingHours: readonly OpeningHours[]
  text: Localized
}

type Day = OpeningHours['day']

const workdays: readonly Day[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const everyDay: readonly Day[] = [...workdays, 'saturday', 'sunday']

const on = (days: readonly Day[], ...spans: readonly (readonly [string, string])[]) =>
  days.flatMap((day) => spans.map(([opens, closes]) => ({ day, opens, closes })))

/** Schedules written both ways: as rows and as words. */
export const schedules: readonly Schedule[] = [
  {
    openingHours: on(workdays, ['08:00', '17:00']),
    text: {
      en: 'Monday to Friday, 8 AM to 5 PM',
      es: 'Lunes a viernes, de 8 a.\u00a0m. a 5 p.\u00a0m.',
    },
  },
  {
    openingHours: on(workdays, ['08:30', '12:00'], ['13:00', '17:00']),
    text: {
      en: 'Monday to Friday, 8:30 AM to noon and 1 PM to 5 PM',
      es: 'Lunes a viernes, de 8:30 a.\u00a0m. a mediodía y de 1 a 5 p.\u00a0m.',
    },
  },
  {
    openingHours: [...on(workdays, ['09:00', '18:00']), ...on(['saturday'], ['09:00', '13:00'])],
    text: {
      en: 'Monday to Friday, 9 AM to 6 PM; Saturday, 9 AM to 1 PM',
      es: 'Lunes a viernes, de 9 a.\u00a0m. a 6 p.\u00a0m.; sábado, de 9 a.\u00a0m. a 1 p.\u00a0m.',
    },
  },
  {
    openingHours: [
      ...on(['monday', 'wednesday', 'friday'], ['08:00', '17:00']),
      ...on(['tuesday', 'thursday'], ['10:00', '19:00']),
    ],
    text: {
      en: 'Monday, Wednesday and Friday, 8 AM to 5 PM; Tuesday and Thursday, 10 AM to 7 PM',
      es: 'Lunes, miércoles y viernes, de 8 a.\u00a0m. a 5 p.\u00a0m.; martes y jueves, de 10 a.\u00a0m. a 7 p.\u00a0m.',
    },
  },
  {
    openingHours: on(['tuesday', 'thursday'], ['17:00', '20:30']),
    text: {
      en: 'Tuesday and Thursday evenings, 5 PM to 8:30 PM',
      es: 'Martes y jueves por la tarde, de 5 a 8:30 p.\u00a0m.',
    },
  },
  {
    openingHours: on(['monday', 'tuesday', 'wednesday', 'thursday'], ['07:30', '17:30']),
    text: {
      en: 'Monday to Thursday, 7:30 AM to 5:30 PM',
      es: 'Lunes a jueves, de 7:30 a.\u00a0m. a 5:30 p.\u00a0m.',
    },
  },
  {
    openingHours: on(everyDay, ['09:00', '21:00']),
    text: { en: 'Every day, 9 AM to 9 PM', es: 'Todos los días, de 9 a.\u00a0m. a 9 p.\u00a0m.' },
  },
]

/** Emergency services never close. */
export const aroundTheClock: Schedule = {
  openingHours: on(everyDay, ['00:00', '24:00']),
  text: { en: 'Open 24 hours, every day', es: 'Abierta las 24 horas, todos los días' },
}

/** Hours that a table of weekdays can't express. */
export const looseHours: readonly Localized[] = [
  {
    en: 'First and third Saturday of the month, 9 AM until the last patient is seen',
    es: 'Primer y tercer sábado del mes, desde las 9 a.\u00a0m. hasta atender al último paciente',
  },
  {
    en: 'Wednesdays from 6 PM. Doors open at 5:30 PM',
    es: 'Miércoles desde las 6 p.\u00a0m. Las puertas abren a las 5:30 p.\u00a0m.',
  },
  {
    en: 'Weekdays; closed on federal holidays',
    es: 'Entre semana; cerrada en días festivos federales',
  },
  {
    en: 'Monday to Friday, 8 AM to 3 PM; shorter hours in July and August',
    es: 'Lunes a viernes, de 8 a.\u00a0m. a 3 p.\u00a0m.; horario reducido en julio y agosto',
  },
]
