import type { ArrayField, FieldHook, TextFieldSingleValidation } from 'payload'
import { DAYS, HOURS_ACCESS, HOURS_WEEKS } from '../../contract/constants.ts'
import { KIND_WORDS, weeksInWords } from '../../contract/hours-kinds.ts'
import { isRegular } from '../../contract/open-time.ts'
import { dayInEach } from '../../panel-kit/day-name.ts'
import { inEach } from '../../panel-kit/say.ts'
import { readClosing, readOpening } from '../hours/read-time.ts'
import { isTimeOfDay } from './time-of-day.ts'

const opening: FieldHook = ({ value }) =>
  typeof value === 'string' ? (readOpening(value) ?? value) : value

const closing: FieldHook = ({ value, siblingData }) => {
  if (typeof value !== 'string') return value
  const opens: unknown = siblingData.opens
  return readClosing(value, typeof opens === 'string' ? (readOpening(opens) ?? '') : '') ?? value
}

/** 'Friday by appointment' needs no times. */
const isTimeIfNeeded: TextFieldSingleValidation = (value, options) => {
  const { opens, closes, access, weeks }: Partial<Record<string, never>> = options.siblingData
  const isEmpty = !opens && !closes
  return isEmpty && !isRegular({ access, weeks }) ? true : isTimeOfDay(value, options)
}

/** What stands for the day in the names of weeks. */
const SOME_DAY = { en: 'day', es: 'día' }

/** Structured hours, one row per stretch of time, in addition to the free text. */
export const openingHoursField: ArrayField = {
  name: 'openingHours',
  type: 'array',
  labels: {
    singular: { en: 'Time', es: 'Hora' },
    plural: { en: 'Weekly hours', es: 'Horario semanal' },
  },
  admin: {
    description: {
      en: 'In the clinic’s local time. Add a second row for a day with a break. A day by appointment or of some weeks may have no times.',
      es: 'En la hora local de la clínica. Agregue una segunda fila para un día con pausa. Un día con cita o de algunas semanas puede no tener horas.',
    },
    components: { Field: '/clinics/panel/hours/late-weekly-hours.tsx#WeeklyHours' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'day',
          type: 'select',
          required: true,
          options: DAYS.map((value) => ({ value, label: dayInEach(value) })),
        },
        {
          name: 'opens',
          type: 'text',
          validate: isTimeIfNeeded,
          hooks: { beforeValidate: [opening] },
        },
        {
          name: 'closes',
          type: 'text',
          validate: isTimeIfNeeded,
          hooks: { beforeValidate: [closing] },
        },
        {
          name: 'weeks',
          type: 'select',
          options: HOURS_WEEKS.map((value) => ({
            value,
            label: inEach((language) => weeksInWords([value], SOME_DAY[language], language)),
          })),
        },
        {
          name: 'access',
          type: 'select',
          options: HOURS_ACCESS.map((value) => ({
            value,
            label: inEach((language) => KIND_WORDS[language].access[value]),
          })),
        },
      ],
    },
  ],
}
