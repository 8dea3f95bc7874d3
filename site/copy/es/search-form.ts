import type { searchForm as en } from '../en/search-form.ts'
import { midSentence } from './mid-sentence.ts'

/** The categories that the form doesn't offer, and that an address can name. */
const OTHERS: Record<string, string> = {
  'urgent-care': 'Atención de urgencia',
  'emergency-care': 'Atención de emergencia',
}

const ALL = 'Todos'

export const searchForm: typeof en = {
  form: {
    name: 'Búsqueda de clínicas',
    location: 'Lugar',
    placeholder: 'Ciudad, estado o código postal',
    service: 'Servicio',
    distance: 'Distancia',
    miles: (miles) => `${miles} millas`,
    // Only 'Todos' needs to be told what it is of; the line is short.
    chosen: (service, distance) => `${service === ALL ? 'Servicio: ' : ''}${service}, ${distance}`,
    submit: (product) => `Buscar ${midSentence(product)}`,
    blank: 'Escriba el lugar donde quiere buscar',
    nearMe: 'Usar mi ubicación',
  },
  services: {
    all: ALL,
    medical: 'Atención médica',
    dental: 'Atención dental',
    'mental-health': 'Salud mental',
    'womens-health': 'Salud de la mujer',
    pediatric: 'Atención pediátrica',
    immunizations: 'Vacunas',
    pharmacy: 'Farmacia',
    vision: 'Atención de la vista',
  },
  otherService: (slug) => OTHERS[slug] ?? slug.replaceAll('-', ' '),
}
