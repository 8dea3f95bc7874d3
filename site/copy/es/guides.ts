import type { guides as en } from '../en/guides.ts'

export const guides: typeof en = {
  missing: {
    title: 'No encontramos la guía',
    text: 'Esta guía no está disponible en este momento. Las otras quizás le ayuden.',
    back: 'Ver todas las guías',
  },
}
