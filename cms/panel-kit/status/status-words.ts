import { type InEach, inEach } from '../say.ts'

/** What statuses are called in Spanish; in English they are called as they are stored. */
const SPANISH: Readonly<Record<string, string>> = {
  received: 'recibida',
  'in review': 'en revisión',
  verified: 'verificada',
  published: 'publicada',
  declined: 'rechazada',
  new: 'nuevo',
  read: 'leído',
  answered: 'respondido',
  spam: 'spam',
  open: 'abierta',
  corrected: 'corregida',
  'was right': 'estaba bien',
  pending: 'pendiente',
  confirmed: 'confirmada',
  unsubscribed: 'cancelada',
  comparing: 'comparando',
  review: 'por revisar',
  applying: 'aplicando',
  stopping: 'deteniendo',
  applied: 'aplicada',
  undoing: 'deshaciendo',
  undone: 'deshecha',
  failed: 'con error',
  means: 'significa',
  entry: 'en la lista',
  ignored: 'ignorada',
}

/** A status as people read it. */
export const statusWords = (status: string): InEach =>
  inEach((language) => (language === 'es' ? (SPANISH[status] ?? status) : status))
