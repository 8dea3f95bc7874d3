import type { Block } from 'payload'

/** An income table has at most this many columns. */
export const MOST_PERCENTS = 4
/** An income table has a row for households of up to this many people. */
export const MOST_PEOPLE = 12

/** Incomes computed from the federal poverty level, which changes each January. */
export const incomeTable: Block = {
  slug: 'income-table',
  labels: { singular: 'Income table', plural: 'Income tables' },
  fields: [
    {
      name: 'caption',
      type: 'text',
      required: true,
      admin: { description: 'For example: Yearly income in 2025 in the 48 states and DC.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'first',
          label: 'Poverty level for one person, in dollars a year',
          type: 'number',
          required: true,
          min: 1,
        },
        {
          name: 'further',
          label: 'Dollars for each additional person',
          type: 'number',
          required: true,
          min: 1,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'percents',
          label: 'Columns, in percent of the poverty level',
          type: 'number',
          hasMany: true,
          required: true,
          min: 1,
          max: 1_000,
          maxRows: MOST_PERCENTS,
          defaultValue: [100, 200],
        },
        {
          name: 'people',
          label: 'Rows: people in the largest household',
          type: 'number',
          required: true,
          min: 1,
          max: MOST_PEOPLE,
          defaultValue: 8,
        },
      ],
    },
  ],
}
