import type { ArrayField } from 'payload'
import { DAYS } from '../contract/constants.ts'
import { isTimeOfDay } from './time-of-day.ts'

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Structured hours, one row a stretch of time; stands beside the free text. */
export const openingHoursField: ArrayField = {
  name: 'openingHours',
  type: 'array',
  labels: { singular: 'Opening time', plural: 'Opening times' },
  admin: { description: 'In the clinic’s own time. Add a second row for a day with a break.' },
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
        { name: 'opens', type: 'text', required: true, validate: isTimeOfDay },
        { name: 'closes', type: 'text', required: true, validate: isTimeOfDay },
      ],
    },
  ],
}
