import type { offline as en } from '../en/offline.ts'

export const offline: typeof en = {
  title: 'No tiene conexión',
  lead: 'Su teléfono o computadora no se puede conectar con este sitio en este momento. Quizás sí pueda llamar por teléfono.',
  connected: {
    title: 'Tiene conexión',
    lead: 'Esta página es para cuando no la tenga. Entonces dice qué puede abrir todavía.',
  },
  again: 'Intentar de nuevo',
  home: 'Ir a la página de inicio',
  saved: 'Sus clínicas guardadas',
  guides: 'Guías que puede leer ahora',
  results: 'Sus últimas búsquedas',
  date: (date) => `Copia del ${date}`,
  nothing: 'Aquí estarán las clínicas que guarde y las guías que lea.',
}
