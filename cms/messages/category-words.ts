import type { CONTACT_CATEGORIES } from '../contract/form-fields.ts'
import { type InEach, inEach } from '../panel-kit/say.ts'

/** What visitors can choose that their message is about. */
const WORDS: Readonly<Record<(typeof CONTACT_CATEGORIES)[number], InEach>> = {
  general: { en: 'General inquiry', es: 'Pregunta general' },
  'add-clinic': { en: 'Add a clinic', es: 'Agregar una clínica' },
  'update-info': { en: 'Update a clinic', es: 'Actualizar una clínica' },
  technical: { en: 'Technical support', es: 'Ayuda técnica' },
  partnership: { en: 'Partnership', es: 'Colaboración' },
  feedback: { en: 'Feedback', es: 'Comentarios' },
}

const KNOWN = new Map<string, InEach>(Object.entries(WORDS))

/** What a message is about; another value as it is stored. */
export const categoryWords = (category: string): InEach =>
  KNOWN.get(category) ?? inEach(() => category)
