import type { InEach, Say } from '../../panel-kit/say.ts'

const WORDS: Record<string, (clinic: string) => InEach> = {
  'all still right': (clinic) => ({ en: `Verified ${clinic}`, es: `Verificada: ${clinic}` }),
  'something changed': (clinic) => ({ en: `Corrected ${clinic}`, es: `Corregida: ${clinic}` }),
  'no answer': (clinic) => ({ en: `No answer from ${clinic}`, es: `No contestan en ${clinic}` }),
  voicemail: (clinic) => ({ en: `Voicemail of ${clinic}`, es: `Buzón de voz de ${clinic}` }),
  busy: (clinic) => ({ en: `${clinic} was busy`, es: `${clinic}: ocupado` }),
  refused: (clinic) => ({ en: `${clinic} refused`, es: `${clinic} no quiso responder` }),
  'call back': (clinic) => ({ en: `Call ${clinic} back`, es: `Volver a llamar a ${clinic}` }),
  moved: (clinic) => ({ en: `Moved ${clinic}`, es: `Se mudó ${clinic}` }),
  closed: (clinic) => ({ en: `Closed ${clinic}`, es: `Cerrada: ${clinic}` }),
  'closed for now': (clinic) => ({
    en: `${clinic} closed for now`,
    es: `${clinic}, cerrada por ahora`,
  }),
  'wrong number': (clinic) => ({
    en: `Wrong number of ${clinic}`,
    es: `Número equivocado de ${clinic}`,
  }),
  'number found': (clinic) => ({
    en: `Number found for ${clinic}`,
    es: `Número encontrado para ${clinic}`,
  }),
  'no number found': (clinic) => ({
    en: `No number found for ${clinic}`,
    es: `No se encontró número de ${clinic}`,
  }),
  'number works again': (clinic) => ({
    en: `Number of ${clinic} works`,
    es: `Funciona el número de ${clinic}`,
  }),
}

/** A call as its undo button names it: 'Verified Sunrise Clinic'. */
export const callInWords = (outcome: string, clinic: string, say: Say): string => {
  const words = WORDS[outcome]?.(clinic)
  return words ? say(words) : `${outcome}, ${clinic}`
}
