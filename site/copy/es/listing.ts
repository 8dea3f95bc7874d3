import type { listing as en } from '../en/listing.ts'
import { thousands } from '../thousands.ts'
import { totalInWords } from './numbers.ts'

export const listing: typeof en = {
  breadcrumb: {
    label: 'Ruta de navegación',
    home: 'Inicio',
    states: 'Estados',
    services: 'Servicios',
  },
  figures: 'En números',
  figure: thousands,
  showing: (shown, total) =>
    `${shown === 1 ? 'Se muestra' : 'Se muestran'} ${thousands(shown)} de ${totalInWords(total)}, en orden alfabético por ciudad.`,
  showingLetter: (shown, total, letter) =>
    `${shown === 1 ? 'Se muestra' : 'Se muestran'} ${thousands(shown)} de ${totalInWords(total)} en ciudades que empiezan con ${letter}.`,
  towns: {
    letters: 'Ciudades por letra',
    all: 'Mostrar todas las ciudades',
    none: (letter) => `Ninguna ciudad de aquí empieza con ${letter}.`,
    inState: (town, state) => `${town}, ${state}`,
  },
  narrow: {
    heading: 'Mostrar solo:',
    free: 'Gratis',
    lowCost: 'De bajo costo',
    now: 'Abiertas ahora',
    late: 'Abiertas después de las 6\u00a0p.\u00a0m.',
    weekend: 'Abiertas en fin de semana',
    walkIns: 'Atienden sin cita',
  },
  more: 'Mostrar más',
  earlier: 'Mostrar clínicas anteriores',
  loadingMore: 'Cargando más clínicas',
  loading: 'Cargando las clínicas',
  failed: 'No se pudo cargar la lista en este momento. Intente de nuevo.',
  again: 'Intentar de nuevo',
}
