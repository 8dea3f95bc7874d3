import type { category as en } from '../en/category.ts'
import { midSentence } from './mid-sentence.ts'
import { clinics } from './numbers.ts'
import { inPlace } from './places.ts'

const place = (state: string | undefined) => (state ? ` ${inPlace(state)}` : '')

export const category: typeof en = {
  title: (name, state) => `${name} gratis o de bajo costo${place(state)}`,
  description: (name, state) =>
    `${name}${place(state)} gratis o por poco dinero. Vea dónde está cada clínica, a qué número llamar y cuándo abre.`,
  heading: (name, state) => `${name}${place(state)}`,
  loading: 'Cargando el servicio',
  missing: {
    title: 'No encontramos el servicio',
    text: 'El servicio que busca no existe o ya no está aquí.',
    back: 'Ver todos los servicios',
  },
  figures: {
    total: 'Clínicas en total',
    free: 'Servicios gratis',
    lowCost: 'Servicios de bajo costo',
    verified: 'Clínicas verificadas',
  },
  about: (name) => `${name}: qué incluye`,
  explained: {
    medical: [
      'Vaya aquí para chequeos, para análisis de sangre y si se enferma. Estas clínicas también le dan atención si tiene diabetes, presión alta u otra enfermedad crónica.',
      'Lleve una lista de las medicinas que toma y los papeles que tenga sobre su salud. No necesita seguro.',
    ],
    dental: [
      'En la atención dental le hacen chequeos y limpiezas, le ponen empastes y le sacan muelas. Algunas clínicas también hacen dentaduras o tratan las encías.',
      'Muchas guardan lugar para quien tiene dolor. Dígalo cuando llame. Una cara hinchada con fiebre es una emergencia: llame al 911.',
    ],
    'mental-health': [
      'La atención de salud mental incluye hablar con un consejero o terapeuta, y medicinas si ayudan. Muchas clínicas también ayudan con el alcohol y las drogas.',
      'Si piensa en hacerse daño, llame ya al 988 y oprima el 2, o mande la palabra AYUDA por texto al 988. Es gratis y privado, a toda hora.',
    ],
  },
  byState: 'Buscar por estado',
  allStates: 'Ver todos los estados',
  stateCount: clinics,
  list: (name, state) => `Clínicas con servicios de ${midSentence(name)}${place(state)}`,
  none: {
    title: 'No encontramos clínicas',
    text: 'Ninguna clínica de aquí dice todavía que ofrece este servicio. Quizás otras sí: llame y pregunte.',
    search: 'Buscar en todas las clínicas',
    nationwide: 'Ver en todo el país',
  },
}
