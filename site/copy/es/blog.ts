import type { blog as en } from '../en/blog.ts'
import { shortDate } from './dates.ts'

export const blog: typeof en = {
  title: 'Blog de salud',
  description:
    'Lea sobre sus derechos, cómo encontrar atención, cómo cuidar su salud y cómo cuidar a un niño. Para quienes tienen que cuidar su dinero.',
  heading: 'Blog de salud',
  lead: 'Conviene saberlo antes de necesitarlo.',
  featured: 'Artículo destacado',
  read: 'Leer el artículo completo',
  date: shortDate,
  categories: 'Ver por tema',
  all: 'Todos los artículos',
  latest: 'Más artículos',
  older: 'Artículos anteriores',
  newer: 'Artículos más recientes',
  empty: {
    title: 'Todavía no hay artículos aquí',
    text: 'Aún no hemos escrito nada sobre este tema.',
  },
  loading: 'Cargando los artículos',
  failed: {
    title: 'No se pudieron cargar los artículos',
    text: 'Intente de nuevo en un momento, o lea una de las guías.',
  },
  guides: 'Ver todas las guías',
  categoryTitle: (name) => `${name}: Blog de salud`,
  tips: {
    heading: 'Consejos de salud',
    points: [
      'Lleve una lista de sus medicinas y alergias en el teléfono o en la cartera.',
      'Mídase la presión de vez en cuando. Muchas farmacias lo hacen gratis.',
      'Pregunte por las vacunas en cada visita. Muchas son gratis en los centros de salud.',
      'Camine. Media hora casi todos los días ayuda al corazón, al sueño y al ánimo.',
      'Guarde el 988 y el 2-1-1 en su teléfono. Para hablar en español, llame al 988 y oprima el 2.',
      'Escriba sus preguntas antes de una visita. Ponga primero la que más le preocupa.',
    ],
  },
  newsletter: {
    heading: 'El boletín',
    text: 'Guías y artículos nuevos, más o menos una vez al mes. Puede darse de baja cuando quiera.',
  },
  article: {
    by: (author) => `Por ${author}`,
    others: 'Otros artículos',
    missing: {
      title: 'No encontramos el artículo',
      text: 'El artículo que busca no existe o ya no está aquí.',
      back: 'Ver todos los artículos',
    },
    notAdvice:
      'Este artículo es para informarle. No reemplaza a un médico ni a una enfermera que conozca su caso. En una emergencia, llame al 911.',
  },
}
