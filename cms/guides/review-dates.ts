import type { CollectionBeforeChangeHook, DateField, DateFieldValidation } from 'payload'
import { sayTo } from '../panel-kit/say.ts'

/** Laws, programs and prices change within this time. */
export const REVIEW_EVERY_MONTHS = 6

/** Days are kept as their noon in UTC, which is still to come where the day has just begun. */
const DAY_MS = 24 * 60 * 60 * 1_000

/** The day on which what was reviewed is due again. */
export const dueAfter = (reviewedAt: string): string => {
  const due = new Date(reviewedAt)
  due.setUTCMonth(due.getUTCMonth() + REVIEW_EVERY_MONTHS)
  return due.toISOString()
}

const isPast: DateFieldValidation = (value, { req }) =>
  !value ||
  Date.parse(String(value)) < Date.now() + DAY_MS ||
  sayTo(req)({
    en: 'Choose today or an earlier day.',
    es: 'Elija el día de hoy o uno anterior.',
  })

/** When somebody last read a text from beginning to end, and when somebody should again. */
export const reviewDates: DateField[] = [
  {
    name: 'reviewedAt',
    label: { en: 'Last reviewed', es: 'Última revisión' },
    type: 'date',
    validate: isPast,
    admin: {
      position: 'sidebar',
      components: { afterInput: ['/guides/panel/reviewed-today.tsx#ReviewedToday'] },
      description: {
        en: 'When somebody last checked all that it says: programs, figures, links. Visitors read it below the title.',
        es: 'Cuándo alguien revisó por última vez todo lo que dice: programas, cifras, enlaces. Los visitantes lo leen debajo del título.',
      },
    },
  },
  {
    name: 'reviewOn',
    label: { en: 'Review again on', es: 'Revisar de nuevo el' },
    type: 'date',
    index: true,
    admin: {
      position: 'sidebar',
      description: {
        en: `The first page then asks for it. If left as it is, ${REVIEW_EVERY_MONTHS} months after the last review, or after the text was made.`,
        es: `La primera página lo pide entonces. Si se deja como está, ${REVIEW_EVERY_MONTHS} meses después de la última revisión, o de haber hecho el texto.`,
      },
    },
  },
]

/** Whoever reviews a text need not think about the next time. */
export const planNextReview: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { reviewedAt, reviewOn } = { ...originalDoc, ...data }
  const isNew = reviewedAt && reviewedAt !== originalDoc?.reviewedAt
  const isPlanned = reviewOn && (reviewOn !== originalDoc?.reviewOn || reviewOn > reviewedAt)
  return isNew && !isPlanned ? { ...data, reviewOn: dueAfter(reviewedAt) } : data
}
