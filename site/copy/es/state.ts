import type { state as en } from '../en/state.ts'
import { thousands } from '../thousands.ts'
import { inPlace } from './places.ts'

export const state: typeof en = {
  title: (name) => `Clínicas gratis y de bajo costo ${inPlace(name)}`,
  description: (name, count) =>
    `Encuentre clínicas gratis y de bajo costo ${inPlace(name)}${count > 0 ? ` (${thousands(count)} en la lista)` : ''}. Vea dónde está cada una, a qué número llamar y qué ofrece.`,
  heading: (name) => `Clínicas ${inPlace(name)}`,
  loading: 'Cargando el estado',
  missing: {
    title: 'No encontramos el estado',
    text: 'El estado que busca no existe o ya no está aquí.',
    back: 'Ver todos los estados',
  },
  figures: {
    total: 'Clínicas en total',
    lowCost: 'Clínicas de bajo costo',
    verified: 'Clínicas verificadas',
  },
  list: (name) => `Todas las clínicas ${inPlace(name)}`,
  none: {
    title: 'No encontramos clínicas',
    text: (name) =>
      `Todavía no conocemos ninguna clínica ${inPlace(name)}. Quizás haya una cerca de usted en un estado vecino.`,
  },
  services: (name) => `Por servicio ${inPlace(name)}`,
  service: {
    medical: 'Atención médica',
    dental: 'Atención dental',
    'mental-health': 'Salud mental',
    'womens-health': 'Salud de la mujer',
    pediatric: 'Atención pediátrica',
    vision: 'Atención de la vista',
  },
}
