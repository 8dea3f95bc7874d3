import type { ArrayField, FieldHook, TextFieldSingleValidation } from 'payload'
import { DAYS, HOURS_ACCESS, HOURS_WEEKS } from '../../contract/constants.ts'
import { KIND_WORDS, weeksInWords } from '../../contract/hours-kinds.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { isRegular } from '../hours/open-time.ts'
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

/** Structured hours, one row per stretch of time, in addition to the free text. */
export const openingHoursField: ArrayField = {
  name: 'openingHours',
  type: 'array',
  labels: { singular: 'Time', plural: 'Weekly hours' },
  admin: {
    description:
      'In the clinic’s local time. Add a second row for a day with a break. A day by appointment or of some weeks may have no times.',
    components: { Field: '/clinics/panel/hours/weekly-hours.tsx#WeeklyHours' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'day',
          type: 'select',
          required: true,
          options: DAYS.map((value) => ({ value, label: capitalized(value) })),
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
            label: weeksInWords([value], 'day', 'en'),
          })),
        },
        {
          name: 'access',
          type: 'select',
          options: HOURS_ACCESS.map((value) => ({ value, label: KIND_WORDS.en.access[value] })),
        },
      ],
    },
  ],
}
