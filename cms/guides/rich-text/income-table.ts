import type { Block } from 'payload'

const MOST_PERCENTS = 4

/** Incomes worked out from the federal poverty level, which changes each January. */
export const incomeTable: Block = {
  slug: 'income-table',
  labels: { singular: 'Income table', plural: 'Income tables' },
  fields: [
    {
      name: 'caption',
      type: 'text',
      required: true,
      admin: { description: 'Such as: Yearly income in 2025, in the 48 states and DC.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'first',
          label: 'Poverty level for one person, dollars a year',
          type: 'number',
          required: true,
          min: 1,
        },
        {
          name: 'further',
          label: 'Dollars for each further person',
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
          label: 'Columns, in per cent of it',
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
          label: 'Rows: the largest household',
          type: 'number',
          required: true,
          min: 1,
          max: 12,
          defaultValue: 8,
        },
      ],
    },
  ],
}
