import { type InEach, inEach } from '../panel-kit/say.ts'

/** In Spanish, what saves documents apart from their forms; it is stored in English. */
const SPANISH: Readonly<Record<string, string>> = {
  'Change of many': 'Cambio de varios',
  'Undo of a change of many': 'Se deshizo un cambio de varios',
  'Merged clinics': 'Clínicas combinadas',
  'Unmerged clinics': 'Clínicas separadas',
  'Correction by the clinic': 'Corrección de la clínica',
  'Scheduled publishing': 'Publicación programada',
  'Kept as a draft': 'Guardado como borrador',
  'Part of a draft': 'Parte de un borrador',
  'Restored version': 'Versión restaurada',
  'Confirmed by the clinic': 'Confirmada por la clínica',
  Submission: 'Solicitud',
  'Verification call': 'Llamada de verificación',
  'Undone call': 'Llamada deshecha',
  Import: 'Importación',
  'Undone import': 'Importación deshecha',
}

/** 'Import: sites.csv' as people read it: what comes after the colon is a name. */
export const throughWords = (stored: string): InEach => {
  const [what = '', ...name] = stored.split(': ')
  const spanish = [SPANISH[what] ?? what, ...name].join(': ')
  return inEach((language) => (language === 'es' ? spanish : stored))
}
