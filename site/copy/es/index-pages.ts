import type { indexPages as en } from '../en/index-pages.ts'

export const indexPages: typeof en = {
  letterLinks: 'Estados por letra',
  states: {
    title: 'Clínicas por estado',
    heading: 'Buscar clínicas por estado',
    description:
      'Encuentre clínicas gratis y de bajo costo donde vive. Aquí están todos los estados, y también las islas desde Puerto Rico hasta Guam.',
    lead: 'Elija dónde está. Cada página muestra las clínicas de allí, con un número para llamar.',
  },
  services: {
    title: 'Clínicas por servicio',
    heading: 'Buscar clínicas por servicio',
    description:
      'Encuentre clínicas gratis y de bajo costo según lo que necesita: médico, dentista, atención de la vista, alguien con quien hablar, vacunas o atención para un niño.',
    lead: 'Elija lo que necesita. Casi todas las clínicas ofrecen más de uno de estos servicios.',
  },
}
