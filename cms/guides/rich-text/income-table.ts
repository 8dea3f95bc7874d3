import type { Block } from 'payload'

/** An income table has at most this many columns. */
export const MOST_PERCENTS = 4
/** An income table has a row for households of up to this many people. */
export const MOST_PEOPLE = 12

/** Incomes computed from the federal poverty level, which changes each January. */
export const incomeTable: Block = {
  slug: 'income-table',
  labels: {
    singular: { en: 'Income table', es: 'Tabla de ingresos' },
    plural: { en: 'Income tables', es: 'Tablas de ingresos' },
  },
  fields: [
    {
      name: 'caption',
      type: 'text',
      required: true,
      admin: {
        description: {
          en: 'For example: Yearly income in 2025 in the 48 states and DC.',
          es: 'Por ejemplo: Ingresos al año en 2025 en los 48 estados y DC.',
        },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'first',
          label: {
            en: 'Poverty level for one person, in dollars a year',
            es: 'Nivel de pobreza para una persona, en dólares al año',
          },
          type: 'number',
          required: true,
          min: 1,
        },
        {
          name: 'further',
          label: { en: 'Dollars for each additional person', es: 'Dólares por cada persona más' },
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
          label: {
            en: 'Columns, in percent of the poverty level',
            es: 'Columnas, en porcentaje del nivel de pobreza',
          },
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
          label: {
            en: 'Rows: people in the largest household',
            es: 'Filas: personas en el hogar más grande',
          },
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
