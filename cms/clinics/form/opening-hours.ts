import type { ArrayField, FieldHook } from 'payload'
import { DAYS } from '../../contract/constants.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { readClosing, readOpening } from '../hours/read-time.ts'
import { isTimeOfDay } from './time-of-day.ts'

const opening: FieldHook = ({ value }) =>
  typeof value === 'string' ? (readOpening(value) ?? value) : value

const closing: FieldHook = ({ value, siblingData }) => {
  if (typeof value !== 'string') return value
  const opens: unknown = siblingData.opens
  return readClosing(value, typeof opens === 'string' ? (readOpening(opens) ?? '') : '') ?? value
}

/** Structured hours, one row per stretch of time, in addition to the free text. */
export const openingHoursField: ArrayField = {
  name: 'openingHours',
  type: 'array',
  labels: { singular: 'Time', plural: 'Weekly hours' },
  admin: {
    description: 'In the clinic’s local time. Add a second row for a day with a break.',
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
          required: true,
          validate: isTimeOfDay,
          hooks: { beforeValidate: [opening] },
        },
        {
          name: 'closes',
          type: 'text',
          required: true,
          validate: isTimeOfDay,
          hooks: { beforeValidate: [closing] },
        },
      ],
    },
  ],
}
